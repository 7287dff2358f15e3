// What a visitor sees while fonts and code are still loading (docs/decisions/010). What the visitor reads keeps its place
// when the code of a part above the screen has loaded.

import type { Locator, Page } from '@playwright/test'
import { ASK_ABOUT_TOUR, WHAT_IT_COSTS } from 'content/control-labels.ts'
import { hold, layoutShiftOf, openHolding, openWithoutCode } from '../browser/loading.ts'
import { alive, expect, matrix, see, test, visit } from '../browser/visitor.ts'
import { codeOf } from '../suite/site-manifest.ts'

const TURTUK = '/leh-to-leh-with-turtuk'
/** The code of two parts above the packing list. */
const PARTS = codeOf('price-slip.tsx', 'departures.tsx')
const NIGHT = 'rgb(27, 28, 69)'

test('a page has its styles before its fonts, which barely move the heading', async ({ page }) => {
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
  for (const [index, pixels] of (await placeOf(heading)).entries()) {
    expect(Math.abs(pixels - place[index]!)).toBeLessThanOrEqual(1)
  }
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.005)
})

test.use({ expectedConsole: /net::ERR|Failed to load resource|dynamically imported module/ })

test('a font that does not load: the page stays in the system fonts', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/')
  await failed
  await alive(page)
  expect(await fontsOf(page)).toEqual([])
})

test('text keeps its place when parts above load or fail', matrix, async ({ context, page }) => {
  await page.setViewportSize({ width: 390, height: 720 })
  for (const isLost of [false, true]) {
    const release = await hold(page, PARTS)
    const place = await scrollPastParts(page)
    const before = await topOf(place)
    const shifts = await layoutShiftOf(page)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const whole = await height()
    await context.setOffline(isLost)
    release()
    if (isLost) {
      await expect.poll(height).toBeLessThan(whole - 200)
      expect(await topOf(place)).toBeCloseTo(before, 0)
      continue
    }
    await expect(page.getByRole('link', { name: /^Ask about these dates/ })).not.toHaveCount(0)
    await expect(page.getByRole('heading', { name: WHAT_IT_COSTS })).toBeVisible()
    expect(await topOf(place)).toBeCloseTo(before, 0)
    expect((await layoutShiftOf(page)) - shifts).toBeLessThan(0.001)
  }
})

test('the things to pack keep their place when they get checkboxes', matrix, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 720 })
  const release = await hold(page, codeOf('packing-ticks.tsx'))
  await visit(page, TURTUK)
  const list = page.getByRole('region', { name: 'Things to Pack' })
  await see(list)
  await list.locator('summary').click()
  const place = async () => {
    const [around, thing] = await Promise.all([
      list.boundingBox(),
      list.getByRole('listitem').first().boundingBox(),
    ])
    return { above: Math.round(thing!.y - around!.y), height: Math.round(around!.height) }
  }
  const before = await place()
  release()
  await expect(list.getByRole('checkbox').first()).toBeVisible()
  expect(await place()).toEqual(before)
})

test('the price slip replaces a link without losing the focus', matrix, async ({ page }) => {
  const release = await openHolding(page, TURTUK, codeOf('price-slip.tsx'))
  await alive(page)
  const prices = page.getByRole('region', { name: 'Price Details' })
  await prices.getByRole('link', { name: ASK_ABOUT_TOUR }).focus()
  release()
  const slip = page.getByRole('region', { name: WHAT_IT_COSTS })
  await expect(prices.locator('[tabindex="-1"]')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(slip.getByRole('radio').first()).toBeFocused()
  await expect(prices.locator('[tabindex="-1"]')).toHaveCount(0)
})

test('no tour of Which ride moves when the code runs; answers stay', matrix, async ({ page }) => {
  const titles = page.locator('main li h3')
  const tops = () =>
    titles.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await openWithoutCode(page, '/which-ride-is-mine')
  await page.getByRole('combobox').first().selectOption({ index: 0 })
  await page.getByRole('checkbox').nth(2).check()
  const before = await tops()
  release()
  await alive(page)
  const moves = (await tops()).map((top, index) => Math.abs(top - before[index]!))
  expect(moves.length).toBeGreaterThan(7)
  // The chosen tour is shown above the list. The page scrolls by whole pixels to keep the list in its place.
  expect(Math.max(...moves)).toBeLessThanOrEqual(0.99)
  await expect(page.getByRole('combobox').first()).toHaveValue('0')
  await expect(page.getByRole('checkbox').nth(2)).toBeChecked()
})

/** The font families that have loaded, without the fallbacks. */
function fontsOf(page: Page) {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, family }) => status === 'loaded' && !family.includes('Fallback'))
      .map(({ family }) => family.replaceAll('"', ''))
      .sort(),
  )
}

/**
 * In pixels: where a heading's letters begin, and their height. The height of the heading's box does not depend on the
 * font. The width is left out, because words may become a little wider or narrower in the site's font.
 */
function placeOf(heading: Locator) {
  return heading.evaluate((element) => {
    const letters = document.createRange()
    letters.selectNodeContents(element)
    const { y, height } = letters.getBoundingClientRect()
    return [element.getBoundingClientRect().x, y, height]
  })
}

/** Scrolls past the parts whose code is held back; resolves to a heading below them. */
async function scrollPastParts(page: Page) {
  await visit(page, TURTUK)
  const prices = page.getByRole('region', { name: 'Price Details' })
  const passed: [part: string, place: Locator][] = [
    ['price-slip', prices.getByRole('link', { name: ASK_ABOUT_TOUR })],
    ['departures', page.getByRole('heading', { name: 'Batch Details' })],
  ]
  // A part may be fetched while the part above is in view.
  const requests = passed.map(([part]) => page.waitForRequest(codeOf(`${part}.tsx`)))
  for (const [, place] of passed) await see(place)
  await Promise.all(requests)
  const place = page.getByRole('heading', { name: 'Things to Pack' })
  await see(place)
  return place
}

function topOf(place: Locator) {
  return place.evaluate((element) => element.getBoundingClientRect().top)
}
