// Back closes one menu after the other, and only then leaves the page; menus-and-dialogs.spec.ts has each layer alone.

import { chromium, type Page } from '@playwright/test'
import { PROFILE_MENU } from 'content/control-labels.ts'
import { find } from '../../scripts/find-tools.mjs'
import { expect, matrix, openMenus, test, visit } from '../browser/visitor.ts'
import { kinds } from '../suite/screens.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('1, 2.2, 4 Back and Escape close the uppermost menu first', async ({ page }) => {
  await page.goto('/terms')
  await visit(page, '/contact')
  const logout = page.getByRole('link', { name: 'Logout' })
  const menu = page.getByRole('navigation', { name: 'Main' })
  await openMenus(page)
  await expectEntries(page, 2)
  await page.goBack()
  await expect(logout).toBeHidden()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/contact')

  await openMenus(page)
  await page.keyboard.press('Escape')
  await expect(logout).toBeHidden()
  await expect(page.getByRole('button', { name: PROFILE_MENU })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()

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

test('Back restores every kind of page from the back-forward cache', matrix, async () => {
  test.slow()
  // Playwright switches the back-forward cache off by default.
  const browser = await chromium.launch({
    executablePath: find('Chromium'),
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

/** Waits until the history has an entry for each of this many open layers (menus and overlays). */
async function expectEntries(page: Page, open: number) {
  await expect.poll(() => page.evaluate(() => history.state?.open ?? 0)).toBe(open)
}
