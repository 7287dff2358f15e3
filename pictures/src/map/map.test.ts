import { gzipSync } from 'node:zlib'
import { tours } from 'content/catalogue.ts'
import { isPass, nightsByPlace, stretchesOf } from 'content/road/stretches.ts'
import { loadTourDetail } from 'content/tour-detail.ts'
import { describe, expect, it } from 'vitest'
import { type Box, cornersOf, distanceToLine, overlap, type Point } from '../geometry.ts'
import { pointsOf } from '../kit/points.ts'
import { drawAllMaps } from './all-maps.ts'
import { colours, dayColour } from './map-colours.ts'
import { mapMeasure } from './measure.ts'
import { trunkOf, watersOn } from './nature.ts'
import { frameOf } from './panels.ts'
import { legLine, positionOf } from './road.ts'
import { BED, PASS, PUMP } from './signs.ts'

const { files } = await drawAllMaps()
const details = await Promise.all(tours.map(({ slug }) => loadTourDetail(slug)))

describe.each(details)('$slug', ({ slug, days }) => {
  const maps = (['wide', 'narrow'] as const).map((shape) => ({
    file: files[`maps/${slug}-${shape}.svg`]!,
    stretches: frameOf(days, shape).panels.map(({ shows }) =>
      stretchesOf(days.map((day, index) => (shows(index + 1) ? day : { stops: [] }))),
    ),
  }))
  const both = maps.map(({ file }) => file)

  it('has two maps, which weigh at most 10.7 kB together when compressed', () => {
    expect(
      both.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0),
    ).toBeLessThanOrEqual(10_700)
  })

  it('names every bed, pass and riding day, north, a source and the map’s scale, and explains two signs', () => {
    const names = [
      ...nightsByPlace(days).keys(),
      ...days.flatMap(({ stops }) => stops).filter(isPass),
    ]
    const places = names.map((name) => name.replace('Yala/', 'Yala, '))
    for (const { file, stretches } of maps) {
      const words = wordsOf(file)
      const badges = stretches.flat().map((stretch) => stretch.days.join('·'))
      expect([...places, ...badges, 'N'].filter((word) => !words.includes(word))).toEqual([])
      expect(words.join(' ')).toContain('GSHHG')
      expect(words.join(' ')).toMatch(/\d+ km/)
      // The key explains the signs of this map and no other signs. The key shows each sign once more.
      const has = (text: string) => words.includes(text)
      expect([has('pass'), has('reliable pump')]).toEqual([
        signsIn(file, PASS).length > 1,
        signsIn(file, PUMP).length > 1,
      ])
    }
  })

  it('draws each stretch in the colour of its first day, and three days in the key', () => {
    for (const { file, stretches } of maps) {
      const roads = stretches.flatMap((panel) => {
        const firstDays = panel.map((stretch) => stretch.days[0]!)
        return [...new Set(firstDays)].sort((a, b) => a - b)
      })
      const strokes = [...file.matchAll(/ stroke="([^"]*)"/g)].map(([, stroke]) => stroke)
      const drawn = strokes.filter((stroke) =>
        [1, 2, 3, 4, 5, 6, 7].map(dayColour).includes(stroke!),
      )
      expect(drawn).toEqual([...roads, 1, 2, 3].map(dayColour))
    }
  })

  it('has no other sign or horizontal word on a bed or a pass, no word on a word, and no word outside the map', () => {
    for (const file of both) {
      const words = labelsIn(file)
      const signs = [...signsIn(file, BED), ...signsIn(file, PASS)].map(([x, y]) => [x, y] as const)
      const boxes = signs.map(([x, y]) => ({ x, y, halfWidth: 7, halfHeight: 7 }))
      const pumps = signsIn(file, PUMP).map(([x, y]) => ({ x, y, halfWidth: 7, halfHeight: 7 }))
      const others = [...boxes, ...pumps, ...badgesIn(file), ...words.filter(({ angle }) => !angle)]
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
    const struck = (['wide', 'narrow'] as const).flatMap((shape, index) => {
      const texts = wordsOf(both[index]!)
      const labels = labelsIn(both[index]!).map((label, at) => ({ ...label, text: texts[at] }))
      const roads = frameOf(days, shape).panels.flatMap(({ shows, project }) =>
        days.flatMap(({ stops }, day) =>
          shows(day + 1)
            ? stops.slice(1).flatMap((to, at) => {
                const line = legLine(stops[at]!, to, project)
                return line.slice(1).map((end, from) => [line[from]!, end])
              })
            : [],
        ),
      )
      return labels
        .filter(({ text = '', angle }) => !angle && (nightsByPlace(days).has(text) || isPass(text)))
        .filter((label) => roads.some((road) => overlap(cornersOf(label), road)))
        .map(({ text }) => `${shape}: ${text}`)
    })
    expect(struck).toEqual([])
  })

  it('has words of at least 10.9 pixels on a phone of 360 pixels', () => {
    const sizes = [...both[1]!.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))
    // On such a phone, a map drawn 360 wide is shown 328 pixels wide.
    expect(Math.min(...sizes) * (328 / 360)).toBeGreaterThanOrEqual(10.9)
  })
})

it('a map draws no border of a country', () => {
  const known = ['water', 'land', 'road', 'casing', 'stripe', 'core', 'ink'] as const
  for (const [name, file] of Object.entries(files)) {
    const lines = [...file.matchAll(/<path fill="none" stroke="([^"]*)"/g)].map(([, line]) => line)
    const days = [1, 2, 3, 4, 5, 6, 7].map(dayColour)
    const inks: readonly string[] = [...days, ...known.map((colour) => colours[colour])]
    expect(
      lines.filter((line = '') => !inks.includes(line)),
      name,
    ).toEqual([])
    // A panel has two paths of rivers, at most one of towns, a frame and a scale. A border in one of these colours would be one path more.
    const count = (colour: (typeof known)[number]) =>
      lines.filter((line) => line === colours[colour]).length
    const panels = count('ink') / 2
    expect(count('water'), name).toBe(2 * panels)
    expect(count('casing'), name).toBeLessThanOrEqual(panels)
  }
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

function wordsOf(file: string): string[] {
  return [...file.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text ?? '')
}

/** The positions of a sign in a map and its key. */
function signsIn(file: string, sign: string): Point[] {
  return [...file.matchAll(/M(-?[\d.]+) (-?[\d.]+)(m[^M"]*)/g)]
    .filter(([, , , path]) => path === sign)
    .map(([, x, y]) => [Number(x), Number(y)])
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

function labelsIn(file: string): Box[] {
  const looks: { size: number; weight: number; anchor: string; space: number }[] = []
  return [...file.matchAll(/<(\/?)(g|text)\b([^>]*)>([^<]*)/g)].flatMap(
    ([, end, tag, attributes = '', text = '']) => {
      const last = looks.at(-1) ?? { size: 0, weight: 500, anchor: 'start', space: 0 }
      const own = (name: string) => attributes.match(`${name}="([^"]*)"`)?.[1]
      if (end && tag === 'g') looks.pop()
      else if (tag === 'g')
        looks.push({
          size: Number(own('font-size') ?? last.size),
          weight: Number(own('font-weight') ?? last.weight),
          anchor: own('text-anchor') ?? last.anchor,
          space: Number(own('letter-spacing') ?? last.space),
        })
      if (end || tag === 'g') return []
      const halfWidth = (mapMeasure(text, last.size, last.weight) + text.length * last.space) / 2
      const aside = { start: halfWidth, middle: 0, end: -halfWidth }[last.anchor] ?? 0
      const box = { halfWidth, halfHeight: last.size * 0.35 }
      const turned = /translate\((\S+) (\S+)\)rotate\((\S+)\)/.exec(own('transform') ?? '')
      if (!turned)
        return [{ ...box, x: Number(own('x')) + aside, y: Number(own('y')) - box.halfHeight }]
      const [x, y, degrees] = turned.slice(1).map(Number) as [number, number, number]
      const angle = (degrees / 180) * Math.PI
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const up = -box.halfHeight
      return [{ ...box, x: x + aside * cos - up * sin, y: y + aside * sin + up * cos, angle }]
    },
  )
}
