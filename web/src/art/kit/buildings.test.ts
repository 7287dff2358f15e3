import { expect, test } from 'vitest'
import { inksOf } from '../inks.ts'
import { tier } from './buildings.ts'
import type { Canvas } from './canvas.ts'

const CREST = '0 400, 600 100, 1200 400'
const canvas: Canvas = { width: 1200, height: 800, inks: inksOf('noon'), random: () => 0.5 }

test('the houses of a tier fill the whole range without gaps', () => {
  const feet = walls({ bend: 1 })
  expect(feet[0]?.left).toBe(300)
  for (const [index, { left }] of feet.slice(1).entries()) {
    expect(Math.abs(left - feet[index]!.right)).toBeLessThanOrEqual(1)
  }
  expect(feet.at(-1)!.right).toBeGreaterThan(900 - 24)
  expect(feet.at(-1)!.right).toBeLessThanOrEqual(901)
})

test('a tier follows the whole slope of the crest, a part of it, or none', () => {
  const fallAt = (bend: number) => {
    const feet = walls({ bend }).map(({ foot }) => foot)
    return feet[0]! - Math.min(...feet)
  }
  expect(fallAt(0)).toBe(0)
  expect(fallAt(0.5)).toBeGreaterThan(50)
  expect(Math.abs(fallAt(1) - 2 * fallAt(0.5))).toBeLessThanOrEqual(2)
})

test('a house of a tier stands at the given distance below the crest', () => {
  const { left, right, foot } = walls({ bend: 1 })[0]!
  const crest = 400 - (left + right) / 4
  expect(Math.abs(foot - crest - 40)).toBeLessThanOrEqual(2)
})

/** The start, end and foot of each wall in a tier from 300 to 900. */
function walls({ bend }: { bend: number }) {
  const drawn = tier(CREST, { from: 300, to: 900, below: 40, tall: 50, bend }, { lean: 0 })(canvas)
  const [, d = ''] = drawn.match(/ d="([^"]*)"/) ?? []
  return [...d.matchAll(/M(\d+) (\d+)l\d+-\d+h(\d+)/g)].map(([, x, y, wide]) => ({
    left: Number(x),
    foot: Number(y),
    right: Number(x) + Number(wide),
  }))
}
