// Measures how soon a page is painted on a slow phone. The text of Home alone shows what the network allows. Each round
// loads every page, so that a slower phase of the machine affects all pages.

import { launch } from 'chrome-launcher'
import { find } from '../../scripts/find-tools.mjs'
import { measuredPages } from '../suite/byte-budgets.mjs'
import { builtFile, serve } from '../suite/serve.mjs'

export const TEXT = 'text of home'

/** The type is a string, so that TypeScript does not look for a package that only `npm run bench` installs. */
const packageName = /** @type {string} */ ('lighthouse')

/**
 * The score is out of 100, times are in milliseconds, CLS has no unit.
 * @typedef {Record<'score' | 'fcp' | 'lcp' | 'tbt' | 'cls', number>} Load
 * @typedef {Load & { simulated: Load }} Times `simulated`: what Lighthouse computes from an unthrottled load
 */

/** The embedded maps, whose servers would influence a run. */
const blockedUrlPatterns = ['*://maps.google.com/*', '*://www.google.com/*']

/**
 * @param {number} rounds
 * @returns {Promise<Record<string, Times>>} by page name; TEXT is the text of Home alone
 */
export async function pageTimes(rounds) {
  const site = await serve()
  const text = textAlone(String(builtFile('/index.html')))
  const siteOfText = await serve((path) => (path === '/index.html' ? Buffer.from(text) : null))
  /** @type {Record<string, string>} */
  const urls = { [TEXT]: `${siteOfText}/` }
  for (const [name, path] of Object.entries(measuredPages)) urls[name] = site + path
  /** @type {Record<string, Load[]>} */
  const runs = {}
  /** @type {Record<string, Times>} */
  const times = {}
  const chromeFlags = ['--headless=new', '--no-sandbox']
  const { port, kill } = await launch({ chromePath: find('Chromium'), chromeFlags })
  try {
    // The first load of a browser is the slowest, and does not count.
    await load(urls[TEXT] ?? '', port, 'devtools')
    for (let round = 1; round <= rounds; round++) {
      for (const [name, url] of Object.entries(urls)) {
        process.stderr.write(`round ${round} of ${rounds}: ${name}\n`)
        runs[name] = [...(runs[name] ?? []), await load(url, port, 'devtools')]
      }
    }
    for (const [name, url] of Object.entries(urls)) {
      process.stderr.write(`simulation: ${name}\n`)
      times[name] = { ...best(runs[name] ?? []), simulated: await load(url, port, 'simulate') }
    }
  } finally {
    kill()
  }
  return times
}

/**
 * The earliest paints, because other work on the machine only delays a paint; the largest layout shift.
 * @param {readonly Load[]} runs
 * @returns {Load}
 */
function best(runs) {
  const least = (/** @type {keyof Load} */ key) => Math.min(...runs.map((run) => run[key]))
  const most = (/** @type {keyof Load} */ key) => Math.max(...runs.map((run) => run[key]))
  const [fcp, lcp, tbt] = [least('fcp'), least('lcp'), least('tbt')]
  return { fcp, lcp, tbt, cls: most('cls'), score: most('score') }
}

/**
 * Loads a page on an emulated phone with slow 4G. Lighthouse sometimes fails to record a load, so the page is loaded up
 * to three times.
 * @param {string} url
 * @param {number} port of Chrome
 * @param {'devtools' | 'simulate'} throttlingMethod
 * @returns {Promise<Load>}
 */
async function load(url, port, throttlingMethod) {
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
    if (lhr && !lhr.runtimeError) return timesOf(lhr)
    message = lhr?.runtimeError?.message ?? ''
  }
  throw new Error(`${url}: ${message}`)
}

/** @param {{ audits: Record<string, { numericValue?: number }>, categories: Record<string, { score: number | null }> }} report */
function timesOf({ audits, categories }) {
  const figure = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
  }
}

/** @param {string} html */
function textAlone(html) {
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? []
  const words = html
    .replace(/^.*<body>/s, '')
    .replace(/<(script|style|noscript|svg)\b.*?<\/\1>/gs, '')
    .split(/<[^>]*>/)
    .map((part) => part.trim())
    .filter(Boolean)
  const paragraphs = words.map((part) => `<p>${part}</p>`).join('')
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${title}</title><link rel="icon" href="data:,">`
  return `<!doctype html><html lang="en">${head}${paragraphs}</html>`
}
