// @vitest-environment jsdom

import { expect, it, vi } from 'vitest'
import { reportVitals } from './report-vitals.ts'

it('7 without a target nothing is measured', async () => {
  const { load, sent } = await reportTo(null)
  expect(load).not.toHaveBeenCalled()
  expect(sent).toEqual([])
})

it('7 a metric is sent with the page’s path, and without data about the visitor', async () => {
  const json = '{"name":"LCP","value":812.5,"id":"v5-1","rating":"good","path":"/"}'
  const { sent } = await reportTo('https://metrics.example/in')
  expect(sent).toEqual([['https://metrics.example/in', json]])
})

async function reportTo(target: string | null) {
  vi.useFakeTimers()
  const sendBeacon = vi.fn()
  Object.assign(navigator, { sendBeacon })
  const [onCLS, onFCP, onINP, onTTFB] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  // web-vitals reports more than is sent.
  const metric = { name: 'LCP', value: 812.5, id: 'v5-1', rating: 'good', delta: 1, entries: [] }
  const onLCP = (report: (measured: never) => void) => report(metric as never)
  const load = vi.fn(async () => ({ onCLS, onFCP, onINP, onLCP, onTTFB }))
  reportVitals(target, load)
  expect(load, 'before the page is idle').not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  return { load, sent: sendBeacon.mock.calls }
}
