import { describe, expect, it } from 'vitest'
import { tours } from 'web/content/catalogue.ts'
import { nightsByPlace, stretchesOf } from 'web/content/stretches.ts'
import { tourDetail } from 'web/tour-detail.ts'
import type { Point } from '../point.ts'
import { drawAllMaps } from './all-maps.ts'
import { distanceToLine } from './geometry.ts'
import { compressed } from './measure.ts'
import { watersOn } from './nature.ts'
import { legLine, positionOf } from './road.ts'
import { sheetOf } from './sheet.ts'
import { colours } from './signs.ts'

const files = await drawAllMaps()
const details = await Promise.all(tours.map(({ slug }) => tourDetail(slug).load()))

describe.each(details)('$slug', ({ slug, days }) => {
  const both = (['wide', 'narrow'] as const).map((shape) => files[`maps/${slug}-${shape}.svg`]!)

  it('has two maps, which weigh at most 12 kB together', () => {
    expect(both.map(compressed).reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(12_000)
  })

  it('names every bed and every riding day, and says what the map is made of', () => {
    const beds = [...nightsByPlace(days).keys()].map((name) => name.replace('Yala/', 'Yala, '))
    const badges = stretchesOf(days).map(({ days }) => days.join('·'))
    for (const file of both) {
      const words = wordsOf(file)
      expect([...beds, ...badges, 'N'].filter((word) => !words.includes(word))).toEqual([])
      expect(words.join(' ')).toContain('GSHHG')
      expect(words.join(' ')).toMatch(/\d+ km/)
    }
  })
})

it('draws no border and no territory', () => {
  const known = ['water', 'land', 'road', 'casing', 'stripe', 'core', 'ink'] as const
  for (const [name, file] of Object.entries(files)) {
    const lines = [...file.matchAll(/<path fill="none" stroke="([^"]*)"/g)].map(([, line]) => line)
    const inks: readonly string[] = known.map((colour) => colours[colour])
    expect(
      lines.filter((line = '') => !inks.includes(line)),
      name,
    ).toEqual([])
    // The rivers; the road, the towns and the key; the frame and the scale. A border would be one line more.
    const count = (colour: (typeof known)[number]) =>
      lines.filter((line) => line === colours[colour]).length
    expect([count('water'), count('casing'), count('ink')], name).toEqual([1, 3, 2])
  }
})

// biome-ignore format: a table
const onWater = [
  { place: 'Upshi',         km: 0.1 },
  { place: 'Shyok village', km: 0.1 },
  { place: 'Turtuk',        km: 0.3 },
  { place: 'Hunder',        km: 1.4 },
]

it.each(onWater)('draws $place within 3 km of its river, as it is in nature', ({ place, km }) => {
  const { sheet, waters } = around(place)
  const at = sheet.project(positionOf(place))
  const drawnKm =
    Math.min(...waters.rivers.map((river) => distanceToLine(at, river))) / sheet.pixelsPerKm
  expect(Math.abs(drawnKm - km)).toBeLessThanOrEqual(3)
})

it.each([
  ['Spangmik', 1.2],
  ['Korzok', 1.3],
] as const)('draws %s within 3 km of its lake', (place, km) => {
  const { sheet, waters } = around(place)
  const at = sheet.project(positionOf(place))
  const drawnKm =
    Math.min(...waters.shores.map((shore) => distanceToLine(at, shore))) / sheet.pixelsPerKm
  expect(Math.abs(drawnKm - km)).toBeLessThanOrEqual(3)
})

it('draws a leg through its known bends, the same in both directions', () => {
  const sheet = sheetOf([{ stops: ['Leh', 'Khardung La'] }], 'wide')
  const there = legLine('Leh', 'Khardung La', sheet.project)
  const bend: Point = sheet.project([34.26, 77.62])
  expect(there.some(([x, y]) => Math.hypot(x - bend[0], y - bend[1]) < 0.01)).toBe(true)
  expect(legLine('Khardung La', 'Leh', sheet.project).reverse()).toEqual(there)
})

it('joins legs that are ridden on the same days', () => {
  const days = [
    { stops: ['Leh'] },
    { stops: ['Leh', 'Khardung La', 'Khalsar', 'Diskit', 'Hunder'] },
    { stops: ['Hunder', 'Diskit', 'Khalsar', 'Agham'] },
  ]
  expect(stretchesOf(days)).toEqual([
    { days: [2], stops: ['Leh', 'Khardung La', 'Khalsar'] },
    { days: [2, 3], stops: ['Khalsar', 'Diskit', 'Hunder'] },
    { days: [3], stops: ['Khalsar', 'Agham'] },
  ])
})

function around(place: string) {
  const sheet = sheetOf([{ stops: [place, 'Leh'] }], 'wide')
  return { sheet, waters: watersOn(sheet, '') }
}

function wordsOf(file: string): string[] {
  return [...file.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text ?? '')
}
