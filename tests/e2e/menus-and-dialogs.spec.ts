// Every menu, dialog, map and lightbox covers what it should, and closes in every way. After each way, the history and
// the scroll position are as before.

import type { Locator, Page } from '@playwright/test'
import { agency } from 'content/compiled/agency.ts'
import { PROFILE_MENU } from 'content/control-labels.ts'
import { axeProblems } from '../browser/axe.ts'
import { expect, matrix, see, test, visit } from '../browser/visitor.ts'
import { windows } from '../suite/screens.ts'

type Cover = 'window' | 'middle' | 'width below the bar' | 'corner below the bar'
type Point = (width: number, height: number) => [x: number, y: number]
type Layer = [
  name: string,
  path: string,
  /** The name of the button that opens the layer; the pictures of a gallery are links. */
  opener: string,
  /** The name of the button that closes the layer. */
  closer: string,
  covers: Cover,
  /** A place outside of the content; null where the content fills the window. */
  outside: Point | null,
]

const TURTUK = '/leh-to-leh-with-turtuk'
const PICTURES = 'a picture'
const CLOSE = 'Close lightbox'

// In the page's margin: a press in the frame of a map closes no menu.
const below: Point = (_, height) => [4, height - 5]
const corner: Point = () => [3, 3]
const besidePicture: Point = (_, height) => [70, height - 40]

const layers: readonly Layer[] = [
  ['the menu', '/contact', 'Menu', 'Menu', 'width below the bar', below],
  ['the profile', '/contact', PROFILE_MENU, PROFILE_MENU, 'corner below the bar', below],
  ['the map of Contact', '/contact', 'View on Google map', 'Close', 'window', null],
  ['the invoice’s map', '/user-invoice', agency.address, 'Close', 'window', null],
  ['the card form', '/user-payment', 'Add Payment Method', 'Close', 'middle', corner],
  ['a tour’s large map', TURTUK, 'Large map', 'Close', 'window', null],
  ['a tour’s lightbox', TURTUK, PICTURES, CLOSE, 'window', besidePicture],
  ['About’s lightbox', '/aboutus', PICTURES, CLOSE, 'window', besidePicture],
]

// With reduced motion no carousel turns by itself.
test.use({ reducedMotion: 'reduce' })

// A phone, a phone on its side, and a wide screen.
for (const [width, height] of windows.filter(([width]) => [412, 844, 1440].includes(width))) {
  const isPhone = width < 768
  for (const [name, path, opens, closer, covers, outside] of layers) {
    if (name === (isPhone ? 'the profile' : 'the menu')) continue
    const tier = width === 412 ? {} : matrix
    test(`4 ${name} covers the ${covers} and closes, ${width}`, tier, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/terms')
      await visit(page, path)
      const opener =
        opens === PICTURES
          ? page
              .getByRole('region', { name: /^Pictures/ })
              .getByRole('link')
              .first()
          : page.getByRole('button', { name: opens, exact: true })
      const layer = page.locator('dialog[open], :popover-open')
      const ways = {
        'its button': () => page.getByRole('button', { name: closer, exact: true }).click(),
        Escape: () => page.keyboard.press('Escape'),
        Back: () => page.goBack(),
        ...(outside && { 'an outside press': () => page.mouse.click(...outside(width, height)) }),
      }
      await page.evaluate(() => window.scrollTo(0, 120))
      await see(opener)
      // A picture of the plain row would be replaced while its lightbox is open.
      if (path === '/aboutus')
        await expect(page.locator('.react-multi-carousel-list')).toBeVisible()
      const before = await placeOf(page)
      for (const [way, close] of Object.entries(ways)) {
        await test.step(way, async () => {
          await opener.click()
          await expect(layer).toBeVisible()
          await expect.poll(() => placeOf(page)).toEqual({ ...before, entry: before.entry + 1 })
          await expect.poll(() => coverOf(layer)).toEqual(expected[covers])
          await page.mouse.move(width / 2, height - 20)
          await page.mouse.wheel(0, 300)
          expect((await placeOf(page)).top).toBe(before.top)
          if (width === 844 && way === 'Escape') expect(await axeProblems(page)).toEqual([])
          await close()
          await expect(layer).toHaveCount(0)
          await expect.poll(() => placeOf(page)).toEqual(before)
          if (way !== 'an outside press') await expect(opener).toBeFocused()
        })
      }
      await page.goBack()
      await expect(page).toHaveURL('/terms')
    })
  }
}

test('a large map has words of 11 pixels, to which a window scrolls', async ({ page }) => {
  for (const [width, height] of windows.filter(([width]) => [360, 844, 2560].includes(width))) {
    await page.setViewportSize({ width, height })
    await visit(page, TURTUK)
    await page.getByRole('button', { name: 'Large map' }).click()
    const map = page.locator('dialog[open] svg:has(use)')
    const words = await map.evaluate(async (svg: SVGSVGElement) => {
      const file = svg.querySelector('use')?.getAttribute('href') ?? ''
      const sizes = (await (await fetch(file)).text()).matchAll(/font-size="([\d.]+)"/g)
      const scale = svg.getScreenCTM()?.a ?? 0
      return Math.min(...[...sizes].map(([, size]) => Number(size) * scale))
    })
    expect(words, `${width}x${height}`).toBeGreaterThanOrEqual(11)
    await page.mouse.move(width / 2, height / 2)
    await page.mouse.wheel(2000, 2000)
    const hidden = () =>
      map.evaluate((svg) => {
        const { right, bottom } = svg.getBoundingClientRect()
        return right > innerWidth + 1 || bottom > innerHeight + 1
      })
    await expect.poll(hidden, `${width}x${height}`).toBe(false)
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    await page.goBack()
  }
})

/** The present history entry and scroll position, after the next two frames. */
function placeOf(page: Page) {
  return page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((next) => requestAnimationFrame(next))
    return { entry: navigation.currentEntry?.index ?? -1, top: window.scrollY }
  })
}

const all = ['left', 'right', 'top', 'bottom']

/** The sides of the window that the layer touches, whether the layer is in the middle, and whether it is on top. */
const expected: Record<Cover, Awaited<ReturnType<typeof coverOf>>> = {
  window: { touches: all, isCentred: true, isOnTop: true },
  middle: { touches: [], isCentred: true, isOnTop: true },
  'width below the bar': { touches: ['left', 'right'], isCentred: false, isOnTop: true },
  'corner below the bar': { touches: [], isCentred: false, isOnTop: true },
}

function coverOf(layer: Locator) {
  return layer.evaluate((element: HTMLElement) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const gaps = { left, right: innerWidth - right, top, bottom: innerHeight - bottom }
    const atMiddle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return {
      touches: Object.entries(gaps).flatMap(([side, gap]) =>
        gap < -1 ? `beyond ${side}` : gap < 1 ? side : [],
      ),
      isCentred: Math.abs(left - gaps.right) < 2 && Math.abs(top - gaps.bottom) < 2,
      isOnTop: element.contains(atMiddle),
    }
  })
}
