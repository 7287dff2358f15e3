// Back closes what is open over a page, and only then leaves the page. A page under an open layer does not scroll.

import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/setup/chromium.mjs'
import { agency } from '../../web/src/content/agency.ts'
import { PROFILE_MENU } from '../../web/src/content/labels.ts'
import { openLightbox, pictures } from '../browser/lightbox.ts'
import { expect, openMenus, passInPage, see, test, visit } from '../browser/visitor.ts'
import { kinds } from '../suite/screens.ts'

const TURTUK = '/leh-to-leh-with-turtuk'
const MAP = `https://maps.google.com/maps?q=${encodeURIComponent(agency.location)}&output=embed`
const PHONE = { width: 390, height: 844 }

test.use({
  viewport: PHONE,
  expectedConsole: /net::ERR|Failed to load resource/,
})

test('Back closes the lightbox, gives the focus back, then leaves the page', async ({ page }) => {
  await openAfterTerms(page, TURTUK)
  const lightbox = await openLightbox(page)
  await expectStill(page)
  await page.goBack()
  await expect(lightbox).toHaveCount(0)
  await expect(page).toHaveURL(TURTUK)
  await expect(pictures(page).first()).toBeFocused()
  await expectScrolls(page)
  await page.goBack()
  await expect(page).toHaveURL('/terms')
})

test('2.12, 4, 7 the large map fills the window; Back and Close close it, and Back then leaves the page', async ({
  page,
}) => {
  await openAfterTerms(page, '/contact')
  const opener = page.getByRole('button', { name: 'View on Google map' })
  await see(opener)
  const small = page.getByTitle(`Map of ${agency.location}`, { exact: true })
  await expect(small).toHaveAttribute('src', MAP)
  await opener.click()
  const large = page.getByRole('dialog').getByTitle(`Large map of ${agency.location}`)
  await expect(large).toHaveAttribute('src', MAP)
  await expect.poll(() => page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, ...PHONE })
  await expectStill(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL('/contact')
  await opener.click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
  await expectEntries(page, 0)
  await page.goBack()
  await expect(page).toHaveURL('/terms')
})

test('Back closes the uppermost menu first, and skips the history entries of closed menus', async ({
  page,
}) => {
  await openAfterTerms(page, '/contact')
  const logout = page.getByRole('link', { name: 'Logout' })
  const menu = page.getByRole('navigation', { name: 'Main' })
  await openMenus(page)
  await expectEntries(page, 2)
  await expectStill(page)
  await page.goBack()
  await expect(logout).toBeHidden()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/contact')

  await openMenus(page)
  await page.mouse.click(195, 800)
  await expect(menu).toBeHidden()
  await expectEntries(page, 0)

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expectEntries(page, 1)
  await menu.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where Do You Want To Go?')
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/terms')
})

test('2.2 the page behind the profile menu of a wide window does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 })
  await visit(page, '/contact')
  await page.getByRole('button', { name: PROFILE_MENU }).click()
  await page.getByRole('link', { name: 'Settings' }).hover()
  await page.mouse.wheel(0, 400)
  await expectStill(page)
  await page.keyboard.press('Escape')
  await expectScrolls(page)
})

test('Back restores every kind of page from the back-forward cache', {
  tag: '@matrix',
}, async () => {
  test.slow()
  // Playwright switches the back-forward cache off by default.
  const browser = await chromium.launch({
    executablePath: findChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage({ baseURL: process.env.SITE_URL ?? '' })
  await page.route(/google\.com/, (map) => map.fulfill({ contentType: 'text/html', body: '' }))
  for (const path of [...kinds, '/login']) {
    await visit(page, path)
    // The browser does not keep a page that is left while a map loads.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
    })
    await visit(page, '/terms')
    await page.evaluate(() => history.back()).catch(() => {})
    await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toBe(path)
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted')), path).toBe(true)
  }
  await browser.close()
})

/** Opens the terms and then another page, so that Back leads to the terms. */
async function openAfterTerms(page: Page, path: string) {
  await page.goto('/terms')
  await visit(page, path)
}

/** Expects that neither the wheel nor a key scrolls the page. */
async function expectStill(page: Page) {
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(195, 780)
  await page.mouse.wheel(0, 400)
  await page.keyboard.press('PageDown')
  await passInPage(page, 300)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
}

async function expectScrolls(page: Page) {
  await page.mouse.move(195, 780)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
}

/** Waits until the history has an entry for each of this many open layers (menus and overlays). */
async function expectEntries(page: Page, open: number) {
  await expect.poll(() => page.evaluate(() => history.state?.open ?? 0)).toBe(open)
}
