// Compares the places that the text of a day names with the stops of the tour: map, profile and petrol are drawn from the
// stops, and must not contradict the text.

import type { TourFile } from './files.ts'

/** The time and the title of an entry: "- **08:20 Fuel at Diskit** The last …". */
const ENTRY = /^- \*\*\d\d:\d\d (.+?)\*\*/

/**
 * A timed entry is at a stop of its day. Only timed entries are compared: other sentences may name stops of another day, or
 * roads such as "the Manali road".
 */
export function checkPlacesInText({ source, text, roads, report }: TourFile) {
  const names = [...roads.placeNames].sort((a, b) => b.length - a.length)
  const escaped = names.map((name) => name.replace(/[()/]/g, '\\$&')).join('|')
  const place = new RegExp(`(?<!road from )\\b(${escaped})\\b(?! road)`, 'g')
  const ofTour = text.days.flatMap(({ stops }) => stops)
  const missing = (part: string, known: readonly string[]) =>
    part.match(place)?.find((name) => !known.includes(name))
  let day = 0
  for (const [index, line] of source.split('\n').entries()) {
    if (line.startsWith('## ')) day = Number(/^## Day (\d+)/.exec(line)?.[1] ?? 0)
    const stops = text.days[day - 1]?.stops
    if (!stops || /^(stops|picture|high night):/.test(line)) continue
    const name = missing(ENTRY.exec(line)?.[1] ?? '', stops) ?? missing(line, ofTour)
    if (name)
      report(
        index + 1,
        `day ${day}: the text names ${name}, but its stops do not. Add it to the stops where the road passes it.`,
      )
  }
}
