import type { Page } from '@playwright/test'
import { agency } from '../../web/src/content/agency.ts'
import { BACK_TO_TOP, DARK_THEME, LIGHT_THEME, PROFILE_MENU } from '../../web/src/content/labels.ts'
import { alive, expect, requestsOf, test, visit } from '../browser/visitor.ts'

const OFFICE = `https://maps.google.com/maps?q=${encodeURIComponent(agency.location)}&output=embed`

test('2.1 a menu link opens its page at the top, without a page load', async ({ page }) => {
  await page.goto('/')
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
  await expect(home).toHaveAttribute('aria-current', 'page')
  await alive(page)
  await page.evaluate(() => Object.assign(window, { same: true }))
  await scrollTo(page, 600)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact Us' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/^Contact Us/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(menu.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')

  // Home's code is loaded by now. Without a loading page, which is short, only the navigation itself can scroll up.
  const scrolled = () => page.evaluate(() => window.scrollY)
  await scrollTo(page, 300)
  await expect.poll(scrolled).toBe(300)
  await menu.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where Do You Want To Go?')
  await expect.poll(scrolled).toBe(0)
})

test.describe('7 a page whose code cannot be loaded', () => {
  // Chromium reports the failed request, and React reports the error that follows.
  test.use({ expectedConsole: /net::ERR|dynamically imported module/ })

  test('shows a message and offers to reload', async ({ page }) => {
    await visit(page, '/')
    await page.route(/contact-page-.*\.js/, (route) => route.abort())
    await page.getByRole('link', { name: 'Contact Us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page could not be loaded',
    )
    await page.unroute(/contact-page-.*\.js/)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  })
})

test('2.2, 4, 9 the bar sticks once the page is scrolled more than 50 pixels', async ({ page }) => {
  await page.goto('/contact')
  const bar = page.locator('header').first()
  // Scrolls to 51 pixels first, so that the state at 50 pixels is a reaction and not the initial state.
  await scrollTo(page, 51)
  await expect(bar).toHaveCSS('position', 'sticky')
  await scrollTo(page, 50)
  await expect(bar).toHaveCSS('position', 'relative')
  await scrollTo(page, 600)
  await expect.poll(() => bar.evaluate((one) => one.getBoundingClientRect().top)).toBe(0)
})

test('1, 2.2, 4 the profile menu opens, and closes outside or on Escape', async ({ page }) => {
  await page.goto('/contact')
  const button = page.getByRole('button', { name: PROFILE_MENU })
  const logout = page.getByRole('link', { name: 'Logout' })
  await expect(logout).toBeHidden()
  await button.click()
  await expect(page.locator('#profile-menu').getByRole('link')).toHaveCount(4)
  await page.keyboard.press('Escape')
  await expect(logout).toBeHidden()
  await expect(button).toBeFocused()
  await button.press('Enter')
  await expect(logout).toBeVisible()
  // This text lies in nothing that takes the focus, so that only the press itself can close the menu.
  await page.getByText(agency.openingHours).first().click()
  await expect(logout).toBeHidden()

  // Logout opens the login page and sends no request.
  await button.click()
  const requests = requestsOf(page)
  await logout.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  await expect(page).toHaveURL('/login')
  // Chromium may request the icon again.
  expect(requests.filter((url) => !url.endsWith('/icon.svg'))).toEqual([])
})

test('2.2, 4 on a small screen the hamburger shows and hides the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
  const hamburger = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(home).toBeHidden()
  await hamburger.click()
  await expect(home).toBeVisible()
  await hamburger.click()
  await expect(home).toBeHidden()

  await hamburger.click()
  const profile = page.getByRole('button', { name: PROFILE_MENU })
  await profile.click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Logout' })).toBeHidden()
  await expect(home).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(home).toBeHidden()
  await expect(hamburger).toBeFocused()
})

test('1, 4 theme and direction switch at once, and are remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/contact')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(19, 20, 44)')
  await page.getByRole('button', { name: LIGHT_THEME }).click()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 246, 236)')
  await page.getByRole('button', { name: 'RTL' }).click()
  await page.reload()
  await expect(page.locator('html[data-theme=light][dir=rtl]')).toBeAttached()
  await page.getByRole('button', { name: 'LTR' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await page.getByRole('button', { name: DARK_THEME }).click()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(19, 20, 44)')

  await test.step('a press is remembered at once, and a second press before the page has changed switches back', async () => {
    await alive(page)
    for (const [name, choice, other] of [
      [LIGHT_THEME, 'light', 'dark'],
      ['RTL', 'rtl', 'ltr'],
    ] as const) {
      const stored = await page.getByRole('button', { name }).evaluate((button: HTMLElement) =>
        [1, 2].map(() => {
          button.click()
          return Object.values(localStorage)
        }),
      )
      expect(stored[0]).toContain(choice)
      expect(stored[1]).toContain(other)
    }
    await expect(page.locator('html[data-theme=dark][dir=ltr]')).toBeAttached()
  })
})

test('1, 4, 9 back to top is shown past 300 pixels only', async ({ page }) => {
  await page.goto('/contact')
  const button = page.getByRole('link', { name: BACK_TO_TOP })
  await scrollTo(page, 301)
  await expect(button).toBeVisible()
  await scrollTo(page, 300)
  await expect(button).toBeHidden()
  await scrollTo(page, 301)
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(button).toBeHidden()
  // The link has disappeared, so the focus moves to the content, where the next Tab continues.
  await expect(page.getByRole('main')).toBeFocused()
})

test('1, 9 the footer shows the current year, also years after the build', async ({ page }) => {
  await page.clock.install({ time: new Date('2031-06-01T12:00:00Z') })
  await page.goto('/contact')
  await expect(page.getByRole('contentinfo')).toContainText('2031')
})

test('2.12, 4, 7 the contact page has its map and the full-screen map', async ({ page }) => {
  await page.goto('/contact')
  const map = page.getByTitle(`Map of ${agency.location}`, { exact: true })
  await expect(map).toHaveCSS('height', '500px')
  await expect(map).toHaveAttribute('src', OFFICE)
  const opener = page.getByRole('button', { name: 'View on Google map' })
  const overlay = page.getByRole('dialog')
  await expect(overlay).toBeHidden()
  await opener.click()
  const large = overlay.getByTitle(`Large map of ${agency.location}`)
  await expect(large).toHaveCSS('height', '800px')
  const { width, height } = page.viewportSize()!
  await expect.poll(() => overlay.boundingBox()).toEqual({ x: 0, y: 0, width, height })
  await overlay.getByRole('button', { name: 'Close' }).click()
  await expect(overlay).toBeHidden()
  await expect(opener).toBeFocused()
})

async function scrollTo(page: Page, pixels: number) {
  await page.evaluate((top) => window.scrollTo(0, top), pixels)
}
