// Looks up places, legs and roads; used by the content compiler, its checks and the pages' code (places-and-legs.ts).

import type { Road } from '../tour.ts'

export type Place = { lat: number; lon: number; altitudeM: number; grade: string }
export type Leg = { from: string; to: string; roadKm: number; ridingHours: number }

export type Roads = {
  /** The names of all known places. */
  placeNames: readonly string[]
  isPlace: (name: string) => boolean
  /** Throws at an unknown place. */
  placeOf: (name: string) => Place
  hasLeg: (from: string, to: string) => boolean
  /** The leg in either direction; throws when there is none. */
  legBetween: (from: string, to: string) => Leg
  /** A day's road; throws when a stop or a leg is missing. */
  roadOf: (stops: readonly string[]) => Road
}

export function roadsOf(places: Readonly<Record<string, Place>>, legs: readonly Leg[]): Roads {
  const known = new Map(Object.entries(places))
  const byEnds = new Map(
    legs.flatMap((leg) => [
      [`${leg.from}→${leg.to}`, leg] as const,
      [`${leg.to}→${leg.from}`, leg] as const,
    ]),
  )
  const placeOf = (name: string) => {
    const place = known.get(name)
    if (!place) throw new Error(`places.yaml has no "${name}"`)
    return place
  }
  const legBetween = (from: string, to: string) => {
    const leg = byEnds.get(`${from}→${to}`)
    if (!leg) throw new Error(`legs.yaml has no leg from "${from}" to "${to}"`)
    return leg
  }
  return {
    placeNames: [...known.keys()],
    isPlace: (name) => known.has(name),
    placeOf,
    hasLeg: (from, to) => byEnds.has(`${from}→${to}`),
    legBetween,
    roadOf: (stops) => ({
      stops,
      altitudesM: stops.map((stop) => placeOf(stop).altitudeM),
      legs: stops.slice(1).map((stop, index) => {
        const { roadKm, ridingHours } = legBetween(stops[index] ?? '', stop)
        return [roadKm, ridingHours]
      }),
    }),
  }
}
