// Mountains in the style of the pictures: a lit flank, a shadow on the right, snow at the top. The mountains of a row
// share one path for each colour, which keeps the file small; rows are drawn from back to front.

import type { Point } from '../point.ts'
import { pathData } from './geometry.ts'
import type { Mountain, TerrainKind } from './relief.ts'
import { type Colour, filledPath } from './signs.ts'

/** The height of a row. */
const ROW = 22

export function drawRelief(mountains: readonly Mountain[]): string {
  const rows = new Map<number, Mountain[]>()
  for (const mountain of mountains) {
    const row = Math.floor(mountain.y / ROW)
    rows.set(row, [...(rows.get(row) ?? []), mountain])
  }
  return [...rows.values()].map(drawRow).join('')
}

// biome-ignore format: a table
const looks: Record<Exclude<TerrainKind, 'tree'>, { body: Colour; shade: Colour }> = {
  ice:   { body: 'ice',  shade: 'iceShade' },
  rock:  { body: 'rock', shade: 'rockShade' },
  hill:  { body: 'hill', shade: 'hillShade' },
  karst: { body: 'hill', shade: 'hillShade' },
}

function drawRow(row: readonly Mountain[]): string {
  const of = (kind: TerrainKind) => row.filter((mountain) => mountain.kind === kind)
  const sharp = (['ice', 'rock'] as const).map((kind) => {
    const { body, shade } = looks[kind]
    const own = of(kind)
    return filledPath(body, own.map(bodyOf).join('')) + filledPath(shade, own.map(shadeOf).join(''))
  })
  const round = (['hill', 'karst'] as const).map((kind) => {
    const { body, shade } = looks[kind]
    const own = of(kind)
    return (
      filledPath(body, own.map(domeOf).join('')) + filledPath(shade, own.map(domeShadeOf).join(''))
    )
  })
  const snow = filledPath('snow', of('ice').map(snowOf).join(''))
  return (
    sharp.join('') + snow + round.join('') + filledPath('tree', of('tree').map(treeOf).join(''))
  )
}

const apexOf = ({ x, y, high, wide, lean }: Mountain): Point => [x + lean * wide, y - high]

function bodyOf(mountain: Mountain): string {
  const { x, y, wide, high, lean } = mountain
  const [topX, topY] = apexOf(mountain)
  return pathData(
    [
      [x - wide, y],
      [x - wide * (0.42 - lean * 0.6), y - high * 0.5],
      [topX, topY],
      [x + wide * (0.36 + lean * 0.5), y - high * 0.56],
      [x + wide, y],
    ],
    'z',
  )
}

function shadeOf(mountain: Mountain): string {
  const { x, y, wide, high, lean } = mountain
  const [topX, topY] = apexOf(mountain)
  return pathData(
    [
      [topX, topY],
      [x + wide * (0.36 + lean * 0.5), y - high * 0.56],
      [x + wide, y],
      [x + wide * 0.2, y],
      [x + wide * (0.02 + lean * 0.4), y - high * 0.32],
      [x + wide * (0.16 + lean), y - high * 0.55],
    ],
    'z',
  )
}

function snowOf(mountain: Mountain): string {
  const { x, y, wide, high, lean } = mountain
  const [topX, topY] = apexOf(mountain)
  return pathData(
    [
      [topX, topY],
      [x - wide * (0.3 - lean * 0.6), y - high * 0.62],
      [x - wide * (0.14 - lean), y - high * 0.56],
      [x + wide * (lean - 0.02), y - high * 0.68],
      [x + wide * (0.1 + lean), y - high * 0.56],
      [x + wide * (0.24 + lean * 0.7), y - high * 0.7],
    ],
    'z',
  )
}

function domeOf({ x, y, wide, high }: Mountain): string {
  const [w, h] = [Math.round(wide), Math.round(high)]
  return `M${Math.round(x) - w} ${Math.round(y)}c0-${Math.round(h * 1.33)} ${2 * w}-${Math.round(h * 1.33)} ${2 * w} 0z`
}

function domeShadeOf({ x, y, wide, high }: Mountain): string {
  const [w, h] = [Math.round(wide), Math.round(high)]
  const outer = `c0-${Math.round(h * 0.7)}-${Math.round(w * 0.5)}-${h}-${w}-${h}`
  const inner = `q${Math.round(w * 0.7)} ${Math.round(h * 0.4)} ${Math.round(w * 0.3)} ${h}z`
  return `M${Math.round(x) + w} ${Math.round(y)}${outer}${inner}`
}

function treeOf({ x, y, wide, high }: Mountain): string {
  const [w, h] = [Math.max(2, Math.round(wide)), Math.round(high)]
  return `M${Math.round(x) - w} ${Math.round(y)}l${w}-${h} ${w} ${h}z`
}
