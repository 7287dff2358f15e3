// What a visitor sees while fonts and pictures are still loading (docs/decisions/010).

import type { Locator, Page } from '@playwright/test'
import { layoutShiftOf, openHolding } from '../browser/loading.ts'
import { alive, expect, test } from '../browser/visitor.ts'

const NIGHT = 'rgb(27, 28, 69)'

test('a page has its styles before its fonts, with which nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  const release = await openHolding(page, '/', '**/*.woff2')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(heading).toHaveCSS('font-family', /Big Shoulders/)
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', NIGHT)
  expect(await fontsOf(page)).toEqual([])
  const place = await placeOf(heading)
  release()
  await expect.poll(() => fontsOf(page)).toEqual(['Big Shoulders', 'Figtree'])
  for (const [side, pixels] of (await placeOf(heading)).entries()) {
    expect(Math.abs(pixels - place[side]!)).toBeLessThanOrEqual(1)
  }
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.005)
})

test.describe('a font that does not load', () => {
  test.use({ expectedConsole: /net::ERR/ })

  test('leaves its words in the system font', async ({ page }) => {
    await page.route(/figtree.*\.woff2/, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.goto('/')
    await failed
    await alive(page)
    await expect.poll(() => fontsOf(page)).toEqual(['Big Shoulders'])
  })
})

/** The fonts that are loaded and in use. */
function fontsOf(page: Page) {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, family }) => status === 'loaded' && !family.includes('Fallback'))
      .map(({ family }) => family.replaceAll('"', ''))
      .sort(),
  )
}

/**
 * In pixels: where a heading's letters begin, and their height. The heading's own box follows from its line height, not
 * from its font. Words may become a little wider or narrower in the site's font.
 */
function placeOf(heading: Locator) {
  return heading.evaluate((element) => {
    const letters = document.createRange()
    letters.selectNodeContents(element)
    const { y, height } = letters.getBoundingClientRect()
    return [element.getBoundingClientRect().x, y, height]
  })
}
