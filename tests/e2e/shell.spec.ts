import type { Page } from '@playwright/test'
import { BACK_TO_TOP, DARK_THEME, LIGHT_THEME } from 'content/control-labels.ts'
import { openWithoutCode } from '../browser/loading.ts'
import { alive, expect, test, visit } from '../browser/visitor.ts'

test('2.1 a menu link opens its page at the top, without a page load', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => Object.assign(window, { same: true }))
  const menu = page.getByRole('navigation', { name: 'Main' })
  const heading = page.getByRole('heading', { level: 1 })
  // Home is loaded already, so the second move shows no loading page. On that short page, a missing scroll to the top
  // would go unnoticed.
  const titles = { 'Contact Us': 'Contact Us', Home: 'Where Do You Want To Go?' }
  for (const [name, title] of Object.entries(titles)) {
    await scrollTo(page, 300)
    await expect.poll(() => scrollOf(page)).toBe(300)
    await menu.getByRole('link', { name }).click()
    await expect(heading).toHaveText(title)
    await expect(heading).toBeFocused()
    await expect(menu.locator('[aria-current=page]')).toHaveText(name)
    await expect.poll(() => scrollOf(page)).toBe(0)
    if (name === 'Contact Us') await expect(page).toHaveTitle(/^Contact Us/)
  }
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
})

test('1, 4 theme and direction switch at once, and are remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/contact')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(19, 20, 44)')
  await page.getByRole('button', { name: LIGHT_THEME }).click()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 246, 236)')
  await page.getByRole('button', { name: 'RTL' }).click()
  const release = await openWithoutCode(page, '/contact')
  await expect(page.locator('html[data-theme=light][dir=rtl]')).toBeAttached()
  release()
  await page.getByRole('button', { name: 'LTR' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await page.getByRole('button', { name: DARK_THEME }).click()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(19, 20, 44)')

  // A press is remembered at once, and a second press before the page has changed switches back.
  await alive(page)
  const storedAtPresses = (name: string) =>
    page.getByRole('button', { name }).evaluate((button: HTMLElement) =>
      [1, 2].map(() => {
        button.click()
        return Object.values(localStorage).sort().join()
      }),
    )
  expect(await storedAtPresses(LIGHT_THEME)).toEqual(['light,ltr', 'dark,ltr'])
  expect(await storedAtPresses('RTL')).toEqual(['dark,rtl', 'dark,ltr'])
  await expect(page.locator('html[data-theme=dark][dir=ltr]')).toBeAttached()
})

test('1, 2.2, 4, 9 past 50 pixels the bar sticks, past 300 a button shows', async ({ page }) => {
  await page.goto('/contact')
  const bar = page.locator('header').first()
  // Scrolls to 51 pixels first, so that the state at 50 pixels is a reaction and not the initial state.
  await scrollTo(page, 51)
  await expect(bar).toHaveCSS('position', 'sticky')
  await scrollTo(page, 50)
  await expect(bar).toHaveCSS('position', 'relative')
  const button = page.getByRole('button', { name: BACK_TO_TOP })
  await scrollTo(page, 301)
  await expect(button).toBeVisible()
  await scrollTo(page, 300)
  await expect(button).toBeHidden()
  await scrollTo(page, 600)
  await expect.poll(() => bar.evaluate((header) => header.getBoundingClientRect().top)).toBe(0)
  await button.click()
  await expect.poll(() => scrollOf(page)).toBe(0)
  await expect(button).toBeHidden()
  // The button has disappeared, so the focus moves to the content, where the next Tab continues.
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/contact')
})

async function scrollTo(page: Page, pixels: number) {
  await page.evaluate((top) => window.scrollTo(0, top), pixels)
}

function scrollOf(page: Page) {
  return page.evaluate(() => window.scrollY)
}
