import type * as WebVitals from 'web-vitals'
import { agency } from '../content/agency.ts'

type Measures = Pick<typeof WebVitals, 'onCLS' | 'onFCP' | 'onINP' | 'onLCP' | 'onTTFB'>

/**
 * Reports the page's Core Web Vitals, without any data about the visitor (spec 7). Without `metricsUrl` in
 * agency.yaml nothing is measured and nothing is sent.
 */
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
