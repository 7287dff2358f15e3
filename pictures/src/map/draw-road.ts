import type { Point } from '../point.ts'
import type { Drawing } from './drawing.ts'
import type { Shape } from './frame.ts'
import { type Box, pathData, simplified } from './geometry.ts'
import { around } from './label-placement.ts'
import { sizeOf } from './label-styles.ts'
import { strokedPath } from './signs.ts'

/** A part of the road with the days that ride it. */
export type DrawnStretch = { days: readonly number[]; line: readonly Point[] }

/**
 * The road: days are solid, striped and dotted in turn over one dark line, so that they can be told apart without
 * colours.
 */
export function drawRoad(stretches: readonly DrawnStretch[], shape: Shape): string {
  const width = shape === 'wide' ? 1 : 0.85
  const ridden = [...new Set(stretches.flatMap(({ days }) => days))].sort((a, b) => a - b)
  const patternOf = (days: readonly number[]) => ridden.indexOf(days[0]!) % 3
  const paths = (pattern: number) =>
    stretches
      .filter(({ days }) => patternOf(days) === pattern)
      .map(({ line }) => pathData(simplified(line, 0.6)))
      .join('')
  const all = [0, 1, 2].map(paths)
  return [
    strokedPath('land', 10 * width, all.join(''), ' opacity=".6"'),
    strokedPath('casing', 6.5 * width, all.join('')),
    strokedPath('road', 4 * width, all[0]!),
    strokedPath('stripe', 4 * width, all[1]!),
    strokedPath('road', 4 * width, all[1]!, ' stroke-dasharray="8 8" stroke-linecap="butt"'),
    strokedPath('stripe', 4 * width, all[2]!),
    strokedPath('road', 3.4 * width, all[2]!, ' stroke-dasharray="0 7"'),
  ].join('')
}

/** Writes the numbers of the days on their stretch of road. */
export function placeBadge({ board, words, panel }: Drawing, { days, line }: DrawnStretch): Box[] {
  const text = days.join('·')
  const halfWidth = 8 + (text.length - 1) * 3
  const candidates = line.map(([x, y], index) => ({
    box: { x, y, halfWidth, halfHeight: 8.5 },
    cost: Math.abs(index / (line.length - 1) - 0.5) * 20,
  }))
  const found =
    board.place(candidates) ??
    // Beside the road where it is too short for the number.
    board.place(line.flatMap((point) => around(point, 2 * halfWidth, 17, 4, 6)))
  if (!found) return []
  const { x, y } = found.box
  words.push({ style: 'badge', text, x, y: y + sizeOf('badge', panel.shape) * 0.35 })
  return [found.box]
}
