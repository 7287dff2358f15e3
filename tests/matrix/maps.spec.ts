// The words of the maps of all tours, as the browser draws them.

import type { Page } from '@playwright/test'
import { tours } from '../../web/src/content/catalogue.ts'
import { expect, test } from '../browser/visitor.ts'

// biome-ignore format: a table
const screens = [
  { shape: 'wide',   width: 1440, height: 900 },
  { shape: 'narrow', width: 390,  height: 844 },
] as const

for (const { shape, width, height } of screens) {
  test(`no two words of a map overlap at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/leh-to-leh-with-turtuk')
    await page.evaluate(() => document.fonts.ready)
    for (const { slug } of tours) {
      const { words, collisions, outside } = await measured(page, `/maps/${slug}-${shape}.svg`)
      expect(words, slug).toBeGreaterThan(8)
      expect(collisions, slug).toEqual([])
      expect(outside, slug).toEqual([])
    }
  })
}

/** Shows a map as large as on its page, and compares the outlines of all its words. */
async function measured(page: Page, file: string) {
  return page.evaluate(async (url) => {
    const text = await (await fetch(url)).text()
    const drawn = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
    const shown = [...document.querySelectorAll<SVGSVGElement>('svg[data-shape]')].find(
      (svg) => svg.getClientRects().length > 0,
    )!
    const place = shown.parentElement!
    const svg = document.adoptNode(drawn) as unknown as SVGSVGElement
    svg.removeAttribute('style')
    svg.style.inlineSize = `${shown.clientWidth}px`
    place.append(svg)
    const frame = svg.getBoundingClientRect()
    const words = [...svg.querySelectorAll('text')].map((word) => {
      const box = word.getBBox()
      // Letters without ascenders and descenders leave the edges of the box empty.
      const [top, bottom] = [box.y + box.height * 0.16, box.y + box.height * 0.84]
      const matrix = word.getScreenCTM()!
      const corners = [
        [box.x, top],
        [box.x + box.width, top],
        [box.x + box.width, bottom],
        [box.x, bottom],
      ].map(([x, y]) => {
        const { x: px, y: py } = new DOMPoint(x, y).matrixTransform(matrix)
        return [px, py] as const
      })
      return { name: word.textContent, corners }
    })
    svg.remove()

    type Corner = readonly [number, number]
    const separates = (a: readonly Corner[], b: readonly Corner[]) =>
      a.some(([x, y], index) => {
        const [nextX, nextY] = a[(index + 1) % 4]!
        const side = ([px, py]: Corner) => (px - x) * (nextY - y) - (py - y) * (nextX - x)
        return b.every((corner) => side(corner) <= 0) || b.every((corner) => side(corner) >= 0)
          ? Math.sign(b.map(side).reduce((sum, each) => sum + each)) !==
              Math.sign(a.map(side).reduce((sum, each) => sum + each))
          : false
      })
    const collisions: string[] = []
    for (const [index, one] of words.entries()) {
      for (const other of words.slice(index + 1)) {
        if (!separates(one.corners, other.corners) && !separates(other.corners, one.corners)) {
          collisions.push(`${one.name} × ${other.name}`)
        }
      }
    }
    const outside = words.filter(({ corners }) =>
      corners.some(
        ([x, y]) => x < frame.left || x > frame.right || y < frame.top || y > frame.bottom,
      ),
    )
    return { words: words.length, collisions, outside: outside.map(({ name }) => name) }
  }, file)
}
