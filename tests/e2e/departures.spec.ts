// The departures of a tour's page, whose past dates the browser leaves out.

import type { Page } from '@playwright/test'
import { alive, expect, see, test } from './visitor.ts'

const TURTUK = '/leh-to-leh-with-turtuk'

test('departures that have begun are gone without a new build, and the next one is first', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-06-06T10:00:00+05:30'))
  const batches = await openBatches(page)
  await expect(batches.getByRole('heading', { level: 3 })).toHaveText([
    'June 2027',
    'July 2027',
    'August 2027',
    'September 2027',
  ])
  const rows = batches.getByRole('listitem').filter({ hasNot: page.getByRole('heading') })
  await expect(rows).toHaveCount(16)
  await expect(rows.first()).toContainText('12 Jun – 18 Jun')
})

test('after the last departure the visitor can ask about the next season', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-10-01T10:00:00+05:30'))
  const batches = await openBatches(page)
  await batches.getByRole('link', { name: 'Ask about the next season' }).click()
  await expect(page.getByLabel('Your Question')).toHaveValue('Leh to Leh with Turtuk, next season')
})

test('a departure leads to the contact form with its dates, and to a file for the calendar', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-04-25T10:00:00+05:30'))
  const batches = await openBatches(page)
  const calendar = batches.getByRole('link', { name: 'Add to calendar, 1–7 May 2027' })
  const file = await page.request.get((await calendar.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toContain(
    'DTSTART;VALUE=DATE:20270501\r\nDTEND;VALUE=DATE:20270508\r\n',
  )
  await batches.getByRole('link', { name: 'Ask about these dates, 1–7 May 2027' }).click()
  await expect(page.getByLabel('Your Question')).toHaveValue('Leh to Leh with Turtuk, 1–7 May 2027')
})

test.describe('departures whose code does not load', () => {
  test.use({ expectedConsole: /net::ERR|dynamically imported module/ })

  test('stand as the HTML lists them', async ({ page }) => {
    await page.goto(TURTUK)
    await alive(page)
    // Only now, because the page's own code includes the content's file of the same name.
    await page.route(/departures-.*\.js/, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    const batches = page.getByRole('region', { name: 'Batch Details' })
    await see(batches)
    await failed
    await expect(batches.getByRole('heading', { level: 3 })).toHaveCount(6)
    await expect(batches.getByText('25 Sep – 1 Oct')).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all departures stand with the day of the build', async ({ page }) => {
    await page.goto(TURTUK)
    const batches = page.getByRole('region', { name: 'Batch Details' })
    await expect(batches.getByText(/^As of \d+ [A-Z][a-z]+ \d{4}$/)).toBeVisible()
    await expect(batches.getByRole('heading', { level: 3 })).toHaveCount(6)
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
