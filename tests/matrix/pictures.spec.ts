// Pictures show their subject at every crop, are light, and do not shift the page while they load.

import type { Page } from '@playwright/test'
import { posts } from '../../web/src/content/blog.ts'
import { postPath } from '../../web/src/routes.ts'
import { layoutShiftOf } from '../browser/loading.ts'
import { alive, expect, test } from '../browser/visitor.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

// biome-ignore format: a table
const WINDOWS = [
  [360, 640],  [412, 915],  [844, 390],  [1366, 657],
  [1440, 900], [1536, 730], [1920, 970], [2560, 1300],
] as const

// The crops of PictureHeader and SignInLayout; headers.spec.ts tests the crops of TourHeader.
for (const path of [...posts.map(({ id }) => postPath(id)), '/aboutus', '/login', '/lock-screen']) {
  test(`the subject of the first picture of ${path} is in view at every size`, async ({ page }) => {
    await page.goto(path)
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      const y = await focusInBox(page)
      const where = `${width}×${height}: ${y.toFixed(2)} of the box`
      expect.soft(y, where).toBeGreaterThan(0.1)
      expect.soft(y, where).toBeLessThan(0.8)
    }
  })
}

test('riders are on the first screen of Home in every window', async ({ page }) => {
  await page.goto('/')
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    const covered = await page.locator('#rider').evaluate((rider) => {
      const { left, right, bottom, top } = rider.getBoundingClientRect()
      if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) return 'cut'
      const lowest = document.elementFromPoint((left + right) / 2, bottom - 1)
      return lowest?.closest('form') && 'behind the form'
    })
    expect.soft(covered, `${width}×${height}`).toBeFalsy()
  }
})

for (const [viewport, most] of [
  [PHONE, 40_000],
  [DESKTOP, 90_000],
] as const) {
  test(`Home’s first pictures are light, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const bytes = await pictureBytes(page)
    expect(bytes).toBeGreaterThan(5_000)
    expect(bytes).toBeLessThanOrEqual(most)
  })

  for (const path of ['/', '/grid', '/leh-to-leh-with-turtuk', '/which-ride-is-mine']) {
    test(`nothing moves while ${path} loads, ${viewport.width} wide`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await alive(page)
      await page.waitForLoadState('networkidle')
      expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.005)
    })
  }
}

/** The height of a picture's focal point, as a fraction of the box that the picture fills. */
function focusInBox(page: Page): Promise<number> {
  return page.locator('main [data-focus]').evaluate((box) => {
    const { width, height } = box.getBoundingClientRect()
    const shown = Math.max(height, width / 1.5)
    const position = getComputedStyle(box.querySelector('img')!).objectPosition.split(' ')[1]!
    const top = position.endsWith('%')
      ? (parseFloat(position) / 100) * (height - shown)
      : parseFloat(position)
    return (top + (Number((box as HTMLElement).dataset.focus) / 10) * shown) / height
  })
}

/** The transferred bytes of the pictures that were fetched so far. */
function pictureBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/pictures/'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
}
