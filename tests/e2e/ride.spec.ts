import type { Locator } from '@playwright/test'
import { PASS_SHUT, RIDE_IT } from '../../web/src/content/labels.ts'
import { metres } from '../../web/src/content/road/road-figures.ts'
import { turtuk } from '../browser/content.ts'
import { openRide } from '../browser/ride.ts'
import { expect, passInPage, test } from '../browser/visitor.ts'

const TURTUK = '/leh-to-leh-with-turtuk'

test('the arrow keys move the rider on map and profile, with a sentence', async ({ page }) => {
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
  // The first leg of the third day.
  expect((top.x - x) / width).toBeCloseTo((2 + legKm / dayKm) / turtuk.days.length, 2)
  await rider.press('Home')
  await expect
    .poll(async () => (await middleOf(profile.locator('circle').last())).y)
    .toBeGreaterThan(top.y + 20)

  await test.step('at its end the ride starts again from the beginning, and can be stopped', async () => {
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

test('Khardung La shut leads over Chang La, Durbuk and the Shyok', async ({ page }) => {
  await openRide(page, TURTUK)
  const pass = page.getByRole('button', { name: 'Khardung La', exact: true })
  await expect(pass).toBeHidden()
  await page.getByRole('heading', { name: PASS_SHUT }).click()
  await pass.click()
  await expect(page.getByText(/^Day 3: over Karu, Chang La, Durbuk, Shyok village/)).toContainText(
    '238 km and 7 h of riding instead of 130 km',
  )
})

test('the ladder says what the tour does about high nights', async ({ page }) => {
  await openRide(page, TURTUK)
  const nights = page.getByRole('listitem').filter({ hasText: 'goes beyond it' })
  await expect(nights).toContainText(turtuk.days.flatMap(({ highNight }) => highNight ?? []))
  await expect(nights.last()).toContainText('+1,090 m over the night before')
  await page.getByLabel('With the lower bed in Tangtse').check()
  await expect(nights.last()).toContainText('+790 m over the night before')
})

const { stops, altitudesM, legs, minutes } = turtuk.days[2]!
const dayKm = legs.reduce((sum, [km]) => sum + km, 0)
const legKm = legs[0]![0]

/** What a screen reader hears at the first or the second stop of day 3: "Leh, 0 of 130 km, 08:00, 3,500 m". */
function stop(index: 0 | 1): string {
  const [hours, rest] = [Math.floor(minutes[index]! / 60), minutes[index]! % 60]
  const time = [hours, rest].map((part) => String(part).padStart(2, '0')).join(':')
  return `${stops[index]}, ${index * legKm} of ${dayKm} km, ${time}, ${metres(altitudesM[index]!)}`
}

async function middleOf(locator: Locator) {
  const { x, y, width, height } = (await locator.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}
