import { launch } from 'chrome-launcher'
import { find } from '../../scripts/tools.mjs'

/** The type is a string, so that TypeScript does not look for a package that only `npm run bench` installs. */
const packageName = /** @type {string} */ ('lighthouse')

/**
 * The score is out of 100, times are in milliseconds, CLS has no unit. `simulated` begins the names of what Lighthouse
 * computes from an unthrottled load; the other figures are measured on a throttled connection.
 * @typedef {Record<'score' | 'fcp' | 'lcp' | 'tbt' | 'cls' | 'simulatedFcp' | 'simulatedLcp', number>} Times
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
 * Measures a page on an emulated phone with slow 4G, and once more with simulated slow 4G.
 * @param {string} url
 * @param {number} port of Chrome
 * @returns {Promise<Times>}
 */
export async function timesOf(url, port) {
  const applied = await lighthouseReport(url, port, 'devtools')
  const simulated = await lighthouseReport(url, port, 'simulate')
  /** @type {(report: typeof applied, id: string) => number} */
  const figure = ({ audits }, id) => audits[id]?.numericValue ?? Number.NaN
  return {
    score: Math.round((simulated.categories.performance?.score ?? 0) * 100),
    fcp: figure(applied, 'first-contentful-paint'),
    lcp: figure(applied, 'largest-contentful-paint'),
    tbt: figure(applied, 'total-blocking-time'),
    cls: figure(applied, 'cumulative-layout-shift'),
    simulatedFcp: figure(simulated, 'first-contentful-paint'),
    simulatedLcp: figure(simulated, 'largest-contentful-paint'),
  }
}

/**
 * Lighthouse sometimes fails to record a load, so the page is loaded up to three times.
 * @param {string} url
 * @param {number} port of Chrome
 * @param {'devtools' | 'simulate'} throttlingMethod
 */
async function lighthouseReport(url, port, throttlingMethod) {
  const { default: lighthouse } = await import(packageName)
  const flags = {
    port,
    throttlingMethod,
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
