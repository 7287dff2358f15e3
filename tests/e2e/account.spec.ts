// Account, sign-in and countdown screens. tests/built/forms.test.ts: no static form sends anything.

import type { Page } from '@playwright/test'
import { alive, expect, passInPage, requestsOf, test, visit } from '../browser/visitor.ts'

test('1, 2.7, 4 arrow keys and the wheel change neither number of a card', async ({ page }) => {
  await visit(page, '/user-payment')
  await page.getByRole('button', { name: 'Add Payment Method' }).click()
  const fields = { 'Card Number': '4111', CVV: '123' }
  for (const [label, digits] of Object.entries(fields)) {
    const field = page.getByRole('dialog').getByLabel(label)
    await field.fill(digits)
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown']) await field.press(key)
    await field.hover()
    await page.mouse.wheel(0, 100)
    await passInPage(page, 100)
    await expect(field).toHaveValue(digits)
  }
})

test('2.7 notifications are checkboxes that toggle, and nothing is saved', async ({ page }) => {
  await page.goto('/user-notification')
  const box = page.getByRole('checkbox', { name: 'someone shares my trip' })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  await expectNothingSent(page, () => page.keyboard.press('Enter'))
  await expect(box).toBeChecked()
  await page.reload()
  await alive(page)
  await expect(box).not.toBeChecked()
})

test('1, 2.9, 3, 7 the lock screen requires both fields, and sends nothing', async ({ page }) => {
  await page.goto('/lock-screen')
  const form = page.getByRole('form', { name: 'Lock screen' })
  await expect(form.locator('[required]')).toHaveCount(2)
  const password = form.getByLabel('Password', { exact: true })
  const remember = form.getByLabel('Remember me')
  const button = form.getByRole('button', { name: 'Login / Sign in', exact: true })
  await expectNothingSent(page, async () => {
    await button.click()
    await expect(password, 'stopped by the browser').toBeFocused()
    await password.fill('a secret of mine')
    await button.click()
    await expect(remember, 'stopped by the browser').toBeFocused()
    await remember.check()
    await button.click()
    await password.press('Enter')
  })
  await expect(password).toHaveValue('a secret of mine')
})

test('2.9 the back button floats while the picture is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 500 })
  await page.goto('/signup')
  const back = page.getByRole('main').getByRole('link', { name: 'Back to Home' })
  const top = () => back.evaluate((link) => link.getBoundingClientRect().top)
  const before = await top()
  await page.evaluate(() => window.scrollTo(0, 150))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150)
  // The button has moved less than the page has, and is still in the window.
  await expect.poll(top).toBeGreaterThan(before - 150)
  expect(await top()).toBeGreaterThan(0)
})

test('1, 2.10, 4, 9 before its date Coming Soon counts down each second', async ({ page }) => {
  await page.clock.install({ time: '2024-12-29T22:50:00+05:30' })
  await visit(page, '/comingsoon')
  await expect(page.getByRole('contentinfo'), 'the current year').toContainText('© 2024')
  await page.clock.pauseAt('2024-12-29T22:58:58+05:30')
  for (const shown of ['01 Minutes02 Seconds', '01 Minutes01 Seconds', '01 Minutes00 Seconds']) {
    await expect(page.getByRole('timer')).toHaveText(`01 Days01 Hours${shown}`)
    await page.clock.runFor(1000)
  }
})

test('2.10, 4 maintenance counts from 59:59 down to 00:00', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await visit(page, '/maintenance')
  await expect(page.getByRole('timer')).toHaveText(/^59:5\d$/)
  await page.clock.pauseAt(60_000)
  await expect(page.getByRole('timer')).toHaveText(/^(58:5|59:0)\d$/)
  await page.clock.fastForward('01:00:00')
  await expect(page.getByRole('timer')).toHaveText('00:00')
  await page.clock.runFor(2000)
  await expect(page.getByRole('timer')).toHaveText('00:00')
})

/** Expects that the page keeps its address, does not reload and sends no request. */
async function expectNothingSent(page: Page, act: () => Promise<void>) {
  const url = page.url()
  const requests = requestsOf(page)
  await act()
  await passInPage(page, 200)
  expect(requests).toEqual([])
  expect(page.url()).toBe(url)
}
