// What floats over the page or opens from its bar, on phones and in low windows.

import type { Locator, Page } from '@playwright/test'
import { alive, expect, test } from './visitor.ts'

const SCREENS = [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 412, height: 915 },
  { width: 844, height: 390 },
]

for (const viewport of SCREENS) {
  for (const direction of ['ltr', 'rtl'] as const) {
    test.describe(`${viewport.width}x${viewport.height}, ${direction}`, () => {
      test.use({ viewport })

      test('the open profile menu lies in the window and each entry is reached', async ({
        page,
      }) => {
        await open(page, '/contact', direction)
        const hamburger = page.getByRole('button', { name: 'Menu', exact: true })
        if (await hamburger.isVisible()) await hamburger.click()
        await page.getByRole('button', { name: 'Profile menu' }).click()
        const menu = page.locator('#profile-menu')
        await expect(menu).toBeVisible()
        await expect.poll(() => widthOf(page)).toBe(viewport.width)
        // A menu that is higher than the window scrolls in a box that is not.
        await expect.poll(() => shownIn(menu)).toEqual({ sideways: 0, below: 0 })
        for (const entry of await menu.getByRole('link').all()) {
          await entry.focus()
          expect(await isOnTop(entry), await entry.innerText()).toBe(true)
        }
      })
    })
  }
}

async function open(page: Page, path: string, direction: 'ltr' | 'rtl') {
  await page.goto(path)
  await alive(page)
  await page.evaluate((dir) => {
    document.documentElement.dir = dir
  }, direction)
}

function widthOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

/** By how many pixels the seen part of an element hangs out of the window, and the element sideways. */
function shownIn(element: Locator) {
  return element.evaluate((found) => {
    const box = found.getBoundingClientRect()
    const scroller = found.closest('nav') ?? found
    const seen = Math.min(box.bottom, scroller.getBoundingClientRect().bottom)
    const own = getComputedStyle(found).position === 'absolute'
    return {
      sideways: Math.max(0, -box.left, box.right - window.innerWidth),
      below: Math.max(0, Math.floor((own ? box.bottom : seen) - window.innerHeight)),
    }
  })
}

/** Whether a press in the middle of an element would reach that element. */
function isOnTop(element: Locator) {
  return element.evaluate((found) => {
    const { left, top, width, height } = found.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return found === hit || found.contains(hit)
  })
}
