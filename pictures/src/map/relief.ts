// The drawn mountains. Only named peaks and ranges have their real positions. The others fill the land between roads
// and rivers, and their kind follows the altitudes of the known places around them.

import peaks from 'web/content/geo/peaks.json' with { type: 'json' }
import places from 'web/content/geo/places.json' with { type: 'json' }
import type { Point } from '../point.ts'
import { randomFrom } from '../ridge.ts'
import { type Area, type Box, cornersOf, distance, overlap } from './geometry.ts'
import type { Position, Projection } from './road.ts'

export type TerrainKind = 'ice' | 'rock' | 'hill' | 'karst' | 'tree'
export type Mountain = {
  kind: TerrainKind
  x: number
  y: number
  wide: number
  high: number
  lean: number
}
export type Range = { name: string; altitudeM: number; points: Position[] }

type Land = {
  area: Area
  project: Projection
  /** Size of a mountain on this sheet. */
  unit: number
  ranges: readonly Range[]
  roads: readonly (readonly Point[])[]
  rivers: readonly (readonly Point[])[]
  isWater: (point: Point) => boolean
  /** Outlines of words and signs. */
  words: readonly (readonly Point[])[]
  /** True where hills are towers of limestone. */
  karst: boolean
  snowLineM: number
  seed: number
}

// biome-ignore format: a table
const sizes: Record<TerrainKind, { wide: number; high: number; gap: number }> = {
  ice:   { wide: 1.0,  high: 1.25, gap: 1.15 },
  rock:  { wide: 0.95, high: 1.0,  gap: 1.15 },
  hill:  { wide: 0.9,  high: 0.55, gap: 1.2 },
  karst: { wide: 0.5,  high: 0.95, gap: 0.85 },
  tree:  { wide: 0.16, high: 0.34, gap: 1.1 },
}

/** Places, peaks and ranges of known altitude; `reliefOf` interpolates between them. */
function knownAltitudes({ area, project, ranges }: Land): { at: Point; altitudeM: number }[] {
  const known = [...Object.values(places), ...peaks].map(({ lat, lon, altitudeM }) => ({
    at: project([lat, lon]),
    altitudeM,
  }))
  const crests = ranges.flatMap(({ points, altitudeM }) =>
    points.map((position) => ({ at: project(position), altitudeM })),
  )
  // Places of other countries would only cost time.
  const [middleX, middleY] = [(area.left + area.right) / 2, (area.top + area.bottom) / 2]
  const near = (area.right - area.left) * 0.8
  return [...known, ...crests].filter(({ at }) => distance(at, [middleX, middleY]) < near)
}

export function reliefOf(land: Land): Mountain[] {
  const random = randomFrom(land.seed)
  const model = knownAltitudes(land)
  const { left, right, top, bottom } = land.area
  const { unit } = land
  const found: Mountain[] = []
  const pieces = piecesOf(land)

  const altitudeAt = (point: Point) => {
    let [sum, weights] = [0, 0]
    for (const { at, altitudeM } of model) {
      const off = distance(at, point) + unit * 0.4
      const weight = 1 / (off * off * off)
      sum += altitudeM * weight
      weights += weight
    }
    return sum / weights
  }
  const least = unit * Math.min(...Object.values(sizes).map(({ gap }) => gap)) * 0.8
  const attempt = (x: number, y: number, raised: number, scale: number) => {
    if (found.some((other) => tooNear(other, x, y, least * scale))) return
    const known = altitudeAt([x, y])
    const altitudeM = known + Math.min(raised, known * 0.3)
    const kind = kindAt(altitudeM, land)
    const size = sizes[kind]
    const grow = kind === 'ice' ? 0.85 + Math.min(0.4, Math.max(0, (altitudeM - 5000) / 4000)) : 1
    const wide = unit * size.wide * grow * scale * (0.85 + random() * 0.3)
    const high = unit * size.high * grow * scale * (0.85 + random() * 0.3)
    const box = { x, y: y - high / 2, halfWidth: wide * 0.8, halfHeight: high / 2 + 1 }
    const inside =
      x - wide > left + 2 && x + wide < right - 2 && y - high > top + 3 && y < bottom - 2
    const gap = unit * size.gap * grow * scale
    if (
      !inside ||
      found.some((other) => tooNear(other, x, y, gap)) ||
      !isFree(pieces, land.isWater, box)
    )
      return
    found.push({ kind, x, y, wide, high, lean: (random() - 0.5) * 0.3 })
  }

  for (const scale of [1.1, 0.75, 0.48]) {
    // Ranges first, so that their mountains stand in rows.
    for (const { points } of land.ranges) {
      const line = points.map(land.project)
      for (let i = 1; i < line.length; i++) {
        const [a, b] = [line[i - 1]!, line[i]!]
        const count = Math.max(1, Math.round(distance(a, b) / (unit * 0.5)))
        for (let step = 0; step < count; step++) {
          const part = (step + random() * 0.5) / count
          attempt(
            a[0] + part * (b[0] - a[0]) + (random() - 0.5) * unit * 0.3,
            a[1] + part * (b[1] - a[1]) + (random() - 0.5) * unit * 0.3 + unit * 0.4,
            300,
            scale,
          )
        }
      }
    }
    const sites: Point[] = []
    const step = unit * 0.6
    for (let row = 0; top + row * step * 0.62 < bottom; row++) {
      for (let x = left + (row % 2) * step * 0.5; x < right; x += step) {
        sites.push([
          x + (random() - 0.5) * step * 0.5,
          top + row * step * 0.62 + (random() - 0.5) * step * 0.4,
        ])
      }
    }
    // In random order, so that a limit on the number of mountains (map-file.ts) thins them out evenly.
    for (const [x, y] of shuffled(sites, random)) attempt(x, y, 350, scale)
  }
  return found
}

function shuffled<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value)
}

function kindAt(altitudeM: number, { karst, snowLineM }: Land): TerrainKind {
  if (altitudeM > snowLineM) return 'ice'
  if (altitudeM > Math.min(2600, snowLineM - 900)) return 'rock'
  if (altitudeM > 620) return karst ? 'karst' : 'hill'
  return 'tree'
}

function tooNear(other: Mountain, x: number, y: number, gap: number): boolean {
  // Rows of mountains may stand close behind one another.
  return (other.x - x) ** 2 + ((other.y - y) * 1.5) ** 2 < gap ** 2
}

/** Words, roads and shores as small pieces, of which only the near ones are compared. */
type Piece = { x: number; y: number; reach: number; outline: readonly Point[]; margin: number }

function piecesOf({ words, roads, rivers }: Land): Piece[] {
  return [
    ...words.map((outline) => pieceOf(outline, 1)),
    ...roads.flatMap((line) => segmentsOf(line, 4)),
    ...rivers.flatMap((line) => segmentsOf(line, 1)),
  ]
}

const segmentsOf = (line: readonly Point[], margin: number) =>
  line.slice(1).map((point, index) => pieceOf([line[index]!, point], margin))

function pieceOf(outline: readonly Point[], margin: number): Piece {
  const x = outline.reduce((sum, point) => sum + point[0], 0) / outline.length
  const y = outline.reduce((sum, point) => sum + point[1], 0) / outline.length
  const reach = Math.max(...outline.map((point) => distance(point, [x, y])))
  return { x, y, reach, outline, margin }
}

function isFree(pieces: readonly Piece[], isWater: Land['isWater'], box: Box): boolean {
  const { x, y, halfWidth, halfHeight } = box
  const own = Math.hypot(halfWidth, halfHeight) + 4
  const touched = pieces.some(
    (piece) =>
      Math.abs(piece.x - x) < own + piece.reach &&
      Math.abs(piece.y - y) < own + piece.reach &&
      overlap(cornersOf(box, piece.margin), piece.outline),
  )
  return !touched && !isWater([x, y + halfHeight]) && !isWater([x, y])
}
