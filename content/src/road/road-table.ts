// Looks up places, legs and roads, for the content compiler and for the site (places-and-legs.ts).

import type { Road } from '../tour.ts'

export type Place = { lat: number; lon: number; altitudeM: number; grade: string }
export type Leg = { from: string; to: string; roadKm: number; ridingHours: number }

export type Roads = ReturnType<typeof roadsOf>

export function roadsOf(places: Readonly<Record<string, Place>>, legs: readonly Leg[]) {
  const known = new Map(Object.entries(places))
  const byEnds = new Map(
    legs.flatMap((leg) => [
      [`${leg.from}→${leg.to}`, leg] as const,
      [`${leg.to}→${leg.from}`, leg] as const,
    ]),
  )
  /** Throws at an unknown place. */
  const placeOf = (name: string) => {
    const place = known.get(name)
    if (!place) throw new Error(`places.yaml has no "${name}"`)
    return place
  }
  /** The leg in either direction; throws when there is none. */
  const legBetween = (from: string, to: string) => {
    const leg = byEnds.get(`${from}→${to}`)
    if (!leg) throw new Error(`legs.yaml has no leg from "${from}" to "${to}"`)
    return leg
  }
  /** A day's road; throws when a stop or a leg is missing. */
  const roadOf = (stops: readonly string[]): Road => ({
    stops,
    altitudesM: stops.map((stop) => placeOf(stop).altitudeM),
    legs: stops.slice(1).map((stop, index) => {
      const { roadKm, ridingHours } = legBetween(stops[index] ?? '', stop)
      return [roadKm, ridingHours]
    }),
  })
  return {
    placeNames: [...known.keys()],
    isPlace: (name: string) => known.has(name),
    placeOf,
    hasLeg: (from: string, to: string) => byEnds.has(`${from}→${to}`),
    legBetween,
    roadOf,
  }
}
