import { expect, it } from 'vitest'
import type { onLCP } from 'web-vitals'
import { reportVitals } from './vitals.ts'

it('7 without a target nothing is measured', () => {
  const { dependencies, asked } = dependenciesWith(null)
  reportVitals(dependencies)
  expect(asked).toEqual([])
})

it('7 a metric is sent with the page’s path, and without data about the visitor', async () => {
  const { dependencies, asked, sent } = dependenciesWith('https://metrics.example/in')
  reportVitals(dependencies)
  expect(asked).toEqual(['idle'])
  await dependencies.becomeIdle()
  expect(asked).toEqual(['idle', 'code'])
  expect(sent).toEqual([
    [
      'https://metrics.example/in',
      { name: 'LCP', value: 812.5, id: 'v5-1', rating: 'good', path: '/contact' },
    ],
  ])
})

function dependenciesWith(target: string | null) {
  const asked: string[] = []
  const sent: unknown[] = []
  let task: () => void = () => {}
  const never = () => {}
  const dependencies = {
    target,
    path: () => '/contact',
    whenIdle(then: () => void) {
      asked.push('idle')
      task = then
    },
    async load() {
      asked.push('code')
      return { onCLS: never, onFCP: never, onINP: never, onLCP: onLargest, onTTFB: never }
    },
    send: (url: string, report: string) => void sent.push([url, JSON.parse(report)]),
    becomeIdle: async () => task(),
  }
  return { dependencies, asked, sent }
}

/** web-vitals reports more than is sent. */
const onLargest: typeof onLCP = (report) =>
  report({
    name: 'LCP',
    value: 812.5,
    id: 'v5-1',
    rating: 'good',
    delta: 812.5,
    entries: [],
    navigationType: 'navigate',
    navigationId: 1,
  })
