// The checks of places.yaml, legs.yaml and services.yaml.

import { didYouMean, lineWith, type ReportIn } from './report.ts'
import type { YamlContent } from './schema.ts'

type RoadFiles = Pick<YamlContent, 'places' | 'legs' | 'services'>

/** A road is 1 to 3.8 times as long as the straight line, and is ridden at 13 to 65 km/h unless it is rough. */
const DETOUR = { least: 1, most: 3.8 }
const KM_PER_HOUR = { least: 13, most: 65 }

export function checkRoads(
  { places, legs, services }: RoadFiles,
  sources: ReadonlyMap<string, string>,
  reportIn: ReportIn,
) {
  const checkPlace = (file: string, name: string) => {
    if (name in places) return
    const advice = ' Add it there with its position and altitude.'
    reportIn(file)(
      lineWith(sources.get(file) ?? '', name),
      `'${name}' is not in places.yaml.${didYouMean(name, Object.keys(places), advice)}`,
    )
  }
  const lines = (sources.get('legs.yaml') ?? '').split('\n')
  const starts = lines.flatMap((line, at) => (line.startsWith('- ') ? [at + 1] : []))
  const seen = new Set<string>()
  for (const [index, leg] of legs.entries()) {
    const ends = [leg.from, leg.to].toSorted()
    for (const name of ends) checkPlace('legs.yaml', name)
    reportIn('legs.yaml')(starts[index] ?? 1, ...legMistakes(leg, places, seen.has(ends.join('–'))))
    seen.add(ends.join('–'))
  }
  const { fuel, cash, lowerBeds, silent, weak } = services
  const named = [fuel, cash, silent, weak, Object.entries(lowerBeds).flat()].flat()
  for (const name of new Set(named)) checkPlace('services.yaml', name)
}

function* legMistakes(
  { from, to, roadKm, ridingHours, rough }: RoadFiles['legs'][number],
  { [from]: start, [to]: end }: RoadFiles['places'],
  isTwice: boolean,
) {
  if (isTwice) yield `${from} to ${to} stands twice. A leg counts in both directions.`
  if (!start || !end) return
  const straight = kmBetween(start, end)
  const detour = roadKm / straight
  if (detour < DETOUR.least || (!rough && detour > DETOUR.most))
    yield `${from} to ${to} is ${roadKm} km by road, but ${Math.round(straight)} km in a straight line. Correct roadKm or the position of a place, or add "rough: true" to a road of many bends.`
  const speed = roadKm / ridingHours
  if (!rough && (speed < KM_PER_HOUR.least || speed > KM_PER_HOUR.most))
    yield `${from} to ${to} would be ridden at ${Math.round(speed)} km/h. Correct roadKm or ridingHours, or add "rough: true" to a very bad road.`
}

type Position = { lat: number; lon: number }

/** Great-circle distance in kilometres (https://en.wikipedia.org/wiki/Haversine_formula). */
function kmBetween(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const haversine =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(haversine))
}
