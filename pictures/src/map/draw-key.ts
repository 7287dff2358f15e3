// The key below a map (the signs that the map has, north, the sources), and the scale in a panel.

import { linesOf } from '../lettering.ts'
import { drawDay } from './draw-road.ts'
import type { Frame } from './frame-and-panels.ts'
import type { Drawing } from './label-placement.ts'
import { type Measure, sizeOf, type Word } from './label-styles.ts'
import { colours, filledPath, strokedPath } from './map-colours.ts'
import { BED, discs, PASS, PUMP, signsAt, squares } from './signs.ts'

const WATER = 'Water: GSHHG, LGPL 3.'
const COASTS = 'Coasts: Natural Earth.'
const SCHEMATIC = 'Roads and mountains are schematic. Not for navigation.'

type Item = { text: string; room: number; draw: (x: number, y: number) => string }

/** @param has what the map shows, so that the key must mention it */
export function drawKey(
  { shape, width, height, panels }: Frame,
  has: { pass: boolean; pump: boolean; coast: boolean },
  measure: Measure,
): { shapes: string; words: Word[] } {
  const size = sizeOf('small', shape)
  const { left, bottom } = panels.at(-1)!.area
  const start = shape === 'wide' ? panels[0]!.area.left + 10 : left + 10
  const words: Word[] = []
  const shapes: string[] = []
  let [x, y] = [start, bottom + 21]
  for (const { text, room, draw } of itemsOf(has)) {
    const needed = room + measure(text, size, 500)
    if (x + needed > width - 48) [x, y] = [start, y + 24]
    shapes.push(draw(Math.round(x), y))
    if (text === 'day') words.push({ style: 'badge', text: '2', x, y: y + size * 0.35 })
    words.push({ style: 'small', text, x: x + room - 6, y: y + size * 0.35, anchor: 'start' })
    x += needed + (shape === 'wide' ? 22 : 12)
  }
  const north = { x: width - 26, y: bottom + 21 }
  shapes.push(filledPath('ink', `M${north.x - 8} ${north.y - 9}l5 17-5-4-5 4z`))
  words.push({ style: 'small', text: 'N', x: north.x + 6, y: north.y + size * 0.35 })

  const sources = [WATER, has.coast && COASTS, SCHEMATIC].filter(Boolean).join(' ')
  const lines = linesOf(sources, (text) => measure(text, size, 500) < width - 2 * start + 12)
  lines.reverse().forEach((text, index) => {
    const y = height - 9 - index * size * 1.2
    words.push({ style: 'small', text, x: start - 8, y, anchor: 'start' })
  })
  return { shapes: shapes.join(''), words }
}

function itemsOf(has: { pass: boolean; pump: boolean }): Item[] {
  const night: Item['draw'] = (x, y) =>
    filledPath('casing', squares(9, [[x, y]])) + strokedPath('core', 1.4, signsAt(BED, [[x, y]]))
  const pass: Item['draw'] = (x, y) =>
    filledPath('land', discs(7, [[x, y]])) + strokedPath('road', 2.2, signsAt(PASS, [[x, y]]))
  const pump: Item['draw'] = (x, y) =>
    filledPath('pump', squares(8, [[x, y]])) + strokedPath('land', 1.2, signsAt(PUMP, [[x, y]]))
  const day: Item['draw'] = (x, y) =>
    `<circle cx="${x}" cy="${y}" r="8" fill="${colours.disc}" stroke="${colours.casing}" stroke-width="1.5"/>`
  const road: Item['draw'] = (x, y) =>
    [1, 2, 3].map((day) => drawDay(day, day - 1, 5.5, `M${x - 28 + 22 * day} ${y}h20`)).join('')
  return [
    { text: 'night', room: 20, draw: night },
    ...(has.pass ? [{ text: 'pass', room: 18, draw: pass }] : []),
    ...(has.pump ? [{ text: 'reliable pump', room: 18, draw: pump }] : []),
    { text: 'day', room: 20, draw: day },
    { text: 'the road, each day its own line', room: 74, draw: road },
  ]
}

/** Draws the scale of a panel in a free place at the lower edge, or at the upper edge. */
export function drawScale({ board, words, panel, measure }: Drawing): string {
  const size = sizeOf('small', panel.shape)
  const { left, right, top, bottom } = panel.area
  const km = roundKm((panel.shape === 'wide' ? 110 : 70) / panel.pixelsPerKm)
  const bar = Math.round(km * panel.pixelsPerKm)
  const text = `${km} km`
  const halfWidth = (bar + 6 + measure(text, size, 500)) / 2
  const found = board.place(
    [...Array(24).keys()].flatMap((step) => {
      const x = left + 10 + halfWidth + step * 12
      return [x, left + right - x].flatMap((x, side) =>
        [bottom - 14, bottom - 36, top + 14].map((y, row) => ({
          box: { x, y, halfWidth: halfWidth + 3, halfHeight: 8 },
          cost: step * 0.3 + side * 0.1 + row * 2,
        })),
      )
    }),
  )
  if (!found) return ''
  const [x, y] = [Math.round(found.box.x - halfWidth), Math.round(found.box.y)]
  words.push({ style: 'small', text, x: x + bar + 6, y: y + size * 0.35, anchor: 'start' })
  return strokedPath('ink', 1.5, `M${x} ${y - 4}v8m0-4h${bar}m0-4v8`)
}

function roundKm(km: number): number {
  const power = 10 ** Math.floor(Math.log10(km))
  return ([5, 2, 1].find((step) => step * power <= km) ?? 1) * power
}
