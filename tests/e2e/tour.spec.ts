// A tour's page: its links, the way to the agency's forms, its map, its profile and its nights.

import type { Page } from '@playwright/test'
import {
  ASK_ABOUT_TOUR,
  BEFORE_YOU_BOOK,
  DARK_THEME,
  PASS_SHUT,
  WHAT_IT_COSTS,
} from 'content/control-labels.ts'
import { axeProblems } from '../browser/axe.ts'
import { daysAfter, departure, turtuk } from '../browser/content.ts'
import { liveForm } from '../browser/forms.ts'
import { LAND, shareOf } from '../browser/pixels.ts'
import { expect, matrix, see, test, visit } from '../browser/visitor.ts'

const TURTUK = '/leh-to-leh-with-turtuk'

test('a day of the profile leads to its high night; Back restores the place', async ({ page }) => {
  const { title, highNight } = turtuk.days[4]!
  await visit(page, TURTUK)
  const text = page.locator('#day-5')
  await expect(text).toBeHidden()
  await page.getByRole('link', { name: `Day 5: ${title}` }).click()
  await expect(page).toHaveURL(`${TURTUK}#day-5`)
  await expect(text).toBeInViewport()
  await expect(page.getByRole('heading', { name: title })).toBeInViewport()
  await expect(text).toContainText(highNight!)
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(200)
  const ask = page.getByRole('link', { name: ASK_ABOUT_TOUR }).first()
  await ask.evaluate((link) => link.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await page.getByLabel('Your Comment').fill('Is April too cold?')
  await page.goBack()
  await expect(ask).toBeFocused()
  // Chromium may restore the position a pixel beside.
  const moved = () => page.evaluate((y) => Math.abs(window.scrollY - y), before)
  await expect.poll(moved).toBeLessThanOrEqual(1)
  await page.goForward()
  await expect(page.getByLabel('Your Question')).toHaveValue('Leh to Leh with Turtuk')
  await expect(page.getByLabel('Your Comment')).toHaveValue('Is April too cold?')
})

test('Get Quote on a tour in Ladakh leads to the form, with Ladakh chosen', async ({ page }) => {
  await visit(page, TURTUK)
  await page.getByRole('link', { name: 'Get Quote' }).click()
  await expect(page.getByLabel('Destination', { exact: true })).toHaveValue('ladakh')
  const { form } = liveForm(page, 'query')
  await expect(form).toBeFocused()
  await expect(form).toBeInViewport()
})

test('the column of links marks the section in view, and leads to the others', async ({ page }) => {
  await page.clock.setFixedTime(daysAfter(departure, -1))
  await visit(page, TURTUK)
  const current = linksOf(page).locator('[aria-current]')
  await expect(current).toHaveCount(0)
  await linksOf(page).getByRole('link', { name: 'Packing' }).click()
  await expect(page.getByRole('heading', { name: 'Things to Pack' })).toBeInViewport()
  await expect(current).toHaveText('Packing')
  const next = new Date(departure.start).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  await linksOf(page)
    .getByRole('link', { name: `Dates next ${next}` })
    .click()
  await expect(current).toHaveText(/^Dates/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('a low bar leads to parts, and hides at fields and the footer', async ({ page }) => {
    await visit(page, TURTUK)
    const bar = linksOf(page)
    const day = page.locator('summary').filter({ hasText: 'Day 2' })
    await expect(bar).toBeVisible()
    // A link that gets the focus behind the bar scrolls out.
    const ask = page.getByRole('link', { name: ASK_ABOUT_TOUR }).first()
    const bottomOfAsk = () => ask.evaluate((link) => link.getBoundingClientRect().bottom)
    await page.evaluate((pixels) => scrollBy(0, pixels), (await bottomOfAsk()) - 640)
    await expect.poll(bottomOfAsk).toBeCloseTo(640, -1)
    await ask.focus()
    await expect.poll(bottomOfAsk).toBeLessThanOrEqual((await bar.boundingBox())!.y)
    for (const hiding of [
      page.getByLabel('Dates', { exact: true }),
      page.getByRole('region', { name: 'Leave A Comment' }).getByLabel('Name'),
      page.getByRole('contentinfo'),
    ]) {
      // The bar is shown before each part, so that only the part itself can hide the bar.
      await see(day)
      await expect(bar).toBeVisible()
      // The price slip, which has the dates, is loaded when it is near the screen.
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

test('Tab leads to controls in view, and axe finds no fault', matrix, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 657 })
  // With reduced motion nothing moves while axe runs.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, TURTUK)
  await page.keyboard.press('Tab')
  // Waits for the code of the price slip, so that the focus reaches its controls.
  await expect(page.getByRole('region', { name: WHAT_IT_COSTS })).toBeAttached()
  const seen: string[] = []
  for (let press = 0; press < 200; press++) {
    const focused = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame)
      const active = document.activeElement!
      if (active.tagName === 'IFRAME') return 'frame'
      const { top, bottom } = active.getBoundingClientRect()
      const isInView = bottom > 0 && top < innerHeight && active !== document.body
      return `${isInView ? '' : 'lost: '}${active.tagName} ${active.textContent?.trim().slice(0, 40)}`
    })
    // After the last control, Chromium's own bar gets the focus, and the headless shell begins anew.
    if (focused === 'frame' || (press > 70 && /^lost: BODY|Skip to content$/.test(focused))) break
    seen.push(focused)
    await page.keyboard.press('Tab')
  }
  expect(seen.filter((each) => each.startsWith('lost'))).toEqual([])
  expect(seen.length).toBeGreaterThan(70)
  // With the price slip and the packing list open.
  await page.getByRole('heading', { name: /^The \d+ things$/ }).click()
  for (const role of ['radio', 'checkbox'] as const) {
    await expect(page.getByRole(role).last()).toBeVisible()
  }
  expect(await axeProblems(page)).toEqual([])
})

test('the way to the first day is short, with two closed parts', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 })
  await visit(page, TURTUK)
  const days = page.locator('li:has(> details > #day-1)')
  await see(days)
  const map = page.getByRole('img', { name: /^Map of the road/ })
  const [{ y: from }, { y: to }] = [(await map.boundingBox())!, (await days.boundingBox())!]
  expect(to - from).toBeLessThanOrEqual(1500)
  const passes = page.locator('details').filter({ hasText: PASS_SHUT })
  await expect(passes.getByRole('listitem').first()).toBeHidden()
  await passes.locator('summary').click()
  await expect(passes.getByRole('listitem').first()).toHaveText(
    /^Khardung La shut: day 3 goes over/,
  )
})

test('a map fills its column from a laptop on, and follows the theme', async ({ page }) => {
  for (const width of [1366, 1536, 1920]) {
    await page.setViewportSize({ width, height: 730 })
    await visit(page, TURTUK)
    const map = page.locator('[role=img] > svg[data-shape=wide]')
    await see(map)
    const column = (await page.locator('#itinerary').boundingBox())!.width
    expect((await map.boundingBox())!.width / column).toBeGreaterThan(0.75)
  }
  const map = page.getByRole('img', { name: /^Map of the road/ })
  await expect.poll(() => shareOf(map, LAND.light)).toBeGreaterThan(0.1)

  // The dark theme shows the dark map.
  await page.getByRole('button', { name: DARK_THEME }).click()
  await expect.poll(() => shareOf(map, LAND.dark)).toBeGreaterThan(0.1)
  expect(await shareOf(map, LAND.light)).toBeLessThan(0.02)
  // A window as narrow as a phone shows the dark map too.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => shareOf(map, LAND.dark)).toBeGreaterThan(0.1)
})

function linksOf(page: Page) {
  return page.getByRole('navigation', { name: 'On this page' })
}
