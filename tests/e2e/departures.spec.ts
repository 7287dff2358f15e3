// The departures of a tour's page, whose past dates the browser leaves out.

import type { Page } from '@playwright/test'
import { byMonth, departuresOf } from '../../web/src/content/departures.ts'
import { afterIt, daysAfter, last, later, laterDates, turtuk } from '../browser/content.ts'
import { alive, expect, see, test } from '../browser/visitor.ts'

const TURTUK = `/${turtuk.slug}`

const months = byMonth(departuresOf(turtuk.departures, turtuk.days.length)).length

test('departures that have begun are gone without a new build, and the next one is first', async ({
  page,
}) => {
  await page.clock.setFixedTime(daysAfter(later, -6))
  const batches = await openBatches(page)
  await expect(batches.getByRole('heading', { level: 3 })).toHaveText([
    ...new Set([later, ...afterIt].map(({ month }) => month)),
  ])
  const rows = batches.getByRole('listitem').filter({ hasNot: page.getByRole('heading') })
  await expect(rows).toHaveCount(1 + afterIt.length)
  await expect(rows.first()).toContainText(later.range)
})

test('after the last departure the visitor can ask about the next season', async ({ page }) => {
  await page.clock.setFixedTime(daysAfter(last, 6))
  const batches = await openBatches(page)
  await batches.getByRole('link', { name: 'Ask about the next season' }).click()
  await expect(page.getByLabel('Your Question')).toHaveValue('Leh to Leh with Turtuk, next season')
})

test('a departure leads to the contact form with its dates, and to a file for the calendar', async ({
  page,
}) => {
  await page.clock.setFixedTime(daysAfter(later, -6))
  const batches = await openBatches(page)
  const calendar = batches.getByRole('link', { name: `Add to calendar, ${laterDates}` })
  const file = await page.request.get((await calendar.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toContain(
    `DTSTART;VALUE=DATE:${later.start.replaceAll('-', '')}\r\nDTEND;VALUE=DATE:`,
  )
  await batches.getByRole('link', { name: `Ask about these dates, ${laterDates}` }).click()
  await expect(page.getByLabel('Your Question')).toHaveValue(
    `Leh to Leh with Turtuk, ${laterDates}`,
  )
})

test.describe('departures whose code does not load', () => {
  test.use({ expectedConsole: /net::ERR|dynamically imported module/ })

  test('stand as the HTML lists them', async ({ page }) => {
    await page.goto(TURTUK)
    await alive(page)
    // Blocked after the page's own code has loaded, because that code includes another file named departures.
    await page.route(/departures-.*\.js/, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    const batches = page.getByRole('region', { name: 'Batch Details' })
    await see(batches)
    await failed
    await expect(batches.getByRole('heading', { level: 3 })).toHaveCount(months)
    await expect(batches.getByText(last.range)).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all departures stand with the day of the build', async ({ page }) => {
    await page.goto(TURTUK)
    const batches = page.getByRole('region', { name: 'Batch Details' })
    await expect(batches.getByText(/^As of \d+ [A-Z][a-z]+ \d{4}$/)).toBeVisible()
    await expect(batches.getByRole('heading', { level: 3 })).toHaveCount(months)
  })
})

async function openBatches(page: Page) {
  await page.goto(TURTUK)
  await alive(page)
  const batches = page.getByRole('region', { name: 'Batch Details' })
  await batches.scrollIntoViewIfNeeded()
  await expect(batches.getByRole('link').first()).toBeVisible()
  return batches
}
