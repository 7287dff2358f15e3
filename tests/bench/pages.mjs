// Measures how soon a page is painted on a slow phone. The text of Home alone shows what the network allows. Each round
// loads every page twice, so that a slower phase of the machine affects all pages.

import { launch } from 'chrome-launcher'
import { find } from '../../scripts/find-tools.mjs'
import { measuredPages } from '../suite/byte-budgets.mjs'
import { builtFile, serve } from '../suite/serve.mjs'

export const TEXT = 'text of home'

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
  /** @type {Record<string, Times[]>} */
  const runs = {}
  const chromeFlags = ['--headless=new', '--no-sandbox']
  const { port, kill } = await launch({ chromePath: find('Chromium'), chromeFlags })
  try {
    // The first load of a browser is the slowest, and does not count.
    await timesOf(urls[TEXT] ?? '', port)
    for (let round = 1; round <= rounds; round++) {
      for (const [name, url] of Object.entries(urls)) {
        process.stderr.write(`round ${round} of ${rounds}: ${name}\n`)
        runs[name] = [...(runs[name] ?? []), await timesOf(url, port)]
      }
    }
  } finally {
    kill()
  }
  return Object.fromEntries(Object.entries(runs).map(([name, own]) => [name, figuresOf(own)]))
}

/**
 * The medians; of the measured paints the earliest, because other work on the machine only delays a paint.
 * @param {readonly Times[]} runs
 */
function figuresOf(runs) {
  const keys = /** @type {(keyof Times)[]} */ (Object.keys(runs[0] ?? {}))
  const own = keys.map((key) => {
    const values = runs.map((run) => run[key])
    return [key, /^(fcp|lcp)$/.test(key) ? Math.min(...values) : median(values)]
  })
  return /** @type {Times} */ (Object.fromEntries(own))
}

/** @param {readonly number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2
}

/**
 * Measures a page on an emulated phone with slow 4G, and once more with simulated slow 4G.
 * @param {string} url
 * @param {number} port of Chrome
 * @returns {Promise<Times>}
 */
async function timesOf(url, port) {
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
