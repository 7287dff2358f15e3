// From a tour to the agency: the links of a tour's page, and what they fill in.

import type { Page } from '@playwright/test'
import { ASK_ABOUT_TOUR, BEFORE_YOU_BOOK } from '../../web/src/content/labels.ts'
import { daysAfter, later } from '../browser/content.ts'
import { form } from '../browser/forms.ts'
import { alive, expect, see, test } from '../browser/visitor.ts'

const TURTUK = '/leh-to-leh-with-turtuk'

test('the way back leads to the same place of the tour, and to its link', async ({ page }) => {
  await page.goto(TURTUK)
  await alive(page)
  const ask = page.getByRole('link', { name: ASK_ABOUT_TOUR }).first()
  await ask.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(200)
  await ask.focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Your Comment').fill('Is April too cold?')
  await page.goBack()
  await expect(ask).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await page.goForward()
  await expect(page.getByLabel('Your Question')).toHaveValue('Leh to Leh with Turtuk')
  await expect(page.getByLabel('Your Comment')).toHaveValue('Is April too cold?')
})

test('a quote for a tour in Ladakh begins at the form, with Ladakh chosen', async ({ page }) => {
  await page.goto(TURTUK)
  await alive(page)
  await page.getByRole('link', { name: 'Get Quote' }).click()
  await expect(page.getByLabel('Destination', { exact: true })).toHaveValue('ladakh')
  await expect(form(page)).toBeFocused()
  await expect(form(page)).toBeInViewport()
})

test('the column of links marks the section in view, and leads to the others', async ({ page }) => {
  await page.clock.setFixedTime(daysAfter(later, -1))
  await page.goto(TURTUK)
  await alive(page)
  const current = spineOf(page).locator('[aria-current]')
  await expect(current).toHaveCount(0)
  await spineOf(page).getByRole('link', { name: 'Packing' }).click()
  await expect(page.getByRole('heading', { name: 'Things to Pack' })).toBeInViewport()
  await expect(current).toHaveText('Packing')
  const [day, month] = [Number(later.start.slice(8)), later.month.split(' ')[0]]
  await spineOf(page)
    .getByRole('link', { name: `Dates next ${day} ${month}` })
    .click()
  await expect(current).toHaveText(/^Dates/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('a low bar leads to prices, dates and form, and steps aside for fields', async ({
    page,
  }) => {
    await page.goto(TURTUK)
    await alive(page)
    const bar = spineOf(page)
    const day = page.locator('summary').filter({ hasText: 'Day 2' })
    await expect(bar).toBeVisible()
    for (const hiding of [
      page.getByLabel('Dates', { exact: true }),
      page.getByRole('region', { name: 'Leave A Comment' }).getByLabel('Name'),
      page.getByRole('contentinfo'),
    ]) {
      // The bar is shown before each part, so that only the part itself can hide the bar.
      await see(day)
      await expect(bar).toBeVisible()
      // The slip, which has the dates, loads when it is near.
      await see(page.getByRole('link', { name: BEFORE_YOU_BOOK }))
      await hiding.evaluate((element) => element.scrollIntoView({ block: 'end' }))
      await expect(bar).toBeHidden()
    }
    await see(day)
    await bar.getByRole('link', { name: /^Dates next/ }).tap()
    await expect(page.getByRole('heading', { name: 'Batch Details' })).toBeInViewport()
    await bar.getByRole('link', { name: /^Prices From INR 23,900/ }).tap()
    await expect(page.getByRole('heading', { name: 'Price Details' })).toBeInViewport()
    await see(day)
    await bar.getByRole('link', { name: ASK_ABOUT_TOUR }).tap()
    await expect(page.getByLabel('Your Question')).toHaveValue('Leh to Leh with Turtuk')
  })
})

function spineOf(page: Page) {
  return page.getByRole('navigation', { name: 'On this page' })
}
