// The slip that adds up a tour's price, and the departures, whose past dates the browser leaves out.

import type { Page } from '@playwright/test'
import {
  ASK_ABOUT_CHOICE,
  ASK_ABOUT_NEXT_SEASON,
  ASK_ABOUT_TOUR,
  WHAT_IT_COSTS,
} from 'content/control-labels.ts'
import {
  daysAfter,
  departure,
  departureDates,
  lastDeparture,
  later,
  onRequest,
} from '../browser/content.ts'
import { expect, passInPage, see, test, visit } from '../browser/visitor.ts'

const TURTUK = '/leh-to-leh-with-turtuk'
const HOW_MANY = /^How many /

test('the slip adds up and keeps a choice, and fills in the contact form', async ({ page }) => {
  await page.clock.setFixedTime(daysAfter(departure, -6))
  const slip = await openSlip(page, TURTUK)
  await expect(slip.getByRole('status')).toHaveText('INR 27,825')
  await slip.getByLabel(/^Dual rider/).check()
  await slip.getByLabel('Himalayan Dual +3,000').check()
  await slip.getByLabel(HOW_MANY).fill('2')
  await slip.getByLabel('Dates').selectOption(departureDates)
  for (const [name, amount] of [
    ['4 × INR 23,900', '95,600'],
    ['2 × Himalayan Dual +3,000', '6,000'],
    ['5% GST', '5,080'],
    ['Total for 4 people', '1,06,680'],
    ['Per person', '26,670'],
    ['Per person and day, 7 days', '3,810'],
  ] as const) {
    const term = slip.getByText(name, { exact: true })
    await expect(term.locator('xpath=following-sibling::dd')).toHaveText(`INR ${amount}`)
  }
  await expect(slip.getByText('INR 20,000 bike deposit, which is refunded')).toBeVisible()
  await expect(slip.getByText('5 working days of leave')).toBeVisible()
  const toCalendar = slip.getByRole('link', { name: `Add ${departureDates} to my calendar` })
  await expect(toCalendar).toHaveAttribute('href', `/calendar${TURTUK}-${departure.start}.ics`)

  await slip.getByRole('link', { name: ASK_ABOUT_CHOICE }).click()
  await expect(page.getByLabel('Your Question')).toHaveValue(
    `Leh to Leh with Turtuk, ${departureDates}`,
  )
  await expect(page.getByLabel('Your Comment')).toHaveValue(
    'Dual rider (2 people, 1 bike, 500cc): 2 (4 people)\nBike: Himalayan Dual +3,000\n' +
      'Total with 5% GST: INR 1,06,680, INR 26,670 a person for 7 days',
  )
  // The comment’s field shows all its lines, and grows with a longer text.
  const comment = page.getByLabel('Your Comment')
  const hidden = () => comment.evaluate((field) => field.scrollHeight - field.clientHeight)
  expect(await hidden()).toBe(0)
  await comment.fill(`${await comment.inputValue()}${'\nCan we start later?'.repeat(4)}`)
  await expect.poll(hidden).toBe(0)
  await page.goBack()
  await expect(slip.getByRole('status')).toHaveText('INR 1,06,680')
  await expect(slip.getByRole('link', { name: ASK_ABOUT_CHOICE })).toBeFocused()

  // A number that is not possible stays in the field, and a hint says which number counts.
  const count = slip.getByLabel(HOW_MANY)
  for (const [typed, taken] of Object.entries({ '-3': 1, '': 1, '2.9': 2, '900': 25 })) {
    await count.fill(typed)
    await expect(count).toHaveValue(typed)
    await expect(count).toHaveAccessibleDescription(
      `1 to 25: a group has up to 50 people. The total is for ${taken}.`,
    )
  }
  await count.fill('2')
  await expect(count).toHaveAccessibleDescription('1 to 25: a group has up to 50 people.')
})

test('on a phone the total stays in view while the choice is made', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 })
  const slip = await openSlip(page, TURTUK)
  for (const label of [/^Dual rider/, 'How many bikes, each with two people']) {
    const field = slip.getByLabel(label)
    await see(field)
    if (label instanceof RegExp) await field.check()
    await expect(slip.getByRole('status')).toBeInViewport({ ratio: 1 })
  }
  await expect(slip.getByRole('status')).toHaveText('INR 50,190')
})

test('a tour on request has a link to the contact form and no slip', async ({ page }) => {
  await visit(page, `/${onRequest.slug}`)
  const prices = page.getByRole('region', { name: 'Price Details' })
  await see(prices)
  await expect(prices.getByRole('link', { name: ASK_ABOUT_TOUR })).toBeVisible()
  await passInPage(page, 300)
  await expect(prices.getByText('On request')).toBeVisible()
  await expect(page.getByRole('region', { name: WHAT_IT_COSTS })).toHaveCount(0)
})

test('past departures are left out, and the next departure links to the form', async ({ page }) => {
  await page.clock.setFixedTime(daysAfter(departure, -6))
  const batches = await openBatches(page)
  const months = new Set([departure, ...later].map(({ start }) => start.slice(0, 7)))
  await expect(batches.getByRole('heading', { level: 3 })).toHaveCount(months.size)
  const rows = batches.getByRole('listitem').filter({ hasNot: page.getByRole('heading') })
  await expect(rows).toHaveCount(Math.min(3, 1 + later.length))
  await expect(rows.first().getByRole('link', { name: departureDates })).toBeVisible()
  for (const month of await batches.getByRole('heading', { level: 3 }).all()) await month.click()
  await expect(rows).toHaveCount(Math.min(3, 1 + later.length) + 1 + later.length)
  const ask = batches.getByRole('link', { name: `Ask about these dates, ${departureDates}` })
  await expect(ask).toHaveCount(2)
  await ask.last().click()
  await expect(page.getByLabel('Your Question')).toHaveValue(
    `Leh to Leh with Turtuk, ${departureDates}`,
  )
})

test('after the last departure the visitor can ask about the next season', async ({ page }) => {
  await page.clock.setFixedTime(daysAfter(lastDeparture, 6))
  const batches = await openBatches(page)
  await batches.getByRole('link', { name: ASK_ABOUT_NEXT_SEASON }).click()
  await expect(page.getByLabel('Your Question')).toHaveValue('Leh to Leh with Turtuk, next season')
})

async function openSlip(page: Page, path: string) {
  await visit(page, path)
  const slip = page.getByRole('region', { name: WHAT_IT_COSTS })
  await page.getByRole('region', { name: 'Price Details' }).scrollIntoViewIfNeeded()
  await expect(slip).toBeVisible()
  return slip
}

async function openBatches(page: Page) {
  await visit(page, TURTUK)
  const batches = page.getByRole('region', { name: 'Batch Details' })
  await batches.scrollIntoViewIfNeeded()
  await expect(batches.getByRole('link').first()).toBeVisible()
  return batches
}
