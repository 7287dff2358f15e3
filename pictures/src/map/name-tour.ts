import { inIndia } from 'web/content/in-india.ts'
import { metres, tourTotalsOf } from 'web/content/road-figures.ts'
import type { Road } from 'web/content/tour.ts'
import type { Drawing } from './drawing.ts'
import type { Candidate } from './label-placement.ts'
import { sizeOf } from './label-styles.ts'

/** Writes the title of a wide map and the figures of its tour, best beside an edge. */
export function nameTour(
  { board, words, sheet, measure }: Drawing,
  { title, days }: { title: string; days: readonly Road[] },
) {
  if (sheet.shape === 'narrow') return
  const size = sizeOf('title', sheet.shape)
  const lines = broken(title, (text) => measure(text, size, 900) < 250)
  const { distanceKm, highestM } = tourTotalsOf(days)
  const facts = `${days.length} days, ${inIndia(distanceKm)} km, up to ${metres(highestM)}`
  const width = Math.max(...lines.map((text) => measure(text, size, 900)), measure(facts, 13, 500))
  const height = lines.length * size * 0.95 + 22
  const { left, right, top, bottom } = sheet.area
  const candidates: Candidate[] = []
  const box = { halfWidth: width / 2 + 8, halfHeight: height / 2 + 4 }
  for (let x = left + 16 + width / 2; x < right - 16 - width / 2; x += 24) {
    for (let y = top + 16 + height / 2; y < bottom - 12 - height / 2; y += 24) {
      const aside = Math.min(x - left, right - x) - width / 2
      const below = Math.min(y - top, bottom - y) - height / 2
      candidates.push({ box: { ...box, x, y }, cost: (aside + below) / 10 + (y - top) / 200 })
    }
  }
  const found = board.place(candidates)
  if (!found) return
  const start = found.box.x - width / 2
  let y = found.box.y - height / 2 + size * 0.78
  for (const text of lines) {
    words.push({ style: 'title', text, x: start, y, anchor: 'start' })
    y += size * 0.95
  }
  words.push({ style: 'small', text: facts, x: start, y: y - size * 0.78 + 16, anchor: 'start' })
}

/** A text in lines, each as long as `fits` accepts. */
function broken(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
