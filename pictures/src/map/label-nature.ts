// The names of rivers, lakes, seas, peaks and ranges. The names of rivers and ranges follow their course.

import { metres } from 'content/road/road-figures.ts'
import { type Box, finer } from '../geometry.ts'
import { along, around, type Drawing } from './label-placement.ts'
import { looks, type Style, sizeOf, type Word } from './label-styles.ts'
import { namedPeaks, type Waters, waterNames } from './natural-features.ts'
import type { MapPlace } from './places.ts'
import type { Mountain, Range } from './relief.ts'

export function nameWaters(drawing: Drawing, waters: Waters, places: readonly MapPlace[]) {
  const { board, words, panel, measure } = drawing
  const size = sizeOf('water', panel.shape)
  const done = new Set<string>()
  for (const { name, at, line } of waterNames(panel, waters)) {
    if (done.has(name) || places.some((place) => place.name === name)) continue
    const width = measure(name, size, 500)
    const found = line
      ? board.place(along(line, width, size * 0.9, size * 0.62), 14)
      : board.place(around(at, width, size * 0.9, 4, 4), 30)
    if (!found) continue
    done.add(name)
    pushTurned(words, 'water', name, found.box, size)
  }
}

/** Places mountains for the highest peaks, where there is room, and their names, where there is room for these too. */
export function namePeaks({ board, words, panel, measure }: Drawing): Mountain[] {
  const size = sizeOf('peak', panel.shape)
  const [halfWidth, height] = panel.shape === 'wide' ? [24, 30] : [15, 19]
  const most = panel.shape === 'wide' ? 8 : 3
  const found: Mountain[] = []
  for (const { name, altitudeM, at } of namedPeaks(panel)) {
    if (found.length >= most) break
    const [x, y] = at
    const body = { x, y: y + height / 2, halfWidth: halfWidth * 0.75, halfHeight: height / 2 + 2 }
    if (board.place([{ box: body, cost: 0 }], 7) === null) continue
    found.push({ terrain: 'ice', x, y: y + height, halfWidth, height })
    const text = `${name} ${metres(altitudeM)}`
    const width = measure(text, size, 500)
    const label = board.place(around([x, y + height / 2], width, size, height / 2, 2), 24)
    if (label) pushTurned(words, 'peak', text, label.box, size)
  }
  return found
}

export function nameRanges({ board, words, panel, measure }: Drawing, ranges: readonly Range[]) {
  const size = sizeOf('range', panel.shape)
  for (const { name, points } of ranges) {
    const text = name.toUpperCase()
    const width = measure(text, size, 600) + text.length * size * (looks.range.spacing ?? 0)
    const crest = finer(points.map(panel.project))
    const found = board.place(along(crest, width, size * 0.9, panel.shape === 'wide' ? 34 : 22), 40)
    if (found) pushTurned(words, 'range', text, found.box, size)
  }
}

function pushTurned(words: Word[], style: Style, text: string, box: Box, size: number) {
  const { angle = 0 } = box
  const down = size * 0.33
  const [x, y] = [box.x - Math.sin(angle) * down, box.y + Math.cos(angle) * down]
  words.push({ style, text, x, y, turn: (angle * 180) / Math.PI })
}
