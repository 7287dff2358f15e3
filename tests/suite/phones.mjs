// Measures the transferred bytes of a page in a real browser, which counts every fetched file, whatever asked for it.

import { devices } from '@playwright/test'
import { findHeadlessShell } from '../../scripts/setup/chromium.mjs'
import { withBrowser } from '../../scripts/with-browser.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Record<import('./byte-budgets.mjs').Kind, number>} Weights bytes of bodies after brotli */

/**
 * Runs `use` with a function that opens a page in a fresh browser profile, as on a phone.
 * @template T
 * @param {(newPhone: () => Promise<Page>) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withPhones(use) {
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
export async function weigh(page, url) {
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
export async function fetched(page) {
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
