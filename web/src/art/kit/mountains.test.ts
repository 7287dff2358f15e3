import { expect, test } from 'vitest'
import { inksOf } from '../inks.ts'
import { randomFrom } from '../ridge.ts'
import { hill, massif } from './mountains.ts'
import { road } from './ways.ts'

const CORNERS = '0 500, 300 200, 700 480, 1200 300'

test('a peak stays where the scene puts it, however rough the crest', () => {
  const [outline = ''] = massif('far', CORNERS, { rough: 300 })(canvas(1)).match(/d="[^"]*"/) ?? []
  expect(cornersOf(outline)).toContainEqual([300, 200])
})

test('the same seed gives the same crest, and another seed another crest', () => {
  const crest = massif('far', CORNERS)
  expect(crest(canvas(1))).toBe(crest(canvas(1)))
  expect(crest(canvas(1))).not.toBe(crest(canvas(2)))
})

test('snow lies only above its line', () => {
  const { snow } = inksOf('noon')
  const drawn = `${snow}" d="M`
  expect(massif('far', CORNERS, { snow: 300 })(canvas(1))).toContain(drawn)
  expect(massif('far', CORNERS, { snow: 100 })(canvas(1))).not.toContain(drawn)
  expect(massif('far', CORNERS)(canvas(1))).not.toContain(snow)
})

test('a hill reaches down to its foot', () => {
  expect(hill('near', '0 500, 600 400, 1200 520', 640)(canvas(1))).toMatch(/L1200 640H0Z"/)
})

test('a road is narrow far away and wide in the foreground', () => {
  const straight = road('600 400, 600 600, 600 800', { from: 10, to: 100 })(canvas(1))
  const [, surface = ''] = [...straight.matchAll(/d="([^"]*)"/g)].map(([, d]) => d ?? '')
  const spots = cornersOf(surface)
  expect(width(spots, 400)).toBe(10)
  expect(width(spots, 800)).toBe(100)
})

function canvas(seed: number) {
  return { width: 1200, height: 800, inks: inksOf('noon'), random: randomFrom(seed) }
}

/** The absolute corners of a polygon whose path is relative. */
function cornersOf(d: string): number[][] {
  const numbers = (d.match(/-?\d+/g) ?? []).map(Number)
  const corners: number[][] = []
  for (let index = 0; index < numbers.length; index += 2) {
    const [x = 0, y = 0] = corners.at(-1) ?? []
    corners.push([x + numbers[index]!, y + numbers[index + 1]!])
  }
  return corners
}

function width(spots: number[][], height: number): number {
  const across = spots.filter(([, y]) => y === height).map(([x = 0]) => x)
  return Math.max(...across) - Math.min(...across)
}
