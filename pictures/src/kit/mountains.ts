// A mountain is a jagged crest through given corners, so that a known peak keeps its outline. The light comes from
// the left: every summit casts a shadow to the right, drawn over rock and snow.

import { type Point, pathData } from '../geometry.ts'
import { displaced } from '../ridge.ts'
import { type Canvas, fill, HEIGHT, line, listed } from './canvas.ts'
import { eachOf } from './place.ts'
import { between, continuedBeyondSides, curve, numbersOf, pointsOf, shape } from './points.ts'

const rock = {
  ink: 'far',
  /** Height of the snow line; 0 draws no snow. */
  snow: 0,
  foot: HEIGHT,
  /** How far the crest deviates from the straight line between the corners. */
  rough: 34,
  shade: 0.2,
}

export const massif = listed(rock, (corners, { ink, snow, foot, rough, shade }) => (canvas) => {
  const given = continuedBeyondSides(pointsOf(corners), canvas.reach)
  const crest = jagged(given, rough, canvas)
  const [start, end] = [crest[0], crest.at(-1)] as [Point, Point]
  return [
    fill(`${ink} ${pathData([[start[0], foot], ...crest, [end[0], foot]], 'z')}`),
    snow > 0 && fill(`snow ${caps(crest, snow, canvas)}`),
    shade > 0 && fill(`dark/${shade} ${shadows(given, crest, foot, canvas)}`),
  ]
})

/** Rounded land: a hill, a river bank, a meadow. */
export const hill = listed({ ink: 'near', foot: HEIGHT }, (corners, { ink, foot }) => (canvas) => {
  const points = continuedBeyondSides(pointsOf(corners), canvas.reach)
  const [first, last] = [points[0], points.at(-1)] as [Point, Point]
  return fill(`${ink} ${curve(points)}L${last[0]} ${foot}H${first[0]}Z`)
})

const ROUNDS = 3

function jagged(corners: readonly Point[], rough: number, { random }: Canvas): Point[] {
  return displaced(corners, ROUNDS, ([x, y], [nextX, nextY], round): Point => {
    const range = Math.min(rough * 0.5 ** round, (nextX - x) * 0.6)
    return [(x + nextX) / 2, (y + nextY) / 2 + (random() - 0.5) * range]
  })
}

/** The shadows of the summits on the land to their right, and gullies; all end at the foot. */
function shadows(corners: Point[], crest: Point[], foot: number, { random }: Canvas): string {
  const step = 2 ** ROUNDS
  /** Whether the land falls after a corner; y grows downwards. */
  const falls = (index: number) => (corners[index + 1]?.[1] ?? 0) > corners[index]![1]
  const areas = corners.flatMap((summit, index): Point[][] => {
    const before = corners[index - 1]
    if (!falls(index) || (before && before[1] <= summit[1])) return []
    const low = corners.findIndex((_, after) => after > index && !falls(after))
    const flank = crest.slice(index * step, low * step + 1)
    return [[...flank, ...shadowEdge(summit, corners[low]!, random)]]
  })
  const whole = [...areas, ...gullies(crest, random)].map((area) =>
    area.map(([x, y]): Point => [x, Math.min(y, foot)]),
  )
  return whole.map((area) => pathData(area, 'z')).join('')
}

/** The edge of a summit's shadow, which hangs below the foot of the flank and goes back in a zigzag. */
function shadowEdge([x, y]: Point, [footX, footY]: Point, random: () => number): Point[] {
  const [hangX, hangY] = [between(x, footX, 0.42), between(y, footY, 1.5)]
  const zigzag = [0.78, 0.55, 0.32].map((part, turn): Point => {
    const aside = 8 + random() * 0.07 * (footX - x)
    return [between(x, hangX, part) + (turn % 2 ? aside : -aside), between(y, hangY, part)]
  })
  return [[hangX, hangY], ...zigzag]
}

/** Narrow folds down the flanks, which give a bare slope some structure. */
function gullies(crest: readonly Point[], random: () => number): Point[][] {
  return crest
    .filter((_, index) => index % 5 === 3)
    .map(([x, y]) => {
      const [deep, drift] = [50 + random() * 110, (random() - 0.3) * 50]
      const wide = 7 + random() * 11
      return [
        [x, y + 26 + random() * 30],
        [x + wide + drift * 0.4, y + deep * 0.7],
        [x + drift, y + deep + 34],
        [x - wide * 0.5 + drift * 0.5, y + deep * 0.62],
      ]
    })
}

/** The part of the crest above the snow line, with a ragged lower edge. */
function caps(crest: readonly Point[], snow: number, { random }: Canvas): string {
  const high: Point[][] = []
  for (const [index, point] of crest.entries()) {
    const before = crest[index - 1] ?? point
    const after = crest[index + 1] ?? point
    if (point[1] >= snow) continue
    // Snow begins and ends where the crest crosses the snow line.
    if (index === 0 || before[1] >= snow) high.push([crossing(before, point, snow)])
    high.at(-1)!.push(point)
    if (after === point || after[1] >= snow) high.at(-1)!.push(crossing(after, point, snow))
  }
  return high
    .filter((part) => part.length > 3)
    .map((part) => {
      // Every second tooth is short; on a long crest, short teeth look like noise and are left out.
      const inner = part.slice(1, -1).toReversed()
      const teeth = inner.map(([x, y], index): Point => {
        const depth = (index % 2 ? 0.45 : 1) + random() * 0.3
        return [x, y + (snow - y) * depth]
      })
      const edge = inner.length > 24 ? teeth.filter((_, index) => index % 2 === 0) : teeth
      return pathData([...part, ...edge], 'z')
    })
    .join('')
}

/** The point between two points at the height y; the second where both are above. */
function crossing([x, low]: Point, [peakX, peak]: Point, y: number): Point {
  return low >= y ? [between(peakX, x, (y - peak) / (low - peak)), y] : [peakX, peak]
}

/** Limestone cones 'x foot width height', steep, with a round top and a shaded side, and plants in the ink `growth`. */
export const karst = eachOf({ ink: 'far', growth: 'leaf' }, (row, { ink, growth }) => {
  const [x = 0, foot = 0, wide = 0, tall = 0] = row
  const part = (outline: string) => shape(outline, x, foot, wide / 200, tall / 100)
  const stroke = Math.max(3, Math.round(wide / 46))
  return [
    fill(`${ink} ${part('m-100 0q34-62 66-90t46-8q44 18 88 98z')}`),
    fill(`dark/0.2 ${part('m0-100q56 20 100 100h-70q10-30-10-50t-20-50z')}`),
    growth !== 'none' && line(`${growth} ${stroke} ${part('m-60-20l6-14m24-8l5-16m35 28v-16')}`),
  ]
})

/** Streaks of rain on a rock wall: 'x top wide long' each, wide above and narrow below. */
export const drips = listed({ ink: 'dark' }, (list, { ink }) => {
  const runs = numbersOf(list).map(([x = 0, top = 0, wide = 0, long = 0]) => {
    const [w, l] = [Math.round(wide / 4), Math.round(long / 4)]
    const right = `-${w} ${l} ${Math.round(w / 2)} ${l}-${Math.round(1.5 * w)} ${2 * l}`
    return `M${x} ${top}l${w}-5 ${3 * w} 5${right}-${w}-${2 * l}z`
  })
  return fill(`${ink} ${runs.join('')}`)
})
