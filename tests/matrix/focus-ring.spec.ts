// The focus ring (WCAG 2.4.13, 1.4.11). The Tab key is pressed through screens with different controls, and the pixels
// around each focused control are compared with and without the ring.

import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrast } from '../browser/contrast.ts'
import { expect, openMenus, test, visit } from '../browser/visitor.ts'

/** The compared margin around a control, in pixels; the ring extends 4 pixels from the control. */
const MARGIN = 8

type Box = { x: number; y: number; width: number; height: number }
type Sides = [Set<number>, Set<number>, Set<number>, Set<number>]

/** `open` opens an overlay or a menu, and `within` is the element whose controls are tested. */
type Screen = {
  path: string
  open?: (page: Page) => Promise<void>
  within?: string
  viewport?: { width: number; height: number }
  isDarkToo?: true
}

const WIDE = { width: 1312, height: 800 }
const PHONE = { width: 360, height: 640 }
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()

const picture = (page: Page) => page.locator('section[aria-label="Pictures"] a').first().click()
const TURTUK = '/leh-to-leh-with-turtuk'

const SCREENS: Screen[] = [
  { path: '/', isDarkToo: true },
  { path: '/contact', viewport: PHONE, open: openMenus, within: 'nav' },
  { path: '/contact', open: press('View on Google map'), within: 'dialog' },
  { path: '/grid-left-sidebar', within: 'main' },
  { path: TURTUK, within: 'main' },
  { path: TURTUK, open: picture, within: '.ril-outer' },
  { path: '/aboutus', within: 'main' },
  { path: '/user-payment', open: press('Add Payment Method'), within: 'dialog', isDarkToo: true },
]

for (const { path, open, within = 'body', viewport = WIDE, isDarkToo } of SCREENS) {
  for (const colorScheme of isDarkToo ? (['light', 'dark'] as const) : (['light'] as const)) {
    const where = `${path}, ${within}, ${viewport.width} px, ${colorScheme}`
    test(`each kind of control has a focus ring on all four sides: ${where}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await visit(page, path)
      await open?.(page)
      await expect(page.locator(within).first()).toBeVisible()
      const faults: string[] = []
      let stops = 0
      for await (const words of stopsOf(page, within)) {
        stops++
        const seen = await ringOf(page)
        const shares = seen.map((side) => side.toFixed(2))
        if (seen.some((side) => side < 0.85)) faults.push(`${words}: ${shares}`)
      }
      expect(stops).toBeGreaterThan(0)
      expect(faults, 'the shares of the sides that are seen: top, right, bottom, left').toEqual([])
    })
  }
}

test('the focus ring differs from the border of an invalid field', async ({ page }) => {
  await page.goto('/login')
  const field = page.getByLabel('Email').first()
  await field.fill('no address')
  await field.blur()
  const error = await field.evaluate((input) => getComputedStyle(input).borderTopColor)
  await field.focus()
  const ring = await field.evaluate((input) => getComputedStyle(input).outlineColor)
  const focusedError = await field.evaluate((input) => getComputedStyle(input).borderTopColor)
  expect(error).toBe('rgb(179, 38, 30)')
  expect(focusedError, 'the border of an error stays inside the ring').toBe(error)
  expect(ring).not.toBe(error)
})

/**
 * Presses Tab until every control of `within` has had the focus. Yields the words of each control to be tested: of
 * several with the same classes, the first.
 */
async function* stopsOf(page: Page, within: string) {
  const kinds = new Set<string>()
  let entered = false
  // Frames are other pages, which take the focus while they load.
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.tabIndex = -1
  })
  for (let count = 0; count < 120; count++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate((container) => {
      const element = document.activeElement as HTMLElement | null
      if (!element || element === document.body) return null
      const again = 'walked' in element.dataset
      element.dataset.walked = ''
      // Left out: a link over several lines, which has several boxes; a dialog, which Chromium focuses after its last
      // control; and a container that got the focus when a part replaced the focused link in the container.
      const control = !element.matches('dialog, [tabindex="-1"]')
      const isTested = element.getClientRects().length === 1 && control
      return {
        words: `${element.tagName} ${element.ariaLabel ?? element.textContent?.slice(0, 30)}`,
        kind: `${element.tagName} ${element.className} ${element.parentElement?.className}`,
        inside: element.closest(container) !== null,
        again: again && element.tagName !== 'DIALOG',
        isTested,
      }
    }, within)
    // After the last control, nothing has the focus.
    if (!stop) continue
    if (stop.again || (entered && !stop.inside)) break
    entered ||= stop.inside
    if (!stop.inside || !stop.isTested || kinds.has(stop.kind)) continue
    kinds.add(stop.kind)
    yield stop.words
  }
}

/**
 * The fraction of each side of the focused control that has a ring: top, right, bottom, left. A pixel of the ring has a
 * contrast of 3:1 to the same pixel without the ring. Empty when a part that loaded late has replaced the control.
 */
async function ringOf(page: Page): Promise<number[]> {
  const box = await boxOfFocused(page)
  if (!box) return []
  const size = page.viewportSize()!
  const x = Math.max(0, Math.floor(box.x) - MARGIN)
  const y = Math.max(0, Math.floor(box.y) - MARGIN)
  const width = Math.min(size.width, Math.ceil(box.x + box.width) + MARGIN) - x
  const height = Math.min(size.height, Math.ceil(box.y + box.height) + MARGIN) - y
  const shoot = async () => {
    const picture = sharp(await page.screenshot({ clip: { x, y, width, height } }))
    return picture.removeAlpha().raw().toBuffer()
  }
  const ring = await shoot()
  await setRingHidden(page, true)
  const behind = await shoot()
  await setRingHidden(page, false)
  // A part of the page that loaded late has moved the control.
  if (!isDeepStrictEqual(await boxOfFocused(page), box)) return ringOf(page)

  // The control's columns with a pixel of the ring above or below, and its rows with such a pixel on the left or right.
  const [above, below, left, right] = [0, 1, 2, 3].map(() => new Set<number>()) as Sides
  const middle = { column: box.x - x + box.width / 2, row: box.y - y + box.height / 2 }
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [column, row] = [pixel % width, Math.floor(pixel / width)]
    const [ringed, plain] = [ring, behind].map((shot) => shot.subarray(pixel * 3, pixel * 3 + 3))
    if (contrast(ringed!, plain!) < 3) continue
    if (Math.abs(column - middle.column) < box.width / 2) {
      ;(row < middle.row ? above : below).add(column)
    }
    if (Math.abs(row - middle.row) < box.height / 2) {
      ;(column < middle.column ? left : right).add(row)
    }
  }
  return [
    above.size / box.width,
    right.size / box.height,
    below.size / box.width,
    left.size / box.height,
  ]
}

function boxOfFocused(page: Page): Promise<Box | null> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    if (element.matches('[tabindex="-1"]')) return null
    // The browser scrolls to the caret only, so the end of a field may be below the window.
    element.scrollIntoView({ block: 'nearest' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  })
}

/** Hides or shows both lines of the ring, which are !important (styles/focus.css), without a change of layout. */
function setRingHidden(page: Page, isHidden: boolean) {
  return page.evaluate((isHidden) => {
    const { style } = document.activeElement as HTMLElement
    style.setProperty('outline-color', isHidden ? 'transparent' : '', 'important')
    style.setProperty('box-shadow', isHidden ? 'none' : '', 'important')
  }, isHidden)
}
