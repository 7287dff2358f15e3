import type * as WebVitals from 'web-vitals'
import { agency } from '../content/agency.ts'

type Measures = Pick<typeof WebVitals, 'onCLS' | 'onFCP' | 'onINP' | 'onLCP' | 'onTTFB'>

/** Reports the Core Web Vitals to `metricsUrl`, without data about the visitor (spec 7). */
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
