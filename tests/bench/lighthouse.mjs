import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../../scripts/setup/chromium.mjs'

/** @typedef {{ score: number, fcp: number, lcp: number, tbt: number, cls: number }} Times score of 100, milliseconds, CLS as it is */

/** The maps are another company's: a run neither waits for them nor judges them. */
const blockedUrlPatterns = ['*://maps.google.com/*', '*://www.google.com/*']

/**
 * A browser for many runs, for the time of `use`.
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
 * One load by a phone on slow 4G, simulated.
 * @param {string} url
 * @param {number} port Chrome's
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
  }
}

/**
 * Lighthouse now and then loses a recording; that load is made again.
 * @param {string} url
 * @param {number} port Chrome's
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
