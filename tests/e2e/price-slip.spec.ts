// What a booking costs in all: the slip below the prices of a tour.

import type { Page } from '@playwright/test'
import { ASK_ABOUT_CHOICE, ASK_ABOUT_TOUR, WHAT_IT_COSTS } from '../../web/src/content/labels.ts'
import { daysAfter, later, laterDates, onRequest } from '../browser/content.ts'
import { alive, expect, passInPage, see, test } from '../browser/visitor.ts'

const TURTUK = '/leh-to-leh-with-turtuk'

test('the slip adds up the choice, and takes it to the contact form and back', async ({ page }) => {
  await page.clock.setFixedTime(daysAfter(later, -6))
  const slip = await openSlip(page, TURTUK)
  await expect(slip.getByRole('status')).toHaveText('INR 27,825')
  await slip.getByLabel(/^Dual rider/).check()
  await slip.getByLabel('Himalayan Dual +3,000').check()
  await slip.getByLabel('How many bikes, each with two people').fill('2')
  await slip.getByLabel('Dates').selectOption(laterDates)
  for (const [name, amount] of [
    ['4 × INR 23,900', 'INR 95,600'],
    ['2 × Himalayan Dual +3,000', 'INR 6,000'],
    ['5% GST', 'INR 5,080'],
    ['Total for 4 people', 'INR 1,06,680'],
    ['Per person', 'INR 26,670'],
    ['Per person and day, 7 days', 'INR 3,810'],
  ] as const) {
    const term = slip.getByRole('term').filter({ hasText: new RegExp(`^${escaped(name)}$`) })
    await expect(term.locator('xpath=following-sibling::dd')).toHaveText(amount)
  }
  await expect(slip.getByText('INR 20,000 bike deposit, which is refunded')).toBeVisible()
  await expect(slip.getByText('5 working days of leave')).toBeVisible()

  await slip.getByRole('link', { name: ASK_ABOUT_CHOICE }).click()
  await expect(page.getByLabel('Your Question')).toHaveValue(
    `Leh to Leh with Turtuk, ${laterDates}`,
  )
  await expect(page.getByLabel('Your Comment')).toHaveValue(
    'Dual rider (2 people, 1 bike, 500cc): 2 (4 people)\n' +
      'Bike: Himalayan Dual +3,000\n' +
      'Total with 5% GST: INR 1,06,680, INR 26,670 a person for 7 days',
  )
  await test.step('the comment’s field shows all its lines, and grows with a longer text', async () => {
    const comment = page.getByLabel('Your Comment')
    const hidden = () => comment.evaluate((field) => field.scrollHeight - field.clientHeight)
    expect(await hidden()).toBe(0)
    await comment.fill(`${await comment.inputValue()}${'\nCan we start later?'.repeat(4)}`)
    await expect.poll(hidden).toBe(0)
  })
  await page.goBack()
  await expect(slip.getByRole('status')).toHaveText('INR 1,06,680')
  await expect(slip.getByRole('link', { name: ASK_ABOUT_CHOICE })).toBeFocused()

  await test.step('an invalid number counts as the nearest valid number', async () => {
    const count = slip.getByLabel('How many bikes, each with two people')
    for (const [typed, taken] of [
      ['-3', '1'],
      ['', '1'],
      ['2.9', '2'],
      ['900', '50'],
    ] as const) {
      await count.fill(typed)
      await count.blur()
      await expect(count).toHaveValue(taken)
    }
  })
})

test('a tour on request has no slip, and a link to the contact form', async ({ page }) => {
  await page.goto(`/${onRequest.slug}`)
  await alive(page)
  const prices = page.getByRole('region', { name: 'Price Details' })
  await see(prices)
  await expect(prices.getByRole('link', { name: ASK_ABOUT_TOUR })).toBeVisible()
  await passInPage(page, 300)
  await expect(prices.getByText('On request')).toBeVisible()
  await expect(page.getByRole('region', { name: WHAT_IT_COSTS })).toHaveCount(0)
})

async function openSlip(page: Page, path: string) {
  await page.goto(path)
  await alive(page)
  const slip = page.getByRole('region', { name: WHAT_IT_COSTS })
  await page.getByRole('region', { name: 'Price Details' }).scrollIntoViewIfNeeded()
  await expect(slip).toBeVisible()
  return slip
}

function escaped(text: string): string {
  return text.replace(/[+().]/g, '\\$&')
}
