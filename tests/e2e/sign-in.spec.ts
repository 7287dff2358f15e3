// The sign-in screens of spec 2.9, whose forms send nothing.

import type { Page } from '@playwright/test'
import { expect, passInPage, requestsOf, test } from '../browser/visitor.ts'

const forms = [
  { path: '/login', form: 'Login', button: 'Login', required: ['Email', 'Password'] },
  { path: '/forgot-password', form: 'Forgot password', button: 'Send', required: ['Email'] },
  {
    path: '/lock-screen',
    form: 'Lock screen',
    button: 'Login / Sign in',
    required: ['Password', 'Remember me'],
  },
]

for (const { path, form, button, required } of forms) {
  test(`1, 2.9, 3 ${path} asks for ${required.join(' and ')}, and then does nothing`, async ({
    page,
  }) => {
    await page.goto(path)
    const marked = page.getByRole('form', { name: form }).locator('[required]')
    await expect(marked).toHaveCount(required.length)
    for (const label of required) await expect(field(page, label)).toHaveAttribute('required')

    await expectNothingToHappen(page, async () => {
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(field(page, required[0] ?? '')).toBeFocused()
      await fill(page)
      await page.getByRole('button', { name: button, exact: true }).click()
      await page.locator('main form input:visible').first().press('Enter')
    })
  })
}

test('2.9 the back button floats while the picture is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 500 })
  await page.goto('/signup')
  const back = page.getByRole('main').getByRole('link', { name: 'Back to Home' })
  const top = () => back.evaluate((link) => link.getBoundingClientRect().top)
  const before = await top()
  await page.evaluate(() => window.scrollTo(0, 150))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150)
  // The button has moved less than the page and is still in the window.
  await expect.poll(top).toBeGreaterThan(before - 150)
  expect(await top()).toBeGreaterThan(0)
})

/** A field of the screen's own form; the footer has one for a newsletter. */
function field(page: Page, label: string) {
  return page.getByRole('main').getByLabel(label, { exact: true })
}

/** Expects that the address stays, no request is sent, and the typed text is still in the fields. */
async function expectNothingToHappen(page: Page, act: () => Promise<void>) {
  const address = page.url()
  const requests = requestsOf(page)
  await act()
  await passInPage(page, 200)
  expect(requests).toEqual([])
  expect(page.url()).toBe(address)
  await expectTyped(page)
}

const typed = { text: 'Asha Rawat', email: 'asha@example.com', password: 'a secret of mine' }

/** Every field of the screen's own form. */
async function fill(page: Page) {
  for (const [type, value] of Object.entries(typed)) {
    for (const input of await typeable(page, type)) await input.fill(value)
  }
  for (const box of await page.locator('main form [type=checkbox][required]').all()) {
    await box.check()
  }
}

async function expectTyped(page: Page) {
  for (const [type, value] of Object.entries(typed)) {
    for (const input of await typeable(page, type)) await expect(input).toHaveValue(value)
  }
}

function typeable(page: Page, type: string) {
  return page.locator(`main form [type=${type}]:visible`).all()
}
