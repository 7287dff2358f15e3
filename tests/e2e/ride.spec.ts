// The rider on the map and the profile of a tour.

import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { RIDE_IT, RIDER_PLACE } from '../../web/src/content/labels.ts'
import { expect, passInPage, test } from '../browser/visitor.ts'

const TURTUK = '/leh-to-leh-with-turtuk'

test('the arrow keys move the rider on the map and on the profile, and a screen reader hears a sentence', async ({
  page,
}) => {
  const rider = await open(page, `${TURTUK}#day-3`)
  await expect(rider).toHaveAttribute('aria-valuetext', /^Day 3, Leh, 0 of 130 km, 08:00, 3,500 m/)
  await rider.focus()
  for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowRight')
  await expect(rider).toHaveAttribute(
    'aria-valuetext',
    /^Day 3, Khardung La, 40 of 130 km, 10:00, 5,359 m, .*a breath holds 53% of one at sea level/,
  )
  await page.getByLabel('Home is').selectOption('in Bengaluru (920 m)')
  await expect(rider).toHaveAttribute('aria-valuetext', /a breath holds 59% of one in Bengaluru/)

  const onMap = page.locator('svg[data-shape]:visible circle')
  const [pass, mark] = [await middleOf(onMap.first()), await middleOf(onMap.last())]
  expect(Math.hypot(pass.x - mark.x, pass.y - mark.y)).toBeLessThan(3)

  const profile = page.locator("svg[role='group']")
  const { x, width } = (await profile.boundingBox())!
  const top = await middleOf(profile.locator('circle').last())
  // 40 of 130 km on the third of seven days.
  expect((top.x - x) / width).toBeCloseTo((2 + 40 / 130) / 7, 2)
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
    await page.getByRole('link', { name: 'Day 6', exact: true }).click()
    await expect(page).toHaveURL(`${TURTUK}#day-6`)
    await expect(
      page.getByRole('heading', { name: 'Pangong to Leh over Chang La' }),
    ).toBeInViewport()
    await expect(rider).toHaveAttribute('aria-valuetext', /^Day 6, Spangmik/)
  })
})

test('Khardung La shut leads over Chang La, Durbuk and the Shyok', async ({ page }) => {
  await open(page, TURTUK)
  await page.getByRole('button', { name: 'Khardung La', exact: true }).click()
  await expect(page.getByText(/^Day 3: over Karu, Chang La, Durbuk, Shyok village/)).toContainText(
    '238 km and 7 h of riding instead of 130 km',
  )
})

test('the ladder says what the tour does about high nights, and with the lower bed one night is less high', async ({
  page,
}) => {
  await open(page, TURTUK)
  const nights = page.getByRole('listitem').filter({ hasText: 'goes beyond it' })
  const content = readFileSync('web/content/tours/leh-to-leh-with-turtuk.md', 'utf8')
  await expect(nights).toContainText(
    [...content.matchAll(/^high night: (.+)$/gm)].map(([, text = '']) => text),
  )
  await expect(nights.last()).toContainText('+1,090 m over the night before')
  await page.getByLabel('With the lower bed in Tangtse').check()
  await expect(nights.last()).toContainText('+790 m over the night before')
})

async function open(page: Page, path: string) {
  await page.goto(path)
  const rider = page.getByRole('slider', { name: RIDER_PLACE })
  await page.getByRole('img', { name: /^Map of the road/ }).scrollIntoViewIfNeeded()
  await expect(rider).toBeVisible()
  return rider
}

async function middleOf(locator: Locator) {
  const { x, y, width, height } = (await locator.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}
