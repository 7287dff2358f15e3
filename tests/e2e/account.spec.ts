// The account area of spec 2.7: sample details, forms that send nothing, an invoice to print.

import type { Locator, Page } from '@playwright/test'
import { office } from '../../web/src/content/agency.ts'
import { alive, expect, passInPage, requestsOf, test } from '../browser/visitor.ts'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

test('1, 2.7, 3, 5 the card form has the lists and limits of the specification, sends nothing, and closes on Escape', async ({
  page,
}) => {
  const form = await openCardForm(page)
  await expect(form.locator('label')).toHaveText([
    'Name',
    'Card Number',
    'Expiry Month',
    'Expiry Year',
    'Card Type',
    'CVV',
  ])
  await expect(form.getByLabel('Expiry Month').locator('option')).toHaveText(MONTHS)
  const years = form.getByLabel('Expiry Year').locator('option')
  await expect(years).toHaveText(['2022', '2023', '2024', '2025'])
  const types = form.getByLabel('Card Type').locator('option')
  await expect(types).toHaveText(['Visa', 'Ame. Express', 'Master'])
  expect(await fieldsOf(form)).toEqual([
    'name text required cc-name',
    'cardNumber number required cc-number',
    'month select-one - cc-exp-month',
    'year select-one - cc-exp-year',
    'cardType select-one - cc-type',
    'cvv number required cc-csc',
  ])

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

test('2.7, 4, 9 the invoice prints, and its address opens a map over the page, which Close closes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.goto('/user-invoice')
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  const address = page.getByRole('button', { name: office.city })
  await address.click()
  const map = page.getByRole('dialog', { name: 'Map of our address' })
  const frame = map.locator('iframe')
  await expect(frame).toHaveCSS('height', '800px')
  await expect(frame).toHaveAttribute(
    'src',
    new RegExp(
      `^https://maps\\.google\\.com/maps\\?q=${encodeURIComponent(`${office.street}, ${office.city}`)}`,
    ),
  )
  await map.getByRole('button', { name: 'Close' }).click()
  await expect(map).toBeHidden()
  await expect(address).toBeFocused()
})

test('2.7 notifications are checkboxes that toggle, by keyboard too, and nothing is saved', async ({
  page,
}) => {
  await page.goto('/user-notification')
  await expect(page.getByRole('main').getByRole('group')).toHaveCount(3)
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

async function openCardForm(page: Page): Promise<Locator> {
  await page.goto('/user-payment')
  await page.getByRole('button', { name: 'Add Payment Method' }).click()
  const form = page.getByRole('dialog').getByRole('form', { name: 'Add Payment Method' })
  await expect(form).toBeVisible()
  return form
}

/** Each control's name, type, `required` and `autocomplete`. */
function fieldsOf(form: Locator): Promise<string[]> {
  return form
    .locator('input, select, textarea')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map(
        ({ name, type, required, autocomplete }) =>
          `${name} ${type} ${required ? 'required' : '-'} ${autocomplete}`,
      ),
    )
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
