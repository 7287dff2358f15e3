// The code of a part above the screen comes late: what the visitor reads stays where it is.

import type { Locator, Page, Route } from '@playwright/test'
import { ASK_ABOUT_TOUR, RIDER_PLACE, WHAT_IT_COSTS } from '../../web/src/content/labels.ts'
import { hold, layoutShiftOf, openHolding } from '../browser/loading.ts'
import { alive, expect, see, test } from '../browser/visitor.ts'

const TURTUK = '/leh-to-leh-with-turtuk'

test.use({ expectedConsole: /net::ERR|Failed to load resource|dynamically imported module/ })

test('the text stays in its place when a part above the text gets its code', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 720 })
  const release = await holdParts(page)
  const place = await scrollPastParts(page)
  const before = await topOf(place)
  const shifts = await layoutShiftOf(page)
  release((route) => route.continue())
  await expect(page.getByRole('link', { name: /^Ask about these dates/ })).not.toHaveCount(0)
  await expect(page.getByRole('heading', { name: WHAT_IT_COSTS })).toBeVisible()
  await expect(page.getByRole('slider', { name: RIDER_PLACE })).toBeVisible()
  expect(await topOf(place)).toBeCloseTo(before, 0)
  expect((await layoutShiftOf(page)) - shifts).toBeLessThan(0.001)
})

test('the text stays in its place when the code above it fails', async ({ page }) => {
  const release = await holdParts(page)
  const place = await scrollPastParts(page)
  const before = await topOf(place)
  const height = await heightOf(page)
  release((route) => route.abort())
  await expect.poll(() => heightOf(page)).toBeLessThan(height - 1000)
  expect(await topOf(place)).toBeCloseTo(before, 0)
})

test('the things to pack stay in their place when their ticks come', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 720 })
  const release = await hold(page, /\/assets\/packing-ticks-[\w-]+\.js/)
  await page.goto(TURTUK)
  await alive(page)
  const list = page.getByRole('region', { name: 'Things to Pack' })
  await see(list)
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

test('the focus stays where the slip replaces the link that had the focus', async ({ page }) => {
  const release = await openHolding(page, TURTUK, /price-slip-.*\.js/)
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

/** Holds back the code of the parts above the packing list, until the returned function is called. */
async function holdParts(page: Page) {
  let release = (_end: (route: Route) => Promise<void>) => {}
  const released = new Promise<(route: Route) => Promise<void>>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/(ride|price-slip|departures)-[\w-]+\.js/, async (route) => {
    const end = await released
    await end(route)
  })
  return release
}

/** Scrolls past the parts whose code is held back; resolves to a heading below them. */
async function scrollPastParts(page: Page) {
  await page.goto(TURTUK)
  await alive(page)
  const prices = page.getByRole('region', { name: 'Price Details' })
  const passed: [part: string, place: Locator][] = [
    ['ride', page.getByRole('img', { name: /^Map of the road/ })],
    ['price-slip', prices.getByRole('link', { name: ASK_ABOUT_TOUR })],
    ['departures', page.getByRole('heading', { name: 'Batch Details' })],
  ]
  for (const [part, place] of passed) {
    const request = page.waitForRequest(new RegExp(`/assets/${part}-[\\w-]+\\.js`))
    await see(place)
    await request
  }
  const place = page.getByRole('heading', { name: 'Things to Pack' })
  await see(place)
  // The list's code makes the list higher. In the same frame as the scrolling that keeps the text in its place,
  // Chromium would report a layout shift of the footer far below the screen.
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  return place
}

function topOf(place: Locator) {
  return place.evaluate((element) => element.getBoundingClientRect().top)
}

function heightOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollHeight)
}
