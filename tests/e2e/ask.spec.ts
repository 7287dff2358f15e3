// From a tour to the agency: the links of a tour's page, and what they fill in.

import { ASK_ABOUT_TOUR } from '../../web/src/content/labels.ts'
import { form } from '../browser/forms.ts'
import { alive, expect, test } from '../browser/visitor.ts'

const TURTUK = '/leh-to-leh-with-turtuk'

test('the way back leads to the same place of the tour, with the focus on the link', async ({
  page,
}) => {
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('a low bar leads to the form, and is hidden while a field or the same link is in view', async ({
    page,
  }) => {
    await page.goto(TURTUK)
    await alive(page)
    const bar = page.locator('[data-shown]')
    for (const hiding of [
      page.getByRole('region', { name: 'Price Details' }),
      page.getByRole('region', { name: 'Leave A Comment' }),
      page.getByRole('contentinfo'),
      page.getByRole('link', { name: ASK_ABOUT_TOUR }).first(),
    ]) {
      // The bar is shown before each part, so that only the part itself can hide the bar.
      await page.locator('#day-2').scrollIntoViewIfNeeded()
      await expect(bar).toBeVisible()
      await hiding.scrollIntoViewIfNeeded()
      await expect(bar).toHaveCount(0)
    }
    await page.locator('#day-2').scrollIntoViewIfNeeded()
    await expect(bar).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(bar).toHaveCount(0)
    await page.locator('#day-2').scrollIntoViewIfNeeded()
    await bar.getByRole('link', { name: ASK_ABOUT_TOUR }).tap()
    await expect(page.getByLabel('Your Question')).toHaveValue('Leh to Leh with Turtuk')
  })
})
