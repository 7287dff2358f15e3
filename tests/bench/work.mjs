// Measures what still runs on a page that is idle and that nobody touches, on a processor four times slower.

import { withBrowser } from '../../scripts/with-browser.mjs'
import { benchPages } from './pages.mjs'
import { phoneDevice, SLOWER } from './press.mjs'
import { serve } from './serve.mjs'

/** @typedef {{ 'long tasks': number, 'timers and frames': number }} Work */

const IDLE_MS = 10_000
const LONG_MS = 50
/** Events of a trace that are code of the page. */
const OURS = ['TimerFire', 'FireAnimationFrame', 'FireIdleCallback']

/** @returns {Promise<Record<string, Work>>} */
export async function workOfPages() {
  const url = await serve()
  /** @type {Record<string, Work>} */
  const work = {}
  await withBrowser(async (browser) => {
    for (const [name, path] of Object.entries(benchPages)) {
      process.stderr.write(`work of ${path}\n`)
      work[name] = await workOf(browser, url + path)
    }
  })
  return work
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Work>}
 */
async function workOf(browser, url) {
  const page = await browser.newPage(phoneDevice)
  await page.route(/google\.com/, (map) => map.fulfill({ contentType: 'text/html', body: '' }))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(url)
  await page.locator('html[data-alive]').waitFor()
  await page.waitForLoadState('networkidle')
  await new Promise((resolve) => setTimeout(resolve, 2000))
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] })
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
  const trace = JSON.parse((await browser.stopTracing()).toString())
  await page.close()
  /** @type {{ name: string, ph: string, dur?: number, pid: number, tid: number, args?: { name?: string } }[]} */
  const events = trace.traceEvents
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const own = events.filter(({ pid, tid }) => main.has(`${pid} ${tid}`))
  const long = own.filter(({ name, dur = 0 }) => name === 'RunTask' && dur > LONG_MS * 1000)
  return {
    'long tasks': long.length,
    'timers and frames': own.filter(({ name }) => OURS.includes(name)).length,
  }
}
