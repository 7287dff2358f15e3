// Measures the transferred bytes of pages in a real browser, which counts every fetched file, whatever asked for it.

import { devices } from '@playwright/test'
import { findHeadlessShell } from '../../scripts/setup/chromium.mjs'
import { withBrowser } from '../../scripts/with-browser.mjs'
import { benchPages, budget, firestore, moveToTour } from './byte-budgets.mjs'
import { serve } from './serve.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Record<import('./byte-budgets.mjs').Kind, number>} Weights bytes of bodies after brotli */
/** @typedef {{ page: string, kind: string, bytes: number, limit: number }} Weight */

/**
 * Every weight that has a limit: each kind of file of each page, the move from Home to a tour, and
 * Firestore's code.
 * @returns {Promise<Weight[]>}
 */
export async function pageWeights() {
  const url = await serve()
  return withPhones(async (newPhone) => {
    /** @type {Weight[]} */
    const weights = []
    for (const [name, limits] of Object.entries(budget)) {
      const page = /** @type {import('./byte-budgets.mjs').PageName} */ (name)
      const weighed = await weigh(await newPhone(), url + benchPages[page])
      for (const [key, limit] of Object.entries(limits)) {
        const kind = /** @type {import('./byte-budgets.mjs').Kind} */ (key)
        weights.push({ page, kind, bytes: weighed[kind], limit })
      }
    }
    const moved = await move(await newPhone(), url)
    const formed = await turnToForm(await newPhone(), url)
    return [
      ...weights,
      { page: 'home → tour', kind: 'all but pictures', bytes: moved, limit: moveToTour },
      { page: 'a form in use', kind: 'js', bytes: formed, limit: firestore },
    ]
  })
}

/**
 * A message for each weight that exceeds its limit.
 * @param {Weight[]} weights
 */
export function missedWeights(weights) {
  return weights
    .filter(({ bytes, limit }) => bytes > limit)
    .map(
      ({ page, kind, bytes, limit }) =>
        `${page}: ${kind} weighs ${bytes} bytes, ${bytes - limit} more than its limit of ${limit}`,
    )
}

/**
 * The bytes that a move from Home to a tour fetches, without pictures.
 * @param {Page} phone
 * @param {string} url
 */
async function move(phone, url) {
  await weigh(phone, url)
  await phone.evaluate(() => performance.clearResourceTimings())
  const home = (await phone.locator('h1').textContent()) ?? ''
  await phone.locator('a[href^="/tour-detail-one/"]').first().click()
  await phone.locator('h1').filter({ hasNotText: home }).waitFor()
  const { css, js, fonts } = await fetched(phone)
  return css + js + fonts
}

/**
 * The bytes of scripts that are fetched when a visitor first uses a form.
 * @param {Page} phone
 * @param {string} url
 */
async function turnToForm(phone, url) {
  await weigh(phone, `${url}/contact`)
  await phone.evaluate(() => performance.clearResourceTimings())
  const asked = phone.waitForRequest('**/init.json')
  await phone.locator('main form input').first().focus()
  await asked
  return (await fetched(phone)).js
}

/**
 * Runs `use` with a function that opens a page in a fresh browser profile, as on a phone.
 * @template T
 * @param {(newPhone: () => Promise<Page>) => Promise<T>} use
 * @returns {Promise<T>}
 */
async function withPhones(use) {
  const { defaultBrowserType: _, ...phone } = devices['Moto G4'] ?? {}
  // The headless shell, because a page in Chromium itself costs three times the processor time.
  return withBrowser(
    (browser) =>
      use(async () => {
        const page = await browser.newPage(phone)
        await page.route(/google\.com/, (map) =>
          map.fulfill({ contentType: 'text/html', body: '' }),
        )
        return page
      }),
    findHeadlessShell(),
  )
}

/**
 * The bytes that a first visit to a page fetches until the page is interactive and nothing more is fetched.
 * @param {Page} page
 * @param {string} url
 * @returns {Promise<Weights>}
 */
async function weigh(page, url) {
  await page.goto(url)
  await page.locator('html[data-alive]').waitFor()
  return fetched(page)
}

/**
 * Waits until nothing more is fetched; resolves to the bytes since the load of the page, or since
 * `performance.clearResourceTimings()`.
 * @param {Page} page
 * @returns {Promise<Weights>}
 */
async function fetched(page) {
  let last = -1
  const count = () => performance.getEntriesByType('resource').length
  for (let now = await page.evaluate(count); now !== last; now = await page.evaluate(count)) {
    last = now
    await page.waitForTimeout(500)
  }
  const entries = await page.evaluate(() =>
    [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].map((entry) => /** @type {PerformanceResourceTiming} */ (entry.toJSON())),
  )
  const weights = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0 }
  for (const { name, entryType, encodedBodySize } of entries) {
    const kind = entryType === 'navigation' ? 'html' : kindOf(new URL(name).pathname)
    if (kind) weights[kind] += encodedBodySize
  }
  return weights
}

/**
 * @param {string} path
 * @returns {import('./byte-budgets.mjs').Kind | null} null for any other file, such as the web app manifest
 */
function kindOf(path) {
  if (path.endsWith('.js')) return 'js'
  if (path.endsWith('.css')) return 'css'
  if (path.endsWith('.woff2')) return 'fonts'
  return /\.(svg|png|jpe?g|avif|webp)$/.test(path) ? 'pictures' : null
}
