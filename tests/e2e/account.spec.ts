// Account and sign-in screens, and the forms of all screens that send nothing.

import type { Locator, Page } from '@playwright/test'
import { openWithoutCode } from '../browser/loading.ts'
import { alive, expect, passInPage, requestsOf, test, visit } from '../browser/visitor.ts'

test('1, 2.7, 4 the card form sends nothing, and keeps its numbers', async ({ page }) => {
  await visit(page, '/user-payment')
  await page.getByRole('button', { name: 'Add Payment Method' }).click()
  const form = page.getByRole('dialog').getByRole('form', { name: 'Add Payment Method' })
  await form.getByLabel('Name').fill('Asha Rawat')
  await form.getByLabel('CVV').fill('012')
  const card = form.getByLabel('Card Number')
  await card.fill('4111')
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown']) await card.press(key)
  await card.hover()
  await page.mouse.wheel(0, 100)
  await expectNothing(page, () => page.keyboard.press('Enter'))
  await expect(card, 'arrow keys and the wheel change no number').toHaveValue('4111')
  await expect(form.getByLabel('CVV')).toHaveValue('012')
})

test('2.7, 4 the invoice prints', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.goto('/user-invoice')
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
})

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

// biome-ignore format: a table
const FORMS = [
  ['/forgot-password',        'Forgot password'],
  ['/lock-screen',            'Lock screen'],
  ['/signup',                 'Signup'],
  ['/user-setting',           'Personal Details'],
  ['/helpcenter',             'Search'],
  ['/leh-to-leh-with-turtuk', 'Leave A Comment'],
  ['/contact',                'Newsletter'],
] as const

/** A text for any field of these forms. */
const TYPED = 'asha@example.com'

for (const [path, name] of FORMS) {
  test(`7 ${path}: ${name} sends nothing, keeps the text`, { tag: '@matrix' }, async ({ page }) => {
    const release = await openWithoutCode(page, path)
    const form = page.getByRole('form', { name, exact: true })
    const send = async () => {
      await inputs(form).first().press('Enter')
      const button = form.getByRole('button')
      if (await button.count()) await button.first().click()
      await passInPage(page, 200)
      await expect(page).toHaveURL(path)
      for (const input of await inputs(form).all()) await expect(input).toHaveValue(TYPED)
    }
    for (const input of await inputs(form).all()) await input.fill(TYPED)
    for (const box of await form.locator('[type=checkbox][required]').all()) await box.check()
    await send()
    await expect(page.locator('html')).not.toHaveAttribute('data-alive')
    release()
    await alive(page)
    await expectNothing(page, send)
  })
}

/** The fields that a visitor types text in. */
function inputs(form: Locator) {
  return form.locator('input:visible:not([type=checkbox], [type=number])')
}

/** Expects that the page keeps its address, does not reload and sends no request. */
async function expectNothing(page: Page, act: () => Promise<void>) {
  const url = page.url()
  const requests = requestsOf(page)
  await act()
  await passInPage(page, 200)
  expect(requests).toEqual([])
  expect(page.url()).toBe(url)
}
