import { gzipSync } from 'node:zlib'
import { isPass, nightsByPlace, stretchesOf } from 'content/road/stretches.ts'
import { loadTourDetail } from 'content/tour-detail.ts'
import { tours } from 'content/tours.ts'
import { describe, expect, it } from 'vitest'
import { type Box, cornersOf, distanceToLine, overlap, type Point } from '../geometry.ts'
import { pointsOf } from '../kit/points.ts'
import { drawAllMaps } from './all-maps.ts'
import { frameOf } from './frame-and-panels.ts'
import { legLine, positionOf } from './leg-line.ts'
import { colours, dayColour } from './map-colours.ts'
import { trunkOf, watersOn } from './natural-features.ts'
import { BED, PASS, PUMP } from './signs.ts'
import { mapMeasure } from './text-width.ts'

const { files } = await drawAllMaps()
const details = await Promise.all(tours.map(({ slug }) => loadTourDetail(slug)))

describe.each(details)('$slug', ({ slug, days }) => {
  const maps = (['wide', 'narrow'] as const).map((shape) => {
    const file = files[`maps/${slug}-${shape}.svg`]!
    const { panels } = frameOf(days, shape)
    const stretches = panels.map(({ shows }) =>
      stretchesOf(days.map((day, index) => (shows(index + 1) ? day : { stops: [] }))),
    )
    return { file, panels, stretches, words: wordsIn(file) }
  })
  const isBedOrPass = (name: string) => nightsByPlace(days).has(name) || isPass(name)

  it('has two maps, which weigh at most 10.7 kB together when compressed', () => {
    const weights = maps.map(({ file }) => gzipSync(file, { level: 9 }).length)
    expect(weights[0]! + weights[1]!).toBeLessThanOrEqual(10_700)
  })

  it('names every bed, pass and riding day, north, a source and the map’s scale, and explains two signs', () => {
    const names = [
      ...nightsByPlace(days).keys(),
      ...days.flatMap(({ stops }) => stops).filter(isPass),
    ]
    const places = names.map((name) => name.replace('Yala/', 'Yala, '))
    for (const { file, stretches, words } of maps) {
      const texts = words.map(({ text }) => text)
      const badges = stretches.flat().map((stretch) => stretch.days.join('·'))
      expect([...places, ...badges, 'N'].filter((word) => !texts.includes(word))).toEqual([])
      expect(texts.join(' ')).toContain('GSHHG')
      expect(texts.join(' ')).toMatch(/\d+ km/)
      // The key explains the signs of this map and no other signs. The key shows each sign once more.
      expect(['pass', 'reliable pump'].map((text) => texts.includes(text))).toEqual(
        [PASS, PUMP].map((sign) => signsIn(file, sign).length > 1),
      )
    }
  })

  it('draws each stretch in the colour of its first day, three days in the key, and no border of a country', () => {
    const dayColours = [1, 2, 3, 4, 5, 6, 7].map(dayColour)
    const others = ['water', 'land', 'road', 'casing', 'stripe', 'core', 'ink'] as const
    for (const { file, panels, stretches } of maps) {
      const roads = stretches.flatMap((panel) => {
        const firstDays = panel.map((stretch) => stretch.days[0]!)
        return [...new Set(firstDays)].sort((a, b) => a - b)
      })
      const lines = [...file.matchAll(/<path fill="none" stroke="([^"]*)"/g)].map(([, ink]) => ink!)
      const ofDays = lines.filter((ink) => dayColours.includes(ink))
      expect(ofDays).toEqual([...roads, 1, 2, 3].map(dayColour))
      const counts = others.map((name) => lines.filter((ink) => ink === colours[name]).length)
      expect(counts.reduce((sum, count) => sum + count, ofDays.length)).toBe(lines.length)
      // A panel has two paths of rivers and at most one of towns. A border would be one path more.
      expect(counts[0]).toBe(2 * panels.length)
      expect(counts[3]).toBeLessThanOrEqual(panels.length)
    }
  })

  it('has no other sign or horizontal word on a bed or a pass, no word on a word, and no word outside the map', () => {
    for (const { file, words } of maps) {
      const [beds, passes, pumps] = [BED, PASS, PUMP].map((sign) => signsIn(file, sign))
      const boxes = [...beds!, ...passes!]
      const others = [...boxes, ...pumps!, ...badgesIn(file), ...words.filter(isHorizontal)]
      const covered = [
        ...boxes.flatMap((box) => others.filter((other) => meet(box, other))),
        ...words.flatMap((word) => words.filter((other) => meet(word, other))),
      ]
      expect(covered).toEqual([])
      const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(file)!.map(Number)
      const outside = words
        .flatMap((word) => cornersOf(word))
        .filter(([x, y]) => x < 0 || x > width! || y < 0 || y > height!)
      expect(outside).toEqual([])
    }
  })

  it('has no road through the name of a bed or a pass', () => {
    for (const { panels, words } of maps) {
      const roads = panels.flatMap(({ shows, project }) =>
        days
          .filter((_, index) => shows(index + 1))
          .flatMap(({ stops }) => stops.slice(1).map((to, at) => legLine(stops[at]!, to, project)))
          .flatMap((line) => line.slice(1).map((end, from) => [line[from]!, end])),
      )
      const names = words.filter((word) => isHorizontal(word) && isBedOrPass(word.text))
      const struck = names.filter((name) => roads.some((road) => overlap(cornersOf(name), road)))
      expect(struck).toEqual([])
    }
  })

  it('has words of at least 10.9 pixels on a phone of 360 pixels', () => {
    // On such a phone, a map drawn 360 wide is shown 328 pixels wide.
    for (const { text, size } of maps[1]!.words)
      expect(size * (328 / 360), text).toBeGreaterThanOrEqual(10.9)
  })
})

it.each([
  ['Upshi', 'rivers', 0.1],
  ['Shyok village', 'rivers', 0.1],
  ['Turtuk', 'rivers', 0.3],
  ['Hunder', 'rivers', 1.4],
  ['Spangmik', 'shores', 1.2],
  ['Korzok', 'shores', 1.3],
] as const)('a map draws %s at its real distance from the %s, within 3 km', (place, kind, km) => {
  const panel = panelOf([place, 'Leh'])
  const point = panel.project(positionOf(place))
  const pixels = Math.min(...watersOn(panel, '')[kind].map((line) => distanceToLine(point, line)))
  expect(Math.abs(pixels / panel.pixelsPerKm - km)).toBeLessThanOrEqual(3)
})

it('a map draws a leg through a known bend, the same in both directions', () => {
  const panel = panelOf(['Leh', 'Khardung La'])
  const outward = legLine('Leh', 'Khardung La', panel.project)
  const bend: Point = panel.project([34.26, 77.62])
  expect(outward.some(([x, y]) => Math.hypot(x - bend[0], y - bend[1]) < 0.01)).toBe(true)
  expect(legLine('Khardung La', 'Leh', panel.project).reverse()).toEqual(outward)
})

it('a stretch joins legs that are ridden on the same days', () => {
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

it('a trunk is a river without its first pixels after the spring; a river from the edge of the map is its own trunk', () => {
  const area = { left: 0, top: 0, right: 100, bottom: 100 }
  const river = pointsOf('0 50, 100 50')
  const tributary = pointsOf('50 10, 50 20, 50 30, 50 50')
  expect(trunkOf(river, [river, tributary], area)).toEqual(river)
  expect(trunkOf(tributary, [river, tributary], area)[0]![1]).toBeGreaterThan(30)
})

const panelOf = (stops: readonly string[]) => frameOf([{ stops }], 'wide').panels[0]!

/** The boxes of a sign in a map and its key. */
function signsIn(file: string, sign: string): Box[] {
  return [...file.matchAll(/M(-?[\d.]+) (-?[\d.]+)(m[^M"]*)/g)]
    .filter(([, , , path]) => path === sign)
    .map(([, x, y]) => ({ x: Number(x), y: Number(y), halfWidth: 7, halfHeight: 7 }))
}

function badgesIn(file: string): Box[] {
  return [...file.matchAll(/M(\d+) (\d+)h(\d+)a8 8 0 0 1 0 16/g)].map(([, left, top, width]) => ({
    x: Number(left) + Number(width) / 2,
    y: Number(top) + 8,
    halfWidth: Number(width) / 2 + 8,
    halfHeight: 8,
  }))
}

const meet = (one: Box, other: Box) => one !== other && overlap(cornersOf(one), cornersOf(other))

const isHorizontal = ({ angle }: Box) => !angle

/** The words of a map, with their boxes; a word inherits the attributes of the groups around it. */
function wordsIn(file: string): (Required<Box> & { text: string; size: number })[] {
  const groups: string[] = []
  return [...file.matchAll(/<(\/?)(g|text)\b([^>]*)>([^<]*)/g)].flatMap(
    ([, end, tag, own = '', text = '']) => {
      if (end && tag === 'g') groups.pop()
      else if (tag === 'g') groups.push(own)
      if (end || tag === 'g') return []
      const inherited = (name: string) =>
        [...groups.join('').matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].at(-1)?.[1]
      const [size, weight, space] = ['font-size', 'font-weight', 'letter-spacing'].map((name) =>
        Number(inherited(name) ?? 0),
      ) as [number, number, number]
      const [x, y, degrees = 0] = own.match(/-?[\d.]+/g)!.map(Number) as [number, number, number?]
      const angle = (degrees / 180) * Math.PI
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const halfWidth = (mapMeasure(text, size, weight) + text.length * space) / 2
      const halfHeight = size * 0.35
      const aside = { middle: 0, end: -halfWidth }[inherited('text-anchor') ?? ''] ?? halfWidth
      const middle = {
        x: x + aside * cos + halfHeight * sin,
        y: y + aside * sin - halfHeight * cos,
      }
      return [{ text, size, angle, halfWidth, halfHeight, ...middle }]
    },
  )
}
