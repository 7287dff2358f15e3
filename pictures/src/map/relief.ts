// The mountains of a map: where they stand, and how they are drawn. They stand in rows along the real crest of each range.
// A mountain that would touch a word, a sign, a road or more than a short piece of a river or shore is left out.

import { distance, type Point, pathData } from '../geometry.ts'
import { pointsOf } from '../kit/points.ts'
import type { Panel } from './frame-and-panels.ts'
import type { Board } from './label-placement.ts'
import type { Position } from './leg-line.ts'
import { type Colour, filledPath } from './map-colours.ts'

export type Terrain = 'ice' | 'rock' | 'hill' | 'karst'
export type Mountain = { terrain: Terrain; x: number; y: number; halfWidth: number; height: number }
export type Range = {
  name: string
  altitudeM: number
  /** Whether the hills are towers of limestone. */
  karst?: boolean | undefined
  points: readonly Position[]
}

/** Half the width, and the whole height, of a large mountain, in units (reliefOf). */
// biome-ignore format: a table
const sizes: Record<Terrain, { halfWidth: number; height: number }> = {
  ice:   { halfWidth: 0.95, height: 1.2  },
  rock:  { halfWidth: 0.9,  height: 0.9  },
  hill:  { halfWidth: 0.85, height: 0.6  },
  karst: { halfWidth: 0.42, height: 0.85 },
}
/** Large and small mountains in turn: the size as a part of a large one, and the distance from the crest in units. */
// biome-ignore format: a table
const rhythm = [[1, 0.1], [0.6, -0.75], [0.8, 0.7], [0.5, -0.3], [0.9, 0.45], [0.65, -0.85], [0.55, 0.95]] as const

export function reliefOf(ranges: readonly Range[], panel: Panel, board: Board): Mountain[] {
  const unit = panel.shape === 'wide' ? 27 : 17
  return ranges.flatMap((range) => {
    const terrain = terrainOf(range)
    const crest = evenly(range.points.map(panel.project), unit * sizes[terrain].halfWidth * 0.72)
    return crest.flatMap(([x, y, alongX, alongY], index) => {
      const [size, off] = rhythm[index % rhythm.length]!
      const halfWidth = size * unit * sizes[terrain].halfWidth
      const height = size * unit * sizes[terrain].height
      const [middleX, foot] = [x - alongY * (off * unit), y + alongX * (off * unit) + height / 2]
      const box = { x: middleX, y: foot - height / 2, halfWidth, halfHeight: height / 2 }
      return board.isEmpty(box) ? [{ terrain, x: middleX, y: foot, halfWidth, height }] : []
    })
  })
}

/** Snow lies above 2,900 m in the Caucasus, north of 40°, and above 5,000 m elsewhere. */
function terrainOf({ altitudeM, karst, points }: Range): Terrain {
  const snowLineM = points[0]![0] > 40 ? 2900 : 5000
  if (altitudeM > snowLineM) return 'ice'
  if (altitudeM > Math.min(2600, snowLineM - 900)) return 'rock'
  return karst ? 'karst' : 'hill'
}

/** Points at equal distances along a line, each with the direction of the line. */
function evenly(line: readonly Point[], step: number): [number, number, number, number][] {
  let left = step / 2
  return line.slice(1).flatMap((to, index) => {
    const from = line[index]!
    const length = distance(from, to)
    const [alongX, alongY] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    const found: [number, number, number, number][] = []
    for (; left < length; left += step)
      found.push([from[0] + alongX * left, from[1] + alongY * left, alongX, alongY])
    left -= length
    return found
  })
}

// The style is that of the pictures, with a shadow on the right: hills and karst are domes, and ice has snow. The mountains
// of a row and terrain share one path for each colour, which keeps the file small. Back rows come first.

const ROW_HEIGHT = 12

/** Points as fractions of half the width and of the height, from the middle of the foot. */
const body = pointsOf('-1 0, -0.42 0.5, 0.05 1, 0.38 0.56, 1 0')
const shade = pointsOf('0.05 1, 0.38 0.56, 1 0, 0.2 0, 0.04 0.32, 0.2 0.55')
const snow = pointsOf('0.05 1, -0.3 0.62, -0.12 0.56, 0.02 0.68, 0.13 0.56, 0.27 0.7')

type Part = [Colour, (mountain: Mountain) => string]
const flanks = (lit: Colour, dark: Colour): Part[] => [
  [lit, outline(body)],
  [dark, outline(shade)],
]
const round: Part[] = [
  ['hill', dome],
  ['hillShade', domeShade],
]
const parts: Record<Terrain, Part[]> = {
  ice: [...flanks('ice', 'iceShade'), ['snow', outline(snow)]],
  rock: flanks('rock', 'rockShade'),
  hill: round,
  karst: round,
}

export function drawRelief(mountains: readonly Mountain[]): string {
  const rows = new Map<string, Mountain[]>()
  for (const mountain of [...mountains].sort((a, b) => a.y - b.y)) {
    const row = `${Math.floor(mountain.y / ROW_HEIGHT)} ${mountain.terrain}`
    rows.set(row, [...(rows.get(row) ?? []), mountain])
  }
  return [...rows.values()]
    .flatMap((row) =>
      parts[row[0]!.terrain].map(([colour, draw]) => filledPath(colour, row.map(draw).join(''))),
    )
    .join('')
}

function outline(points: readonly Point[]) {
  return ({ x, y, halfWidth, height }: Mountain) =>
    pathData(
      points.map(([across, up]) => [x + across * halfWidth, y - up * height]),
      'z',
    )
}

function dome({ x, y, halfWidth, height }: Mountain): string {
  const [w, h] = [Math.round(halfWidth), Math.round(height * 1.33)]
  return `M${Math.round(x) - w} ${Math.round(y)}c0-${h} ${2 * w}-${h} ${2 * w} 0z`
}

function domeShade({ x, y, halfWidth, height }: Mountain): string {
  const [w, h] = [Math.round(halfWidth), Math.round(height)]
  const outer = `c0-${Math.round(h * 0.7)}-${Math.round(w * 0.5)}-${h}-${w}-${h}`
  const inner = `q${Math.round(w * 0.7)} ${Math.round(h * 0.4)} ${Math.round(w * 0.3)} ${h}z`
  return `M${Math.round(x) + w} ${Math.round(y)}${outer}${inner}`
}
