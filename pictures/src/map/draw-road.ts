import { type Box, type Point, pathData, simplified } from '../geometry.ts'
import type { Shape } from './frame-and-panels.ts'
import { around, type Drawing } from './label-placement.ts'
import { sizeOf } from './label-styles.ts'
import { dayColour, strokedIn, strokedPath } from './map-colours.ts'

/** A part of the road with the days that ride it. */
type DrawnStretch = { days: readonly number[]; line: readonly Point[] }

/** The road, each stretch in the colour of its first day. Successive days also differ in pattern. */
export function drawRoad(stretches: readonly DrawnStretch[], shape: Shape): string {
  const width = shape === 'wide' ? 5.5 : 4.8
  const ridden = [...new Set(stretches.flatMap(({ days }) => days))].sort((a, b) => a - b)
  const lineOf = (day: number) =>
    stretches
      .filter(({ days }) => days[0] === day)
      .map(({ line }) => pathData(simplified(line, 0.7)))
      .join('')
  return [
    strokedPath('land', width + 4, ridden.map(lineOf).join(''), ' opacity=".6"'),
    ...ridden.map((day, index) => drawDay(day, index, width, lineOf(day))),
  ].join('')
}

/** `order` is the day's position among the riding days, from 0. It decides the pattern: plain, striped or dotted. */
export function drawDay(day: number, order: number, width: number, line: string): string {
  const inner = [
    '',
    strokedPath('stripe', width - 2.4, line, ' stroke-dasharray="8 8" stroke-linecap="butt"'),
    strokedPath('stripe', width - 2.8, line, ' stroke-dasharray="0 6"'),
  ]
  return strokedIn(dayColour(day), width, line) + inner[order % inner.length]
}

/** Writes the numbers of a stretch's days on the road, else beside the road. Returns their box; none without room. */
export function placeBadge({ board, words, panel }: Drawing, { days, line }: DrawnStretch): Box[] {
  const text = days.join('·')
  const halfWidth = 8 + (text.length - 1) * 3
  const candidates = line.map(([x, y], index) => ({
    box: { x, y, halfWidth, halfHeight: 8.5 },
    cost: Math.abs(index / (line.length - 1) - 0.5) * 20,
  }))
  const found =
    board.place(candidates) ??
    // Beside the road where no place on the road is free.
    board.place(line.flatMap((point) => around(point, 2 * halfWidth, 17, 4, 6)))
  if (!found) return []
  const { x, y } = found.box
  words.push({ style: 'badge', text, x, y: y + sizeOf('badge', panel.shape) * 0.35 })
  return [found.box]
}
