import { metres, tourTotalsOf } from 'content/road/road-figures.ts'
import { groupDigits } from 'content/rupees.ts'
import type { Road } from 'content/types.ts'
import { linesOf } from '../lettering.ts'
import type { Candidate, Drawing } from './label-placement.ts'
import { looks, type Measure, sizeOf, type Word } from './label-styles.ts'

/** Writes the title of a second panel in a corner. */
export function namePanel({ board, words, panel, measure }: Drawing) {
  if (!panel.title) return
  const size = sizeOf('bed', panel.shape)
  const { left, right, top, bottom } = panel.area
  const halfWidth = measure(panel.title, size, looks.bed.weight) / 2 + 3
  const halfHeight = size / 2 + 2
  const levels = [top + 6 + halfHeight, bottom - 6 - halfHeight]
  const candidates = [left + 6 + halfWidth, right - 6 - halfWidth].flatMap((x) =>
    levels.map((y, cost) => ({ box: { x, y, halfWidth, halfHeight }, cost })),
  )
  const found = board.place(candidates)
  if (!found) return
  words.push({ style: 'bed', text: panel.title, x: found.box.x, y: found.box.y + size * 0.35 })
}

type Titled = { title: string; days: readonly Road[] }

/** Writes the title of a wide map and, below it, the tour's figures, preferably in an upper corner. */
export function nameTour({ board, words, panel, measure }: Drawing, tour: Titled) {
  const { words: titleWords, width, height } = titleOf(tour, 350, measure)
  const { left, right, top, bottom } = panel.area
  const candidates: Candidate[] = []
  const box = { halfWidth: width / 2 + 8, halfHeight: height / 2 + 4 }
  for (let x = left + 16 + width / 2; x < right - 16 - width / 2; x += 24) {
    for (let y = top + 16 + height / 2; y < bottom - 12 - height / 2; y += 24) {
      const sideGap = Math.min(x - left, right - x) - width / 2
      const endGap = Math.min(y - top, bottom - y) - height / 2
      candidates.push({ box: { ...box, x, y }, cost: (sideGap + endGap) / 10 + (y - top) / 200 })
    }
  }
  const found = board.place(candidates)
  if (!found) return
  const [x, y] = [found.box.x - width / 2, found.box.y - height / 2]
  words.push(...titleWords.map((word) => ({ ...word, x, y: y + word.y })))
}

/** In line heights: the baseline below the top of a line. */
const BASELINE = 0.78
/** In font sizes. */
const LINE_HEIGHT = 0.95
const FACTS_HEIGHT = 22

/** A tour's title in lines of at most `most` units, and the tour's figures below the title, from the origin down. */
export function titleOf({ title, days }: Titled, most: number, measure: Measure) {
  const size = sizeOf('title', 'wide')
  const fits = (text: string) => measure(text, size, looks.title.weight) < most
  const lines = title.split(/(?<=:) /).flatMap((part) => linesOf(part, fits))
  const { distanceKm, highestM } = tourTotalsOf(days)
  const facts = `${days.length} days, ${groupDigits(distanceKm)} km, up to ${metres(highestM)}`
  const level = (index: number) => (index + BASELINE) * size * LINE_HEIGHT
  const words: Word[] = [
    ...lines.map((text, index) => ({ style: 'title' as const, text, x: 0, y: level(index) })),
    { style: 'small', text: facts, x: 0, y: level(lines.length - 1) + FACTS_HEIGHT + 1 },
  ]
  return {
    words: words.map((word) => ({ ...word, anchor: 'start' as const })),
    width: Math.max(
      ...lines.map((text) => measure(text, size, looks.title.weight)),
      measure(facts, looks.small.wide, looks.small.weight),
    ),
    height: lines.length * size * LINE_HEIGHT + FACTS_HEIGHT,
  }
}
