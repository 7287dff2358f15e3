// Checks what a tour's text says about places: it must not contradict the maps, the altitude
// profile and the distances between pumps, which come from the stops and from places.yaml.

import { metres } from '../src/road/road-figures.ts'
import type { TourFile } from './files.ts'

/** The time and the title of an entry: "- **08:20 Fuel at Diskit** The last …". */
const ENTRY = /^- \*\*\d\d:\d\d (.+?)\*\*/

/** The altitudes of a text, as "Khardung La (5,359 m)" has one. */
export const altitudesIn = (text: string) =>
  [...text.matchAll(/\((\d,\d{3}) m\)/g)].map(([, digits = '']) => Number(digits.replace(',', '')))

/** Reports places and altitudes in a tour's text that contradict its data. */
export function checkPlaces({ source, text, roads, report }: TourFile) {
  const names = [...roads.placeNames].sort((a, b) => b.length - a.length)
  const anyName = names.map((name) => name.replace(/[()/.]/g, '\\$&')).join('|')
  // "The road from Leh" and "the Leh road" name a road, on which the place need not be a stop.
  const place = new RegExp(`(?<!road from |\\p{L})(${anyName})(?!\\p{L}| road)`, 'gu')
  const altitude = new RegExp(`(${anyName}) \\((\\d,\\d{3} m)\\)`, 'g')
  const stopsOfTour = text.days.flatMap(({ stops }) => stops)
  const missing = (part: string, known: readonly string[]) =>
    part.match(place)?.find((name) => !known.includes(name))
  let day = 0
  for (const [index, line] of source.split('\n').entries()) {
    for (const [, name = '', written] of line.matchAll(altitude)) {
      const known = metres(roads.placeOf(name).altitudeM)
      const advice = `Correct ${written}, or places.yaml.`
      if (written !== known) report(index + 1, `${name} is at ${known} in places.yaml. ${advice}`)
    }
    if (line.startsWith('## ')) day = Number(/^## Day (\d+)/.exec(line)?.[1] ?? 0)
    const stops = text.days[day - 1]?.stops
    if (!stops || /^(stops|picture|high night):/.test(line)) continue
    // A timed entry is at a stop of its day. Other sentences may name stops of another day.
    const name = missing(ENTRY.exec(line)?.[1] ?? '', stops) ?? missing(line, stopsOfTour)
    const advice = 'Add it to the stops where the road passes it.'
    if (name)
      report(index + 1, `day ${day}: the text names ${name}, but its stops do not. ${advice}`)
  }
}
