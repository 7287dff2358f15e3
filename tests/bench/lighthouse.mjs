import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../../scripts/setup/chromium.mjs'

/**
 * The score is out of 100, times are in milliseconds, CLS has no unit. `script` is the evaluation of scripts until
 * the page is idle, as on a processor four times slower.
 * @typedef {{ score: number, fcp: number, lcp: number, tbt: number, cls: number, script: number }} Times
 */

/** The maps of another company are blocked, so that they do not influence a run. */
const blockedUrlPatterns = ['*://maps.google.com/*', '*://www.google.com/*']

/**
 * Starts a browser, runs `use` with its port, and ends the browser.
 * @template T
 * @param {(port: number) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withChrome(use) {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
  try {
    return await use(chrome.port)
  } finally {
    chrome.kill()
  }
}

/**
 * Measures one load by a simulated phone on slow 4G.
 * @param {string} url
 * @param {number} port of Chrome
 * @returns {Promise<Times>}
 */
export async function timesOf(url, port) {
  const { audits, categories } = await report(url, port, ['performance'])
  const value = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    script: scriptTime(audits['mainthread-work-breakdown']),
  }
}

/** @param {import('lighthouse').Result['audits'][string]} [breakdown] */
function scriptTime(breakdown) {
  const { items = [] } = /** @type {{ items?: { group: string, duration: number }[] }} */ (
    breakdown?.details ?? {}
  )
  return items.find(({ group }) => group === 'scriptEvaluation')?.duration ?? 0
}

/**
 * Lighthouse sometimes fails to record a load; the load is then repeated, up to three times.
 * @param {string} url
 * @param {number} port of Chrome
 * @param {string[]} onlyCategories
 * @param {string[]} [skipAudits]
 */
export async function report(url, port, onlyCategories, skipAudits = []) {
  const flags = {
    port,
    onlyCategories,
    skipAudits,
    ignoreStatusCode: true,
    blockedUrlPatterns,
    logLevel: /** @type {const} */ ('error'),
    disableFullPageScreenshot: true,
  }
  let message = ''
  for (let attempt = 1; attempt <= 3; attempt++) {
    const { lhr } = (await lighthouse(url, flags)) ?? {}
    if (lhr && !lhr.runtimeError) return lhr
    message = lhr?.runtimeError?.message ?? ''
  }
  throw new Error(`${url}: ${message}`)
}
