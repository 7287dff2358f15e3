// What stands around every page (spec 1, 2.1 and 2.2).

import { alive, expect, test } from './visitor.ts'

test('the tagline bar says hours, place and the ways to get in touch', async ({ page }) => {
  await page.goto('/contact')
  const bar = page.locator('body').getByRole('list').first()
  await expect(bar).toContainText('Mon-Sat: 9am to 9pm')
  await expect(bar).toContainText('Karnal 132001')
  await expect(bar.getByRole('link', { name: 'hello@' })).toHaveAttribute('href', /^mailto:/)
  await expect(bar.getByRole('link', { name: '+91' })).toHaveAttribute('href', /^tel:\+\d+$/)
  for (const name of ['Facebook', 'Instagram']) {
    await expect(bar.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
})

test('a click in the menu moves on without a load: top, title, heading, mark', async ({ page }) => {
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
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Karnal/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(menu.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
})

test.describe('on the old index addresses', () => {
  // They are nowhere, and Chromium reports the 404.
  test.use({ expectedConsole: /404/ })

  for (const path of ['-two', '-three', '-four', '-five', '-item'].map((end) => `/index${end}`)) {
    test(`Home is marked on ${path}`, async ({ page }) => {
      await page.goto(path)
      const menu = page.getByRole('navigation', { name: 'Main' })
      await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    })
  }
})

test('a press before the page’s code runs is done when it does', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/index-.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await expect(page.getByRole('link', { name: 'Logout' })).toBeHidden()
  letGo()
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible()
})

test.describe('a page whose code has gone', () => {
  // Chromium reports the request, React the error that it ends in.
  test.use({ expectedConsole: /net::ERR|dynamically imported module/ })

  test('says so and offers to reload', async ({ page }) => {
    await page.goto('/')
    await alive(page)
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

test('the bar sticks once the page is scrolled more than 50 pixels', async ({ page }) => {
  await page.goto('/contact')
  const bar = page.locator('header').first()
  await scrollTo(page, 50)
  await expect(bar).toHaveCSS('position', 'relative')
  await scrollTo(page, 51)
  await expect(bar).toHaveCSS('position', 'sticky')
})

test('the profile menu opens, leads to its four pages and closes outside or on Escape', async ({
  page,
}) => {
  await page.goto('/contact')
  const button = page.getByRole('button', { name: 'Profile menu' })
  const logout = page.getByRole('link', { name: 'Logout' })
  await expect(logout).toBeHidden()
  await button.click()
  for (const [name, href] of [
    ['Profile', '/user-profile'],
    ['Helpcenter', '/helpcenter'],
    ['Settings', '/user-setting'],
    ['Logout', '/login'],
  ] as const) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  await page.keyboard.press('Escape')
  await expect(logout).toBeHidden()
  await expect(button).toBeFocused()
  await button.press('Enter')
  await expect(logout).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(logout).toBeHidden()
})

test('on a small screen the hamburger shows and hides the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
  const hamburger = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(home).toBeHidden()
  await hamburger.click()
  await expect(hamburger).toHaveAttribute('aria-expanded', 'true')
  await expect(home).toBeVisible()
  await hamburger.click()
  await expect(home).toBeHidden()

  await hamburger.click()
  const profile = page.getByRole('button', { name: 'Profile menu' })
  await profile.click()
  await page.keyboard.press('Escape')
  await expect(profile).toHaveAttribute('aria-expanded', 'false')
  await expect(home).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(home).toBeHidden()
  await expect(hamburger).toBeFocused()
})

test('the theme follows the system, then the visitor, and is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/contact')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(19, 20, 44)')
  await page.getByRole('button', { name: 'Light theme' }).click()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 246, 236)')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('button', { name: 'Dark theme' })).toBeVisible()
})

test('the direction switches and is remembered', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'RTL' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('button', { name: 'LTR' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

test('back to top is shown past 300 pixels only', async ({ page }) => {
  await page.goto('/contact')
  const button = page.getByRole('button', { name: 'Back to top' })
  await scrollTo(page, 300)
  await expect(button).toBeHidden()
  await scrollTo(page, 301)
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(button).toBeHidden()
  // The button has gone: the next Tab goes on from the top of the content.
  await expect(page.getByRole('main')).toBeFocused()
})

test('the newsletter form wants an address and sends nothing', async ({ page }) => {
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Newsletter' })
  const email = form.getByPlaceholder('Email')
  await expect(email).toHaveAttribute('type', 'email')
  await form.getByRole('button').click()
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true)
  await email.fill('asha@example.in')
  await email.press('Enter')
  await expect(page).toHaveURL(/\/contact$/)
  await expect(email).toHaveValue('asha@example.in')
})

test('the footer says whose site it is, and the current year', async ({ page }) => {
  await page.goto('/contact')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Seventh Pass`)
  await expect(footer).toContainText('Haryana, India')
  await expect(footer).toContainText('Guided motorbike journeys')
  await expect(footer.getByRole('link', { name: 'Seventh Pass' })).toHaveAttribute('href', '/')
  for (const start of ['mailto:', 'tel:', 'https://www.facebook', 'https://www.instagram']) {
    await expect(footer.locator(`a[href^="${start}"]`)).toHaveCount(1)
  }
})

test('the contact page has its map, its three blocks and the full-screen map', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByTitle('Map of Karnal, India')).toHaveCSS('height', '500px')
  for (const name of ['Phone', 'Email', 'Location']) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  }
  const opener = page.getByRole('button', { name: 'View on Google map' })
  await opener.click()
  const overlay = page.getByRole('dialog')
  await expect(overlay.getByTitle('Large map of Karnal, India')).toHaveCSS('height', '800px')
  await overlay.getByRole('button', { name: 'Close' }).click()
  await expect(overlay).toBeHidden()
  await expect(opener).toBeFocused()
})

async function scrollTo(page: import('@playwright/test').Page, pixels: number) {
  await page.evaluate((top) => window.scrollTo(0, top), pixels)
}
