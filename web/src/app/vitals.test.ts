import { expect, it, vi } from 'vitest'
import { openPage } from '../start/page-in-tests.ts'
import { reportVitals } from './vitals.ts'

it('7 without a target nothing is measured', async () => {
  expect(await reportsTo(null)).toEqual([])
})

it('7 a metric is sent with the page’s path, and without data about the visitor', async () => {
  const metric = '{"name":"LCP","value":812.5,"id":"v5-1","rating":"good","path":"/"}'
  expect(await reportsTo('https://metrics.example/in')).toEqual([
    ['https://metrics.example/in', metric],
  ])
})

async function reportsTo(target: string | null) {
  openPage('')
  const sendBeacon = vi.fn()
  vi.stubGlobal('navigator', { sendBeacon })
  const [onCLS, onFCP, onINP, onTTFB] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  /** web-vitals reports more than is sent. */
  const metric = { name: 'LCP', value: 812.5, id: 'v5-1', rating: 'good', delta: 1, entries: [] }
  const onLCP = (report: (measured: never) => void) => report(metric as never)
  reportVitals(target, async () => ({ onCLS, onFCP, onINP, onLCP, onTTFB }))
  await vi.runAllTimersAsync()
  return sendBeacon.mock.calls
}
