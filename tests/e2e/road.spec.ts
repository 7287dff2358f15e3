// The map of a tour, the profile with its links to the days, and the nights as bars.

import { DARK_THEME, PASS_SHUT } from 'content/labels.ts'
import { turtuk } from '../browser/content.ts'
import { difference, LAND, pixelsOf, shareOf } from '../browser/pixels.ts'
import { expect, see, test, visit } from '../browser/visitor.ts'

const TURTUK = '/leh-to-leh-with-turtuk'

test('a day of the profile leads to its text, which says what a high night asks for', async ({
  page,
}) => {
  await visit(page, TURTUK)
  const text = page.locator('#day-5')
  await expect(text).toBeHidden()
  await page.getByRole('link', { name: `Day 5: ${turtuk.days[4]!.title}` }).click()
  await expect(page).toHaveURL(`${TURTUK}#day-5`)
  await expect(text).toBeInViewport()
  await expect(page.getByRole('heading', { name: turtuk.days[4]!.title })).toBeInViewport()
  await expect(text).toContainText(turtuk.days[4]!.highNight!)
})

test('the way to the first day is short: map, profile, nights and two closed parts', async ({
  page,
}) => {
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

test('from a laptop on, the map is as wide as its column leaves beside the figures', async ({
  page,
}) => {
  for (const width of [1366, 1536, 1920]) {
    await page.setViewportSize({ width, height: 730 })
    await visit(page, TURTUK)
    const map = page.locator('[role=img] > svg[data-shape=wide]')
    await see(map)
    const column = (await page.locator('#itinerary').boundingBox())!.width
    expect((await map.boundingBox())!.width / column).toBeGreaterThan(0.75)
  }
})

test('the map follows the theme, and is not mirrored', { tag: '@matrix' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, TURTUK)
  const map = page.getByRole('img', { name: /^Map of the road/ })
  await map.scrollIntoViewIfNeeded()
  await expect.poll(() => shareOf(map, LAND.light)).toBeGreaterThan(0.1)

  await test.step('a right-to-left page shows the same map', async () => {
    const before = await pixelsOf(map)
    await page.getByRole('button', { name: 'RTL' }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect.poll(async () => difference(before, await pixelsOf(map))).toBeLessThan(5)
  })
  await test.step('the dark theme shows the dark map', async () => {
    await page.getByRole('button', { name: DARK_THEME }).click()
    await expect.poll(() => shareOf(map, LAND.dark)).toBeGreaterThan(0.1)
    expect(await shareOf(map, LAND.light)).toBeLessThan(0.02)
  })
  await test.step('a window as narrow as a phone shows the dark map too', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => shareOf(map, LAND.dark)).toBeGreaterThan(0.1)
  })
})

test('marked bars look different in forced colours', { tag: '@matrix' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, TURTUK)
  const fillsOf = (rows: string) =>
    page
      .locator(`#itinerary ol > li${rows} rect`)
      .evaluateAll((bars) => [...new Set(bars.map((bar) => getComputedStyle(bar).fill))])
  const [high, usual] = [await fillsOf('[data-marked]'), await fillsOf(':not([data-marked])')]
  expect([high.length, usual.length]).toEqual([1, 1])
  expect(high[0]).not.toBe(usual[0])
})
