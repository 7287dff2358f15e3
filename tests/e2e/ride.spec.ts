// The rider on map and profile, a pass that is shut, the nights, and the map itself.

import type { Locator, Page } from '@playwright/test'
import {
  DARK_THEME,
  HOW_HIGH_YOU_SLEEP,
  PASS_SHUT,
  RIDE_IT,
  RIDER_PLACE,
} from '../../web/src/content/labels.ts'
import { metres } from '../../web/src/content/road/road-figures.ts'
import { timeOfDay } from '../../web/src/pages/tour/road/ride/readout.ts'
import { longest, turtuk } from '../browser/content.ts'
import { difference, LAND, pixelsOf, shareOf } from '../browser/pixels.ts'
import { expect, passInPage, test, visit } from '../browser/visitor.ts'

const TURTUK = '/leh-to-leh-with-turtuk'

test('the arrow keys move the rider on map and profile, and change its words', async ({ page }) => {
  const rider = await openRide(page, `${TURTUK}#day-3`)
  await expect(rider).toHaveAttribute('aria-valuetext', new RegExp(`^Day 3, ${stop(0)}`))
  await rider.focus()
  for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowRight')
  await expect(rider).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^Day 3, ${stop(1)}, .*a breath holds \\d\\d% of one at sea level`),
  )
  await page.getByLabel('Home is').selectOption('in Bengaluru (920 m)')
  await expect(rider).toHaveAttribute('aria-valuetext', /a breath holds \d\d% of one in Bengaluru/)

  const onMap = page.locator('svg[data-shape]:visible circle')
  const [pass, mark] = [await middleOf(onMap.first()), await middleOf(onMap.last())]
  expect(Math.hypot(pass.x - mark.x, pass.y - mark.y)).toBeLessThan(3)

  const profile = page.locator("svg[role='group']")
  const { x, width } = (await profile.boundingBox())!
  const top = await middleOf(profile.locator('circle').last())
  // The rider is at the end of the third day's first leg.
  expect((top.x - x) / width).toBeCloseTo((2 + legKm / dayKm) / turtuk.days.length, 2)
  await rider.press('Home')
  await expect
    .poll(async () => (await middleOf(profile.locator('circle').last())).y)
    .toBeGreaterThan(top.y + 20)

  await test.step('at the end of the road, “Ride it” starts from the beginning, and can be stopped', async () => {
    await rider.press('End')
    await page.getByRole('button', { name: RIDE_IT }).click()
    await expect.poll(async () => Number(await rider.inputValue())).toBeLessThan(100)
    await expect.poll(async () => Number(await rider.inputValue())).toBeGreaterThan(3)
    await page.getByRole('button', { name: 'Stop' }).click()
    const stopped = await rider.inputValue()
    await passInPage(page, 400)
    expect(await rider.inputValue()).toBe(stopped)
  })
  await test.step('a day of the profile leads to its text, and moves the rider there', async () => {
    const text = page.locator('#day-6')
    await expect(text).toBeHidden()
    await page.getByRole('link', { name: `Day 6: ${turtuk.days[5]!.title}` }).click()
    await expect(page).toHaveURL(`${TURTUK}#day-6`)
    await expect(text).toBeInViewport()
    await expect(page.getByRole('heading', { name: turtuk.days[5]!.title })).toBeInViewport()
    await expect(rider).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^Day 6, ${turtuk.days[5]!.stops[0]}`),
    )
  })
})

test('the list of nights says what the tour does about high nights', async ({ page }) => {
  await openRide(page, TURTUK)
  const nights = page.getByRole('listitem').filter({ hasText: 'goes beyond it' })
  await expect(nights).toContainText(turtuk.days.flatMap(({ highNight }) => highNight ?? []))
  await expect(nights.last()).toContainText('+1,090 m over the night before')
  await page.getByLabel('With the lower bed in Tangtse').check()
  await expect(nights.last()).toContainText('+790 m over the night before')
})

const DETOUR = /^Day \d+: (.* \d+\skm and \S+\sh of riding instead of|.* no other road)/

// The longest tour has many passes, some of them close together on the map.
for (const width of [320, 768, 1440]) {
  test(`at ${width} px a press on the map shuts a pass`, { tag: '@matrix' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openRide(page, `/${longest.slug}`)
    const buttons = page.locator('details').filter({ hasText: PASS_SHUT }).getByRole('button')
    await page.getByRole('heading', { name: PASS_SHUT }).click()
    const marks = page.locator('svg[data-shape]:visible circle')
    await expect(buttons.nth(1)).toBeVisible()
    for (const [index, name] of (await buttons.allInnerTexts()).entries()) {
      const mark = marks.nth(index)
      await mark.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      const box = (await mark.boundingBox())!
      expect(box.width).toBeGreaterThanOrEqual(24)
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      await expect(buttons.nth(index), name).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByText(DETOUR).first()).toBeVisible()
    }
  })
}

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

test('high nights look different in forced colours', { tag: '@matrix' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openRide(page, TURTUK)
  const fillsOf = (nights: string) =>
    page
      .getByRole('region', { name: HOW_HIGH_YOU_SLEEP })
      .locator(`ol > li${nights} rect`)
      .evaluateAll((bars) => [...new Set(bars.map((bar) => getComputedStyle(bar).fill))])
  const [high, usual] = [await fillsOf('[data-beyond]'), await fillsOf(':not([data-beyond])')]
  expect([high.length, usual.length]).toEqual([1, 1])
  expect(high[0]).not.toBe(usual[0])
})

/** Opens a tour at its map, and waits for the rider. */
async function openRide(page: Page, path: string) {
  await page.goto(path)
  const rider = page.getByRole('slider', { name: RIDER_PLACE })
  await page.getByRole('img', { name: /^Map of the road/ }).scrollIntoViewIfNeeded()
  await expect(rider).toBeVisible()
  return rider
}

const { stops, altitudesM, legs, minutes } = turtuk.days[2]!
const dayKm = legs.reduce((sum, [km]) => sum + km, 0)
const legKm = legs[0]![0]

/** The words of the rider at the first or the second stop of day 3: "Leh, 0 of 130 km, 08:00, 3,500 m". */
function stop(index: 0 | 1): string {
  const time = timeOfDay(minutes[index]!)
  return `${stops[index]}, ${index * legKm} of ${dayKm} km, ${time}, ${metres(altitudesM[index]!)}`
}

async function middleOf(locator: Locator) {
  const { x, y, width, height } = (await locator.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}
