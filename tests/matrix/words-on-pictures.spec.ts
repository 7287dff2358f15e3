// The words on pictures are readable at all window sizes, in both themes and both directions: the colour of a word
// contrasts with the painted pixels behind the word.

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addStyles, display, expect, test, visit } from '../browser/visitor.ts'
import { windows } from '../suite/screens.ts'
import { colourOf, contrastOfLight, luminance } from '../suite/wcag-contrast.ts'

const sampled = windows.filter(([width]) => [412, 844, 1366, 1920].includes(width))
const WINDOWS = [[320, 568], ...sampled, [3840, 1600]] as const

// One address for each arrangement of words and pictures.
const PAGES = ['/', '/grid', '/leh-to-leh-with-turtuk', '/contact', '/404', '/comingsoon']

/** WCAG 2.2, 1.4.3: large text, such as every page heading, needs a lower contrast. */
const LEAST = { heading: 3, text: 4.5 }

/** The share of a word's pixels that may have less contrast: an edge's pixels mix two colours. */
const LEFT_OUT = 0.02

/** Makes the letters transparent without moving them, and hides what covers the page, such as the navigation bar. */
const NO_WORDS = `
  * {
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
  }
  text { fill-opacity: 0 !important }
  body [data-print=hide]:not(main *), main nav.stays { visibility: hidden !important }`

test.use({ expectedConsole: /status of 404/ })

for (const path of PAGES) {
  test(`words on pictures of ${path} are readable in all windows`, async ({ page }) => {
    const found: string[] = []
    let count = 0
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, path)
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
    })
    await page.waitForLoadState('networkidle')
    await addStyles(page, NO_WORDS)
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      // Colours depend on the theme and positions on the direction: two pairs are enough.
      for (const theme of ['light', 'dark'] as const) {
        await display(page, { theme, direction: theme === 'light' ? 'ltr' : 'rtl' })
        const words = await page.evaluate(wordsOnPictures)
        count += words.length
        for (const { text, contrast, least } of await measure(page, words)) {
          const where = `${width}×${height}, ${theme}`
          if (contrast < least) found.push(`"${text}" has ${contrast.toFixed(2)}:1 at ${where}`)
        }
      }
    }
    expect(count, 'words that were measured').toBeGreaterThan(0)
    expect(found).toEqual([])
  })
}

type Box = { x: number; y: number; width: number; height: number }
type Word = { text: string; heading: boolean; colour: string; boxes: Box[] }

async function measure(page: Page, words: Word[]) {
  const picture = await page.screenshot({ fullPage: true })
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Chromium paints the first 16,384 pixels of a page.
  const lowest = Math.max(...words.flatMap(({ boxes }) => boxes.map(({ y }) => y)))
  expect(lowest).toBeLessThan(16_000)
  return words.map(({ text, heading, colour, boxes }) => {
    const own = luminance(colourOf(colour))
    const contrasts: number[] = []
    for (const box of boxes) {
      const bottom = Math.min(box.y + box.height, info.height)
      const end = Math.min(box.x + box.width, info.width)
      for (let row = Math.floor(box.y); row < bottom; row++) {
        for (let column = Math.floor(box.x); column < end; column++) {
          const start = (row * info.width + column) * 3
          contrasts.push(contrastOfLight(own, luminance(data.subarray(start, start + 3))))
        }
      }
    }
    contrasts.sort((a, b) => a - b)
    const contrast = contrasts[Math.floor(contrasts.length * LEFT_OUT)] ?? 0
    return { text, contrast, least: heading ? LEAST.heading : LEAST.text }
  })
}

/** The words on pictures, with their boxes on the whole page. */
async function wordsOnPictures(): Promise<Word[]> {
  // After the second frame the page is laid out and painted in its new size.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  // A drawing may extend beyond its own box, so the box of its section is used.
  const pictures = [...document.querySelectorAll('main :is(img, svg[viewBox][aria-hidden=true])')]
    .filter((each) => each.getBoundingClientRect().width > 100 && !each.closest('svg svg'))
    .map((each) => (each.tagName === 'svg' ? each.closest('header, section') : each))
    .flatMap((place) => place?.getBoundingClientRect() ?? [])
  const onPicture = ({ left, right, top, bottom }: DOMRect) =>
    pictures.some(
      (one) => left < one.right && right > one.left && top < one.bottom && bottom > one.top,
    )
  // Cards and days repeat: two of each kind are measured.
  const kinds = new Map<string, number>()
  const found: Word[] = []
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const parent = node.parentElement
    // Left out: hidden text, and forms (the quote form has an opaque background).
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue
    if (parent.closest('form, [aria-hidden=true]')) continue
    if (!onPicture(parent.getBoundingClientRect())) continue
    const words = [...(node.textContent ?? '').matchAll(/\S+/g)].flatMap((match) => {
      const range = document.createRange()
      range.setStart(node, match.index)
      range.setEnd(node, match.index + match[0].length)
      const boxes = [...range.getClientRects()].filter(
        ({ width, left, right }) => width > 1 && left >= 0 && right <= innerWidth,
      )
      return boxes.some(onPicture) ? [{ text: match[0], boxes }] : []
    })
    const kind = `${parent.tagName} ${parent.className} ${parent.parentElement?.className}`
    if (words.length > 0) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    if ((kinds.get(kind) ?? 0) > 2) continue
    for (const { text, boxes } of words) {
      found.push({
        text,
        heading: parent.closest('h1') !== null,
        colour: getComputedStyle(parent)[parent instanceof SVGElement ? 'fill' : 'color'],
        boxes: boxes.map(({ x, y, width, height }) => ({ x, y: y + scrollY, width, height })),
      })
    }
  }
  return found
}
