import { agency } from 'content/compiled/agency.ts'
import type * as WebVitals from 'web-vitals'

type Measures = Pick<typeof WebVitals, 'onCLS' | 'onFCP' | 'onINP' | 'onLCP' | 'onTTFB'>

/** Sends the page's web vitals to `metricsUrl` (spec 7), without data about the visitor. */
export function reportVitals(
  target = agency.metricsUrl,
  load: () => Promise<Measures> = () => import('web-vitals'),
) {
  if (!target) return
  const report = ({ name, value, id, rating }: WebVitals.Metric) => {
    const { pathname: path } = window.location
    navigator.sendBeacon(target, JSON.stringify({ name, value, id, rating, path }))
  }
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(async () => {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await load()
    for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report)
  })
}
