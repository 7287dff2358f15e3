// Account and sign-in screens, and forms of all kinds that send nothing.

import type { Locator, Page } from '@playwright/test'
import { alive, expect, passInPage, requestsOf, test, visit } from '../browser/visitor.ts'

test('1, 2.7, 4 the card form sends nothing', async ({ page }) => {
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
  await expectNothingSent(page, () => page.keyboard.press('Enter'))
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

test('1, 2.9, 3, 7 the lock screen’s form sends nothing', async ({ page }) => {
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

// biome-ignore format: a table
const FORMS = [
  ['/forgot-password',        'Forgot password'],
  ['/lock-screen',            'Lock screen'],
  ['/signup',                 'Signup'],
  ['/user-social',            'Social profile'],
  ['/user-setting',           'Personal Details'],
  ['/user-setting',           'Change Password'],
  ['/helpcenter',             'Search'],
  ['/helpcenter-support',     'Support request'],
  ['/maintenance',            'Subscribe'],
  ['/blog-detail/2',          'Leave A Comment'],
  ['/leh-to-leh-with-turtuk', 'Leave A Comment'],
  ['/contact',                'Newsletter'],
] as const

for (const [path, name] of FORMS) {
  test(`7 ${path}: ${name} sends nothing, keeps its text`, { tag: '@matrix' }, async ({ page }) => {
    await visit(page, path)
    const form = page.getByRole('form', { name, exact: true })
    await fill(form)
    await expectNothingSent(page, async () => {
      await inputs(form).first().press('Enter')
      const button = form.getByRole('button')
      if (await button.count()) await button.first().click()
    })
    await expectTyped(form)
  })
}

/** The visible one-line fields for text. */
function inputs(form: Locator) {
  return form.locator('input:visible:not([type=checkbox], [type=number])')
}

async function fill(form: Locator) {
  for (const input of await inputs(form).all()) {
    const isEmail = (await input.getAttribute('type')) === 'email'
    await input.fill(isEmail ? 'asha@example.com' : 'Asha Rawat')
  }
  for (const box of await form.locator('[type=checkbox][required]').all()) await box.check()
}

async function expectTyped(form: Locator) {
  for (const input of await inputs(form).all()) {
    await expect(input).toHaveValue(/^(asha@example\.com|Asha Rawat)$/)
  }
}

/** Expects that the page keeps its address, does not reload and sends no request. */
async function expectNothingSent(page: Page, act: () => Promise<void>) {
  const url = page.url()
  const requests = requestsOf(page)
  await act()
  await passInPage(page, 200)
  expect(requests).toEqual([])
  expect(page.url()).toBe(url)
}
