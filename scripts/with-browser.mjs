import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { find } from './find-tools.mjs'

/** @typedef {import('@playwright/test').Browser} Browser */

/**
 * Starts Chromium, calls `use`, and ends Chromium, also when `use` fails.
 * @template T
 * @param {(browser: Browser) => Promise<T>} use
 * @param {string} [executablePath] of another Chromium
 * @returns {Promise<T>}
 */
export async function withBrowser(use, executablePath = find('Chromium')) {
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/**
 * Writes figures into an HTML page, and takes a screenshot of the page.
 * @param {Browser} browser
 * @param {string} file the path of page and screenshot, without an extension
 * @param {number} width of the window in pixels
 * @param {string} styles
 * @param {readonly string[]} figures
 */
export async function contactSheet(browser, file, width, styles, figures) {
  const html = `<!doctype html><meta charset="utf-8"><style>${styles}</style>${figures.join('')}`
  writeFileSync(`${file}.html`, html)
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await page.goto(pathToFileURL(`${file}.html`).href)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `${file}.png`, fullPage: true })
  await page.close()
}
