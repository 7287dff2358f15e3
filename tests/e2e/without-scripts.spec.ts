// With JavaScript switched off menu links work, questions open, and a form says what to do instead.

import { faqs } from 'web/compiled/questions.ts'
import { BACK_TO_TOP, PROFILE_MENU } from '../../web/src/content/labels.ts'
import { form, open, sendButton } from '../browser/forms.ts'
import { expect, test } from '../browser/visitor.ts'

test.use({ javaScriptEnabled: false })

test('a form says whom to write to or call, and Enter keeps what was typed', async ({ page }) => {
  await open(page, 'contact')
  await expect(sendButton(page)).toBeHidden()
  for (const way of ['mailto', 'tel']) {
    await expect(form(page).locator(`a[href^="${way}:"]`).first()).toBeVisible()
  }
  // All fields, because the browser's validation stops a form that lacks a required value.
  const fields = form(page).locator('input:not([type=checkbox]), textarea')
  for (const field of await fields.all()) await field.fill('asha@example.in')
  // Playwright waits for the end of a navigation that this key has begun.
  await fields.first().press('Enter')
  await expect(page).toHaveURL('/contact')
  await expect(fields.first()).toHaveValue('asha@example.in')
})

test('questions, carousels, menus, styles and fonts work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const font = page.waitForResponse(/figtree.*\.woff2/)
  await page.goto('/')
  expect((await font).ok()).toBe(true)
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(27, 28, 69)')
  await page.getByRole('link', { name: 'View Packages' }).click()
  await expect(page.getByRole('heading', { name: 'Tour Packages' })).toBeInViewport()

  const item = page.getByRole('region', { name: 'Top Destinations' }).getByRole('listitem').last()
  await item.scrollIntoViewIfNeeded()
  await expect(item).toBeInViewport({ ratio: 0.9 })

  const [first, second] = faqs
  await expect(page.getByText(first!.desc)).toBeVisible()
  await page.locator('summary', { hasText: second!.title }).click()
  await expect(page.getByText(second!.desc)).toBeVisible()
  await expect(page.getByText(first!.desc)).toBeHidden()

  const menu = page.getByRole('navigation', { name: 'Main' })
  const openMenu = () => page.getByRole('button', { name: 'Menu', exact: true }).click()
  await openMenu()
  await page.getByRole('button', { name: PROFILE_MENU }).click()
  for (const name of ['Profile', 'Helpcenter', 'Settings', 'Logout']) {
    await expect(menu.getByRole('link', { name })).toBeVisible()
  }
  await menu.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact')
  await page.getByRole('button', { name: 'View on Google map' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.getByRole('link', { name: BACK_TO_TOP }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await openMenu()
  await menu.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})
