// The names of rivers, lakes, peaks and ranges. Names of rivers and ranges follow their line.

import { inIndia } from 'web/content/in-india.ts'
import type { Point } from '../point.ts'
import type { Drawing } from './drawing.ts'
import { along, around } from './label-placement.ts'
import { looks, type Style, sizeOf, type Word } from './label-styles.ts'
import { namedPeaks, rangesOn, type Waters, waterNames } from './nature.ts'
import type { MapPlace } from './places.ts'
import type { Mountain } from './relief.ts'

export function nameWaters(
  { board, words, sheet, measure }: Drawing,
  waters: Waters,
  places: readonly MapPlace[],
) {
  const size = sizeOf('water', sheet.shape)
  const done = new Map<string, number>()
  for (const { name, at, line } of waterNames(sheet, waters)) {
    if (places.some((place) => place.name === name)) continue
    // A long river is named twice on a wide sheet.
    const most = sheet.shape === 'wide' ? 2 : 1
    if ((done.get(name) ?? 0) >= most) continue
    const width = measure(name, size, 500)
    const found = line
      ? board.place(along(line, width, size * 0.9, size * 0.62), 14)
      : board.place(around(at, width, size * 0.9, 4, 4), 30)
    if (!found) continue
    done.set(name, (done.get(name) ?? 0) + 1)
    pushTurned(words, 'water', name, found.box, size)
  }
}

/** Writes the names of the highest peaks, and returns their mountains at their real positions. */
export function namePeaks({ board, words, sheet, measure }: Drawing): Mountain[] {
  const size = sizeOf('peak', sheet.shape)
  const [wide, high] = sheet.shape === 'wide' ? [32, 40] : [19, 25]
  const most = sheet.shape === 'wide' ? 8 : 3
  const found: Mountain[] = []
  for (const { name, altitudeM, at } of namedPeaks(sheet)) {
    if (found.length >= most) break
    const [x, y] = at
    const body = { x, y: y + high / 2, halfWidth: wide * 0.75, halfHeight: high / 2 + 2 }
    if (board.place([{ box: body, cost: 0 }], 7) === null) continue
    found.push({ kind: 'ice', x, y: y + high, wide, high, lean: 0.05 })
    const text = `${name} ${inIndia(altitudeM)}`
    const width = measure(text, size, 500)
    const label = board.place(around([x, y + high / 2], width, size, high / 2, 2), 24)
    if (label) pushTurned(words, 'peak', text, label.box, size)
  }
  return found
}

export function nameRanges({ board, words, sheet, measure }: Drawing) {
  const size = sizeOf('range', sheet.shape)
  for (const { name, points } of rangesOn(sheet)) {
    const text = name.toUpperCase()
    const width = measure(text, size, 600) + text.length * size * (looks.range.spacing ?? 0)
    const crest = finer(points.map(sheet.project))
    const found = board.place(along(crest, width, size * 0.9, 0), 26)
    if (found) pushTurned(words, 'range', text, found.box, size)
  }
}

function pushTurned(
  words: Word[],
  style: Style,
  text: string,
  { x, y, angle = 0 }: { x: number; y: number; angle?: number },
  size: number,
) {
  const down = size * 0.33
  words.push({
    style,
    text,
    x: x - Math.sin(angle) * down,
    y: y + Math.cos(angle) * down,
    turn: (angle * 180) / Math.PI,
  })
}

/** The line with four more points between two points, for more positions of a name. */
function finer(line: readonly Point[]): Point[] {
  return line.flatMap((point, index) => {
    const next = line[index + 1]
    if (!next) return [point]
    return [0, 0.2, 0.4, 0.6, 0.8].map(
      (part): Point => [
        point[0] + part * (next[0] - point[0]),
        point[1] + part * (next[1] - point[1]),
      ],
    )
  })
}
