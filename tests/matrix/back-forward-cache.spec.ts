// Back shows a page from the browser's cache, as the visitor left it, without a page load.

import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/setup/chromium.mjs'
import { expect, test } from '../browser/visitor.ts'
import { kinds } from '../suite/screens.ts'

test('every kind of page comes back from the back-forward cache', async () => {
  test.slow()
  // Playwright switches this cache off by default.
  const browser = await chromium.launch({
    executablePath: findChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage({ baseURL: process.env.SITE_URL ?? '' })
  await page.route(/google\.com/, (map) => map.fulfill({ contentType: 'text/html', body: '' }))
  for (const path of [...kinds, '/login']) {
    await page.goto(path)
    await page.locator('html[data-alive]').waitFor()
    // The browser does not keep a page that is left while a map loads.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
    })
    await page.goto('/terms')
    await page.locator('html[data-alive]').waitFor()
    await page.evaluate(() => history.back()).catch(() => {})
    await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toBe(path)
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted')), path).toBe(true)
  }
  await browser.close()
})
