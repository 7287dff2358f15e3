// The words of the maps of all tours, as the browser draws them.

import { tours } from 'content/catalogue.ts'
import { overlap } from 'pictures/geometry.ts'
import { expect, test } from '../browser/visitor.ts'

// biome-ignore format: a table
const screens = [
  { shape: 'wide',   width: 1440, height: 900 },
  { shape: 'narrow', width: 390,  height: 844 },
] as const

for (const { shape, width, height } of screens) {
  test(`a map’s words are inside the map and do not overlap, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/leh-to-leh-with-turtuk')
    await page.evaluate(() => document.fonts.ready)
    const shownMap = page.locator('svg[data-shape]:visible')
    for (const { slug } of tours) {
      const words = await shownMap.evaluate(drawnWords, `/maps/${slug}-${shape}.svg`)
      expect(words.length, slug).toBeGreaterThan(8)
      const collisions = words.flatMap((one, index) =>
        words.slice(index + 1).filter(({ corners }) => overlap(one.corners, corners)),
      )
      expect(collisions, slug).toEqual([])
      expect(
        words.filter(({ isOutside }) => isOutside),
        slug,
      ).toEqual([])
    }
  })
}

/** The outlines of a map's words, when the map is shown as wide as the element `shown`. */
async function drawnWords(shown: Element, file: string) {
  const text = await (await fetch(file)).text()
  const map = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  map.removeAttribute('style')
  map.style.inlineSize = `${shown.clientWidth}px`
  shown.parentElement!.append(map)
  const frame = map.getBoundingClientRect()
  const words = [...map.querySelectorAll('text')].map((word) => {
    const { x, y, width, height } = word.getBBox()
    const matrix = word.getScreenCTM()!
    // The letters leave the upper and the lower edge of the box empty.
    const [top, bottom] = [y + height * 0.16, y + height * 0.84]
    const corners = [
      [x, top],
      [x + width, top],
      [x + width, bottom],
      [x, bottom],
    ].map(([cornerX, cornerY]) => {
      const corner = new DOMPoint(cornerX, cornerY).matrixTransform(matrix)
      return [corner.x, corner.y] as const
    })
    const isOutside = corners.some(
      ([x, y]) => x < frame.left || x > frame.right || y < frame.top || y > frame.bottom,
    )
    return { name: word.textContent, corners, isOutside }
  })
  map.remove()
  return words
}
