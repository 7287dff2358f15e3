// Checks the legs of legs.yaml, and the names of places in legs.yaml and pumps-and-signal.yaml.

import type { Roads } from '../src/road/road-table.ts'
import type { YamlFiles } from './files.ts'
import { didYouMean } from './report.ts'
import type { YamlContent } from './schema.ts'

/** The limits of a leg's road, as a multiple of the straight line, and of its speed. */
const DETOUR = { least: 1, most: 3.8 }
const KM_PER_HOUR = { least: 13, most: 65 }

/** What is wrong with a name that places.yaml lacks. */
export function unknownPlace(name: string, { isPlace, placeNames }: Roads): string[] {
  const advice = ' Add it there with its position and altitude.'
  if (isPlace(name)) return []
  return [`'${name}' is not in places.yaml.${didYouMean(name, placeNames, advice)}`]
}

export function checkRoads({ values, reports }: YamlFiles, roads: Roads) {
  const { places, legs } = values
  const seen = new Set<string>()
  for (const [index, leg] of legs.entries()) {
    for (const end of ['from', 'to'] as const)
      reports.legs([index, end], ...unknownPlace(leg[end], roads))
    const ends = [leg.from, leg.to].toSorted().join('–')
    reports.legs([index], ...legMistakes(leg, places, seen.has(ends)))
    seen.add(ends)
  }
  for (const [list, names] of Object.entries(values['pumps-and-signal']))
    for (const [index, name] of names.entries())
      reports['pumps-and-signal']([list, index], ...unknownPlace(name, roads))
}

function* legMistakes(
  { from, to, roadKm, ridingHours, rough }: YamlContent['legs'][number],
  { [from]: start, [to]: end }: YamlContent['places'],
  isTwice: boolean,
) {
  if (isTwice) yield `${from} to ${to} stands twice. A leg counts in both directions.`
  if (!start || !end) return
  const straight = kmBetween(start, end)
  const detour = roadKm / straight
  if (detour < DETOUR.least || (!rough && detour > DETOUR.most))
    yield `${from} to ${to}: ${roadKm} km by road, ${Math.round(straight)} km straight. ${ROUGH}`
  const speed = roadKm / ridingHours
  if (!rough && (speed < KM_PER_HOUR.least || speed > KM_PER_HOUR.most))
    yield `${from} to ${to} would be ridden at ${Math.round(speed)} km/h. ${ROUGH}`
}

const ROUGH = 'Correct roadKm, ridingHours or a position, or add "rough: true" to a very bad road.'

/** Great-circle distance in kilometres (https://en.wikipedia.org/wiki/Haversine_formula). */
function kmBetween(a: YamlContent['places'][string], b: typeof a): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const haversine =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(haversine))
}
