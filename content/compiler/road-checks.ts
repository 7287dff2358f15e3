// Checks the legs of legs.yaml.

import type { YamlFiles } from './files.ts'
import type { Places, YamlContent } from './schema.ts'

/** The limits of a leg's road, as a multiple of the straight line, and of its speed. */
const DETOUR = { least: 1, most: 3.8 }
const KM_PER_HOUR = { least: 13, most: 65 }

export function checkRoads({ values, reports }: YamlFiles) {
  const { places, legs } = values
  const seen = new Set<string>()
  for (const [index, leg] of legs.entries()) {
    const ends = [leg.from, leg.to].toSorted().join('–')
    reports.legs([index], ...legMistakes(leg, places, seen.has(ends)))
    seen.add(ends)
  }
}

function* legMistakes(
  { from, to, roadKm, ridingHours, rough }: YamlContent['legs'][number],
  places: Places,
  isTwice: boolean,
) {
  if (isTwice) yield `${from} to ${to} stands twice. A leg counts in both directions.`
  const straight = kmBetween(places[from]!, places[to]!)
  const detour = roadKm / straight
  if (detour < DETOUR.least || (!rough && detour > DETOUR.most))
    yield `${from} to ${to}: ${roadKm} km by road, ${Math.round(straight)} km straight. ${ROUGH}`
  const speed = roadKm / ridingHours
  if (!rough && (speed < KM_PER_HOUR.least || speed > KM_PER_HOUR.most))
    yield `${from} to ${to} would be ridden at ${Math.round(speed)} km/h. ${ROUGH}`
}

const ROUGH = 'Correct roadKm, ridingHours or a position, or add "rough: true" to a very bad road.'

/** The straight line in kilometres; on these distances, the earth's curve changes less than 1%. */
function kmBetween(a: Places[string], b: Places[string]): number {
  const east = (b.lon - a.lon) * Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180))
  return 111.2 * Math.hypot(b.lat - a.lat, east)
}
