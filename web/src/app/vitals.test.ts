import { expect, it } from 'vitest'
import type { onLCP } from 'web-vitals'
import { reportVitals } from './vitals.ts'

const METRIC = { name: 'LCP', value: 812.5, id: 'v5-1', rating: 'good' } as const

it('7 without a target nothing is measured', () => {
  expect(reportTo(null).asked).toEqual([])
})

it('7 a metric is sent with the page’s path, and without data about the visitor', async () => {
  const { asked, sent, becomeIdle } = reportTo('https://metrics.example/in')
  expect(asked).toEqual(['idle'])
  await becomeIdle()
  expect(asked).toEqual(['idle', 'code'])
  expect(sent).toEqual([['https://metrics.example/in', { ...METRIC, path: '/contact' }]])
})

function reportTo(target: string | null) {
  const asked: string[] = []
  const sent: unknown[] = []
  let task: () => void = () => {}
  const never = () => {}
  /** web-vitals reports more than is sent. */
  const onLargest: typeof onLCP = (report) =>
    report({ ...METRIC, delta: 1, entries: [], navigationType: 'navigate', navigationId: 1 })
  reportVitals({
    target,
    path: () => '/contact',
    whenIdle(then) {
      asked.push('idle')
      task = then
    },
    async load() {
      asked.push('code')
      return { onCLS: never, onFCP: never, onINP: never, onLCP: onLargest, onTTFB: never }
    },
    send: (url, report) => void sent.push([url, JSON.parse(report)]),
  })
  return { asked, sent, becomeIdle: async () => task() }
}
