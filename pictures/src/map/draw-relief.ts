// Mountains in the style of the pictures, with a shadow on the right: hills and karst are domes, and ice has snow. The
// mountains of a row and terrain share one path for each colour, which keeps the file small. Back rows come first.

import { type Point, pathData } from '../geometry.ts'
import { pointsOf } from '../kit/points.ts'
import { type Colour, filledPath } from './map-colours.ts'
import type { Mountain, Terrain } from './relief-placement.ts'

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
