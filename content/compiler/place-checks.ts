// Checks what a tour's text says about places: it must not contradict the maps, the altitude
// profile and the distances between pumps, which come from the stops and from places.yaml.

import { metres } from '../src/road/road-figures.ts'
import type { TourFile } from './files.ts'

export function checkPlaces(tour: TourFile) {
  const names = tour.roads.placeNames.toSorted((a, b) => b.length - a.length)
  const anyName = names.map((name) => name.replace(/[()/.]/g, '\\$&')).join('|')
  checkAltitudes(tour, new RegExp(`(${anyName}) \\((\\d,\\d{3} m)\\)`, 'g'))
  // "The road from Leh" and "the Leh road" name a road, on which the place need not be a stop.
  checkStops(tour, new RegExp(`(?<!road from |\\p{L})(${anyName})(?!\\p{L}| road)`, 'gu'))
}

function checkAltitudes({ source, roads, report }: TourFile, altitude: RegExp) {
  for (const [index, line] of source.split('\n').entries())
    for (const [, name = '', written] of line.matchAll(altitude)) {
      const known = metres(roads.placeOf(name).altitudeM)
      const advice = `Correct ${written}, or places.yaml.`
      if (written !== known) report(index + 1, `${name} is at ${known} in places.yaml. ${advice}`)
    }
}

/** "- **08:20 Fuel at Diskit** …" is at a stop of its day; other words name any stop of the tour. */
function checkStops({ source, text: { days }, report }: TourFile, place: RegExp) {
  const missing = (part: string, known: readonly string[]) =>
    part.match(place)?.find((name) => !known.includes(name))
  const stopsOfTour = days.flatMap(({ stops }) => stops)
  let day = 0
  for (const [index, line] of source.split('\n').entries()) {
    if (line.startsWith('## ')) day = Number(/^## Day (\d+)/.exec(line)?.[1] ?? 0)
    const stops = days[day - 1]?.stops
    if (!stops || /^(stops|picture|high night):/.test(line)) continue
    const title = /^- \*\*\d\d:\d\d (.+?)\*\*/.exec(line)?.[1] ?? ''
    const name = missing(title, stops) ?? missing(line, stopsOfTour)
    const advice = 'but its stops do not. Add it to the stops where the road passes it.'
    if (name) report(index + 1, `day ${day}: the text names ${name}, ${advice}`)
  }
}
