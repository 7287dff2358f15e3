// The map of a tour's page, as the browser draws them.

import { DARK_THEME } from '../../web/src/content/labels.ts'
import { difference, LAND, pixelsOf, shareOf } from '../browser/pixels.ts'
import { alive, expect, test } from '../browser/visitor.ts'

test('the map is drawn on its page, follows the theme, and is not mirrored', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/leh-to-leh-with-turtuk')
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
