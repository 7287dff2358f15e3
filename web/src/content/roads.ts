// The places that tours know, and the roads between them (web/content/places.yaml and legs.yaml). The tour pages do
// without these tables: each compiled day carries the altitudes and legs of its own stops.

import legs from './geo/legs.json' with { type: 'json' }
import places from './geo/places.json' with { type: 'json' }

export type Place = { lat: number; lon: number; altitudeM: number; grade: string }
export type Leg = { from: string; to: string; roadKm: number; ridingHours: number }

const distances = new Map(
  (legs as Leg[]).flatMap((leg) => [
    [`${leg.from}→${leg.to}`, leg],
    [`${leg.to}→${leg.from}`, leg],
  ]),
)

export function placeOf(name: string): Place {
  const place = (places as Record<string, Place>)[name]
  if (!place) throw new Error(`geo/places.json has no "${name}"`)
  return place
}

export function legBetween(from: string, to: string): Leg {
  const leg = distances.get(`${from}→${to}`)
  if (!leg) throw new Error(`geo/legs.json has no leg from "${from}" to "${to}"`)
  return leg
}
