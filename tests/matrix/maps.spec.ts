// pictures/src/map/map.test.ts compares the places of words by their measured widths.

import { mapMeasure } from 'pictures/map/measure.ts'
import { expect, test } from '../browser/visitor.ts'

test('no word of a map is wider than measured', async ({ page }) => {
  await page.goto('/leh-to-leh-with-turtuk')
  await page.evaluate(() => document.fonts.ready)
  const words = await page.locator('svg[data-shape]:visible').evaluate(async (shown) => {
    const file = await (await fetch('/maps/leh-to-leh-with-turtuk-wide.svg')).text()
    const map = new DOMParser().parseFromString(file, 'image/svg+xml').documentElement
    shown.parentElement!.append(map)
    return [...map.querySelectorAll('text')].map((word) => {
      const { fontSize, fontWeight, letterSpacing } = getComputedStyle(word)
      const [size, weight, space] = [fontSize, fontWeight, letterSpacing].map(parseFloat)
      const text = word.textContent ?? ''
      const width = word.getComputedTextLength() - text.length * (space || 0)
      return { text, width, size: size ?? 0, weight: weight ?? 0 }
    })
  })
  expect(words.length).toBeGreaterThan(8)
  for (const { text, width, size, weight } of words)
    expect(width, text).toBeLessThan(1.02 * mapMeasure(text, size, weight) + 1)
})
