// What the pictures must not do: make words unreadable, weigh much, or move what stands around them.

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { alive, expect, test } from './visitor.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
/** As much of a page as words over its picture reach down; a picture of more would lay it out anew. */
const SEEN = 1000

test.use({ expectedConsole: /status of 404/ })

for (const path of [
  '/',
  '/grid',
  '/aboutus',
  '/blog-detail/1',
  '/404',
  '/comingsoon',
  '/maintenance',
]) {
  test(`the words over the picture of ${path} are readable`, async ({ page }) => {
    test.setTimeout(60_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { width } of [PHONE, DESKTOP]) {
      await page.setViewportSize({ width, height: SEEN })
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await alive(page)
      for (const theme of ['light', 'dark']) {
        for (const direction of ['ltr', 'rtl']) {
          await page.evaluate(
            ([theme, direction]) => {
              document.documentElement.dataset.theme = theme
              document.documentElement.dir = direction
            },
            [theme, direction] as const,
          )
          for (const { text, contrast } of await contrasts(page)) {
            const where = `"${text}" at ${width}, ${theme}, ${direction}`
            expect.soft(contrast, where).toBeGreaterThanOrEqual(4.5)
          }
        }
      }
    }
  })
}

for (const [viewport, most] of [
  [PHONE, 40_000],
  [DESKTOP, 90_000],
] as const) {
  test(`Home fetches little before it is scrolled, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(await pictureBytes(page)).toBeLessThanOrEqual(most)
  })

  for (const path of ['/', '/grid', '/leh-to-leh-with-turtuk']) {
    test(`nothing moves while ${path} loads, ${viewport.width} wide`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.addInitScript(() => {
        const total = { shift: 0 }
        Object.assign(window, { total })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            total.shift += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const { shift } = await page.evaluate(() => Reflect.get(window, 'total'))
      expect(shift).toBeLessThanOrEqual(0.005)
    })
  }
}

type Words = { text: string; colour: string; boxes: Box[] }
type Box = { x: number; y: number; width: number; height: number }

/**
 * The contrast of each piece of text beside the heading with what is really behind it, the lowest but
 * for one pixel in a hundred: a star of a pixel or two hides no letter.
 */
async function contrasts(page: Page): Promise<{ text: string; contrast: number }[]> {
  const words = await takeWords(page)
  await page.evaluate(twoFrames)
  const ground = await page.screenshot()
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  const { data, info } = await sharp(ground)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return words.map(({ text, colour, boxes }) => {
    const own = luminance(colour.match(/[\d.]+/g)?.map(Number) ?? [])
    const found: number[] = []
    for (const { x, y, width, height } of boxes) {
      for (let row = Math.floor(y); row < Math.min(y + height, info.height); row++) {
        for (let column = Math.floor(x); column < Math.min(x + width, info.width); column++) {
          const at = (row * info.width + column) * 3
          const behind = luminance([...data.subarray(at, at + 3)])
          found.push((Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05))
        }
      }
    }
    found.sort((a, b) => a - b)
    return { text, contrast: found[Math.floor(found.length / 100)] ?? 0 }
  })
}

/** Where the text beside the heading stands; makes it invisible, so that the ground is seen. */
function takeWords(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    const words: Words[] = []
    const around = document.querySelector('h1')?.parentElement
    if (!around) return words
    const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode
      const text = node.textContent?.trim()
      // A browser with scripts shows nothing of a noscript.
      if (!text || !node.parentElement || node.parentElement.closest('noscript')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].map(({ x, y, width, height }) => ({
        x: x + scrollX,
        y: y + scrollY,
        width,
        height,
      }))
      words.push({ text, colour: getComputedStyle(node.parentElement).color, boxes })
    }
    const unseen = new CSSStyleSheet()
    unseen.replaceSync('* { -webkit-text-fill-color: transparent !important }')
    document.adoptedStyleSheets.push(unseen)
    return words
  })
}

/** After the second one the first has been painted. */
function twoFrames() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** WCAG's relative luminance. */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** What the pictures that were fetched so far weighed on the way. */
function pictureBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/pictures/'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
}
