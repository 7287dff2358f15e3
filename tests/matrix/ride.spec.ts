import type { Page } from '@playwright/test'
import {
  DARK_THEME,
  HOW_HIGH_YOU_SLEEP,
  PASS_SHUT,
  RIDER_PLACE,
} from '../../web/src/content/labels.ts'
import { longest } from '../browser/content.ts'
import { difference, LAND, pixelsOf, shareOf } from '../browser/pixels.ts'
import { openRide } from '../browser/ride.ts'
import { alive, expect, see, test } from '../browser/visitor.ts'

const TURTUK = '/leh-to-leh-with-turtuk'

// The longest tour has the most passes, some of them close together on both maps.
for (const width of [320, 768, 1440]) {
  test(`at ${width} px a press on a pass of the map shuts this pass`, async ({ page }) => {
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
    }
  })
}

test('the way back leads to the place that was left during a ride', async ({ page }) => {
  const rider = await openRide(page, TURTUK)
  await rider.press('End')
  await expect(page).toHaveURL(`${TURTUK}#day-7`)
  const left = await page.evaluate(() => window.scrollY)
  const link = page.getByRole('main').getByRole('link', { name: 'Home', exact: true })
  await link.evaluate((element) => element.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
})

test('the map is drawn on its page, follows the theme, and is not mirrored', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(TURTUK)
  await alive(page)
  const map = page.getByRole('img', { name: /^Map of the road/ })
  await map.scrollIntoViewIfNeeded()
  await expect.poll(() => shareOf(map, LAND.light)).toBeGreaterThan(0.1)

  await test.step('a right-to-left page shows the same map', async () => {
    const before = await pixelsOf(map)
    await page.getByRole('button', { name: 'RTL' }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect.poll(async () => difference(before, await pixelsOf(map))).toBeLessThan(5)
    const mirrored = await pixelsOf(map, (picture) => picture.flop())
    expect(difference(before, mirrored)).toBeGreaterThan(14)
  })
  await test.step('the dark theme has the colours of the night', async () => {
    await page.getByRole('button', { name: DARK_THEME }).click()
    await expect.poll(() => shareOf(map, LAND.dark)).toBeGreaterThan(0.1)
    expect(await shareOf(map, LAND.light)).toBeLessThan(0.02)
  })
  await test.step('a phone shows the narrow map', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => shareOf(map, LAND.dark)).toBeGreaterThan(0.1)
  })
})

test('in forced colours the ladder’s high nights have another colour', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openRide(page, TURTUK)
  const nights = page.getByRole('region', { name: HOW_HIGH_YOU_SLEEP }).locator('ol > li')
  const bars = await nights.evaluateAll((items) =>
    items.map((item) => ({
      isHigh: item.hasAttribute('data-beyond'),
      fill: getComputedStyle(item.querySelector('rect')!).fill,
    })),
  )
  expect(bars.map(({ isHigh }) => isHigh)).toEqual(expect.arrayContaining([true, false]))
  const usual = await systemColour(page, 'CanvasText')
  const high = await systemColour(page, 'Highlight')
  expect(usual).not.toBe(high)
  for (const { isHigh, fill } of bars) expect(fill).toBe(isHigh ? high : usual)
})

test.describe('when the network fails', () => {
  test.use({ expectedConsole: /ride|Failed to load|Failed to fetch/ })

  test('the rider comes when the network is back', async ({ context, page }) => {
    await page.goto(TURTUK)
    await alive(page)
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('ride-'))
    await see(page.getByRole('img', { name: /^Map of the road/ }))
    await failed
    await context.setOffline(false)
    const rider = page.getByRole('slider', { name: RIDER_PLACE })
    await expect(rider).toBeVisible()
  })
})

function systemColour(page: Page, name: string) {
  return page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = colour
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)
}
