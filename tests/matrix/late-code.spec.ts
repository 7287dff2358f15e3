// The code of a part above the screen comes late: what the visitor reads stays where it is.

import type { Locator, Page, Route } from '@playwright/test'
import { alive, expect, see, test } from '../browser/visitor.ts'

const TURTUK = '/leh-to-leh-with-turtuk'

test.use({ expectedConsole: /net::ERR|Failed to load resource|dynamically imported module/ })

for (const width of [390, 1280]) {
  test(`at ${width} px the text stays in its place when a part above the text gets its code`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 })
    const release = await holdParts(page)
    const place = await scrollPastParts(page)
    const before = await topOf(place)
    const shifts = await layoutShifts(page)
    release((route) => route.continue())
    await expect(page.getByRole('link', { name: /^Ask about these dates/ })).not.toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'What it costs in all' })).toBeVisible()
    await expect(page.getByRole('slider', { name: 'Place of the rider on the road' })).toBeVisible()
    expect(await topOf(place)).toBeCloseTo(before, 0)
    expect(await shifts()).toBeLessThan(0.001)
  })
}

test('the text stays in its place when the code of a part above the text fails', async ({
  page,
}) => {
  const release = await holdParts(page)
  const place = await scrollPastParts(page)
  const before = await topOf(place)
  const height = await heightOf(page)
  release((route) => route.abort())
  await expect.poll(() => heightOf(page)).toBeLessThan(height - 1000)
  expect(await topOf(place)).toBeCloseTo(before, 0)
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
    ['price-slip', prices.getByRole('link', { name: 'Ask about this tour' })],
    ['departures', page.getByRole('heading', { name: 'Batch Details' })],
  ]
  for (const [part, place] of passed) {
    const request = page.waitForRequest(new RegExp(`/assets/${part}-[\\w-]+\\.js`))
    await see(place)
    await request
  }
  const place = page.getByRole('heading', { name: 'Things to Pack' })
  await see(place)
  // The list's own code makes the list higher. Chromium would report a layout shift of the footer, far below the
  // screen, if that happened in the same frame as the scrolling that keeps the text in its place.
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  return place
}

function topOf(place: Locator) {
  return place.evaluate((element) => element.getBoundingClientRect().top)
}

function heightOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

/** Resolves with a function for the sum of the layout shifts since now. */
async function layoutShifts(page: Page) {
  await page.evaluate(() => {
    const seen = { sum: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.sum += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift' })
    Object.assign(window, { seen })
  })
  return () => page.evaluate(() => (window as unknown as { seen: { sum: number } }).seen.sum)
}
