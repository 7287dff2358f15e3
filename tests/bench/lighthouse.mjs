import { launch } from 'chrome-launcher'
import { find } from '../../scripts/tools.mjs'

/** The type is a string, so that TypeScript does not look for a package that only `npm run bench` installs. */
const packageName = /** @type {string} */ ('lighthouse')

/**
 * The score is out of 100, times are in milliseconds, CLS has no unit.
 * @typedef {{ score: number, fcp: number, lcp: number, tbt: number, cls: number }} Times
 */

/** The embedded maps, whose servers would influence a run. */
const blockedUrlPatterns = ['*://maps.google.com/*', '*://www.google.com/*']

/**
 * Starts a browser, runs `use` with its port, and ends the browser.
 * @template T
 * @param {(port: number) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withChrome(use) {
  const chrome = await launch({
    chromePath: find('Chromium'),
    chromeFlags: ['--headless=new', '--no-sandbox'],
  })
  try {
    return await use(chrome.port)
  } finally {
    chrome.kill()
  }
}

/**
 * Measures a page on a simulated phone with slow 4G.
 * @param {string} url
 * @param {number} port of Chrome
 */
export async function timesOf(url, port) {
  const { audits, categories } = await lighthouseReport(url, port)
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
 * Lighthouse sometimes fails to record a load, so the page is loaded up to three times.
 * @param {string} url
 * @param {number} port of Chrome
 */
async function lighthouseReport(url, port) {
  const { default: lighthouse } = await import(packageName)
  const flags = {
    port,
    onlyCategories: ['performance'],
    blockedUrlPatterns,
    logLevel: 'error',
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
