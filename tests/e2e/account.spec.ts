import type { Page } from '@playwright/test'
import { office } from '../../web/src/content/agency.ts'
import { alive, expect, passInPage, requestsOf, test } from '../browser/visitor.ts'

test('1, 2.7, 4 the card form sends nothing, and closes on Escape', async ({ page }) => {
  await page.goto('/user-payment')
  await alive(page)
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

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  const opener = page.getByRole('button', { name: 'Add Payment Method' })
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('2.7, 4 the invoice prints, and its address opens and closes a map', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.goto('/user-invoice')
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  const address = page.getByRole('button', { name: office.city })
  await address.click()
  const map = page.getByRole('dialog', { name: 'Map of our address' })
  await expect(map.locator('iframe')).toHaveCSS('height', '800px')
  await map.getByRole('button', { name: 'Close' }).click()
  await expect(map).toBeHidden()
  await expect(address).toBeFocused()
})

test('2.7 notifications are checkboxes that toggle, and nothing is saved', async ({ page }) => {
  await page.goto('/user-notification')
  const box = page.getByRole('checkbox', { name: 'someone shares my trip' })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  await expectNothing(page, () => page.keyboard.press('Enter'))
  await expect(box).toBeChecked()
  await page.reload()
  await alive(page)
  await expect(box).not.toBeChecked()
})

/** Expects that the page keeps its address, does not reload and sends no request. */
async function expectNothing(page: Page, act: () => Promise<void>) {
  const url = page.url()
  const requests = requestsOf(page)
  await act()
  await passInPage(page, 200)
  expect(requests).toEqual([])
  expect(page.url()).toBe(url)
}
