// The slip that adds up a tour's price, and the departures, whose past dates the browser leaves out.

import type { Page } from '@playwright/test'
import { byMonth, calendarPath, rangeText } from 'content/departures.ts'
import {
  ASK_ABOUT_CHOICE,
  ASK_ABOUT_NEXT_SEASON,
  ASK_ABOUT_TOUR,
  WHAT_IT_COSTS,
} from 'content/labels.ts'
import { pricesOf } from 'content/prices.ts'
import { rupees } from 'content/rupees.ts'
import { type Choice, linesOf, slipOf } from 'web/pages/tour/prices/true-cost.ts'
import {
  dates,
  daysAfter,
  departure,
  lastDeparture,
  later,
  onRequest,
  turtukCard,
} from '../browser/content.ts'
import { expect, passInPage, see, test, visit } from '../browser/visitor.ts'

const TURTUK = `/${turtukCard.slug}`
const { days } = turtukCard
const HOW_MANY = /^How many /

const options = pricesOf(turtukCard)
const shared = options.find(({ people, adons }) => people > 1 && adons.ons.length > 0)!
const addon = shared.adons.ons.find(({ rupees }) => rupees > 0)!
const choice: Choice = { option: shared, addon, count: 2 }
const slipOfChoice = slipOf(choice, days)

test('the slip adds up and keeps a choice, and fills in the contact form', async ({ page }) => {
  await page.clock.setFixedTime(daysAfter(departure, -6))
  const slip = await openSlip(page, TURTUK)
  const first = slipOf({ option: options[0]!, addon: null, count: 1 }, days)
  await expect(slip.getByRole('status')).toHaveText(rupees(first.total))
  await slip.getByLabel(shared.title).check()
  await slip.getByLabel(addon.label).check()
  await slip.getByLabel(HOW_MANY).fill('2')
  await slip.getByLabel('Dates').selectOption(dates)
  for (const [name, amount] of [
    [`${slipOfChoice.people} × ${rupees(shared.perPerson)}`, slipOfChoice.price],
    [`2 × ${addon.label}`, slipOfChoice.addons],
    [`${shared.gstPercent}% GST`, slipOfChoice.gst],
    [`Total for ${slipOfChoice.people} people`, slipOfChoice.total],
    ['Per person', slipOfChoice.perPerson],
    [`Per person and day, ${days} days`, slipOfChoice.perDay],
  ] as const) {
    const term = slip.getByText(name, { exact: true })
    await expect(term.locator('xpath=following-sibling::dd')).toHaveText(rupees(amount))
  }
  const deposit = `${rupees(slipOfChoice.deposit)} bike deposit, which is refunded`
  await expect(slip.getByText(deposit)).toBeVisible()
  await expect(slip.getByText('5 working days of leave')).toBeVisible()

  await expect(slip.getByRole('link', { name: `Add ${dates} to my calendar` })).toHaveAttribute(
    'href',
    calendarPath(turtukCard.slug, departure),
  )
  await slip.getByRole('link', { name: ASK_ABOUT_CHOICE }).click()
  await expect(page.getByLabel('Your Question')).toHaveValue(`${turtukCard.title}, ${dates}`)
  await expect(page.getByLabel('Your Comment')).toHaveValue(linesOf(choice, slipOfChoice, days))
  await test.step('the comment’s field shows all its lines, and grows with a longer text', async () => {
    const comment = page.getByLabel('Your Comment')
    const hidden = () => comment.evaluate((field) => field.scrollHeight - field.clientHeight)
    expect(await hidden()).toBe(0)
    await comment.fill(`${await comment.inputValue()}${'\nCan we start later?'.repeat(4)}`)
    await expect.poll(hidden).toBe(0)
  })
  await page.goBack()
  await expect(slip.getByRole('status')).toHaveText(rupees(slipOfChoice.total))
  await expect(slip.getByRole('link', { name: ASK_ABOUT_CHOICE })).toBeFocused()

  await test.step('a number that is not possible stays in the field, and a hint says which number counts', async () => {
    const count = slip.getByLabel(HOW_MANY)
    for (const [typed, taken] of [
      ['-3', '1'],
      ['', '1'],
      ['2.9', '2'],
      ['900', '25'],
    ] as const) {
      await count.fill(typed)
      await expect(count).toHaveValue(typed)
      await expect(count).toHaveAccessibleDescription(
        `1 to 25: a group has up to 50 people. The total is for ${taken}.`,
      )
    }
    await count.fill('2')
    await expect(count).toHaveAccessibleDescription('1 to 25: a group has up to 50 people.')
  })
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
  await expect(batches.getByRole('heading', { level: 3 })).toHaveText(
    byMonth([departure, ...later]).map(([month]) => month),
  )
  const rows = batches.getByRole('listitem').filter({ hasNot: page.getByRole('heading') })
  await expect(rows).toHaveCount(Math.min(3, 1 + later.length))
  await expect(rows.first()).toContainText(rangeText(departure))
  for (const month of await batches.getByRole('heading', { level: 3 }).all()) await month.click()
  await expect(rows).toHaveCount(Math.min(3, 1 + later.length) + 1 + later.length)
  const ask = batches.getByRole('link', { name: `Ask about these dates, ${dates}` })
  await expect(ask).toHaveCount(2)
  await ask.last().click()
  await expect(page.getByLabel('Your Question')).toHaveValue(`Leh to Leh with Turtuk, ${dates}`)
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
