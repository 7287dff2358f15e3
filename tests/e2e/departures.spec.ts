// The departures of a tour's page, whose past dates the browser leaves out.

import type { Page } from '@playwright/test'
import { ASK_ABOUT_NEXT_SEASON } from '../../web/src/content/labels.ts'
import { afterIt, daysAfter, last, later, laterDates, turtuk } from '../browser/content.ts'
import { alive, expect, test } from '../browser/visitor.ts'

const TURTUK = `/${turtuk.slug}`

test('departures that have begun are gone, and the next leads to the form', async ({ page }) => {
  await page.clock.setFixedTime(daysAfter(later, -6))
  const batches = await openBatches(page)
  await expect(batches.getByRole('heading', { level: 3 })).toHaveText([
    ...new Set([later, ...afterIt].map(({ month }) => month)),
  ])
  const rows = batches.getByRole('listitem').filter({ hasNot: page.getByRole('heading') })
  await expect(rows).toHaveCount(Math.min(3, 1 + afterIt.length))
  await expect(rows.first()).toContainText(later.range)
  for (const month of await batches.getByRole('heading', { level: 3 }).all()) await month.click()
  await expect(rows).toHaveCount(Math.min(3, 1 + afterIt.length) + 1 + afterIt.length)
  const ask = batches.getByRole('link', { name: `Ask about these dates, ${laterDates}` })
  await expect(ask).toHaveCount(2)
  await ask.last().click()
  await expect(page.getByLabel('Your Question')).toHaveValue(
    `Leh to Leh with Turtuk, ${laterDates}`,
  )
})

test('after the last departure the visitor can ask about the next season', async ({ page }) => {
  await page.clock.setFixedTime(daysAfter(last, 6))
  const batches = await openBatches(page)
  await batches.getByRole('link', { name: ASK_ABOUT_NEXT_SEASON }).click()
  await expect(page.getByLabel('Your Question')).toHaveValue('Leh to Leh with Turtuk, next season')
})

async function openBatches(page: Page) {
  await page.goto(TURTUK)
  await alive(page)
  const batches = page.getByRole('region', { name: 'Batch Details' })
  await batches.scrollIntoViewIfNeeded()
  await expect(batches.getByRole('link').first()).toBeVisible()
  return batches
}
