import { findChromium } from './setup/chromium.mjs'

/**
 * Starts Chromium for a function, and ends Chromium after it, also when the function fails.
 * @template T
 * @param {(browser: import('@playwright/test').Browser) => Promise<T>} use
 * @param {string} [executablePath] of another Chromium
 * @returns {Promise<T>}
 */
export async function withBrowser(use, executablePath = findChromium()) {
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}
