// What is seen before anything but the page itself has come (docs/decisions/010).

import type { Locator, Page } from '@playwright/test'
import { expect, test } from './visitor.ts'

for (const path of ['/', '/grid', '/manali-leh-srinagar', '/blog-detail/4', '/contact']) {
  test(`${path} begins in its own styles, and nothing moves when the others come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    const release = await openWithoutStyles(page, path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await expect(heading).toHaveCSS('font-family', /Big Shoulders/)
    const place = await placeOf(heading)
    await expect(page.getByRole('contentinfo')).toBeHidden()
    release()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    expect(await placeOf(heading)).toEqual(place)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.005)
  })
}

test.describe('styles that cannot be fetched', () => {
  test.use({ expectedConsole: /net::ERR/ })

  test('keep nothing back', async ({ page }) => {
    await page.route(/\/assets\/style-.*\.css/, (route) => route.abort())
    await page.goto('/contact')
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})

test('without scripts a page has all its styles', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/login')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(27, 28, 69)')
  await page.close()
})

/** A page of which all but the first styles are still on the way; the result lets them come. */
async function openWithoutStyles(page: Page, path: string) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/style-.*\.css/, (route) => held.then(() => route.continue()))
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return () => release()
}

/** Its words may become a little wider or narrower in their own font; nothing else may. */
async function placeOf(heading: Locator) {
  const { x, y, height } = (await heading.boundingBox()) ?? {}
  return { x, y, height }
}

/** How much has moved so far (the Cumulative Layout Shift, in one window). */
function shiftOf(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(sum)))
      }),
  )
}
