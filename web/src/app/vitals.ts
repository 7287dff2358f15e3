import type { Metric } from 'web-vitals'
import { agency } from '../content/agency.ts'

type Measure = (report: (metric: Metric) => void) => void

type Dependencies = {
  target: string | null
  path: () => string
  whenIdle: (task: () => void) => void
  load: () => Promise<Record<'onCLS' | 'onFCP' | 'onINP' | 'onLCP' | 'onTTFB', Measure>>
  send: (target: string, report: string) => void
}

const browser: Dependencies = {
  target: agency.metricsUrl,
  path: () => window.location.pathname,
  whenIdle: (task) => (window.requestIdleCallback ?? setTimeout)(task),
  load: () => import('web-vitals'),
  send: (target, report) => navigator.sendBeacon(target, report),
}

/**
 * Reports the page's Core Web Vitals, without any data about the visitor (spec 7). Without `metricsUrl` in
 * agency.yaml nothing is measured and nothing is sent.
 */
export function reportVitals({ target, path, whenIdle, load, send } = browser) {
  if (!target) return
  const report = ({ name, value, id, rating }: Metric) =>
    send(target, JSON.stringify({ name, value, id, rating, path: path() }))

  whenIdle(async () => {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await load()
    for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report)
  })
}
