// The points of a tour's road at which the rider of map and profile can stand: every stop, and steps of at most 5 km.

import type { Day } from '../tour.ts'

export type Spot = {
  /** The first day is 1. */
  day: number
  /** Kilometres since the start of the day. */
  km: number
  /** Kilometres of the whole day. */
  dayKm: number
  from: string
  to: string
  /** 0 at `from`, 1 at `to`. */
  fraction: number
  altitudeM: number
  /** Minutes since midnight; null on a day without times. */
  minutes: number | null
  /** The metres to climb until the end of the day. */
  climbLeftM: number
  /** Kilometres since the start of the tour. */
  totalKm: number
}

type RiddenDay = Pick<Day, 'stops' | 'altitudesM' | 'legs' | 'minutes'>
const STEP_KM = 5

/** The spots of a whole tour, in the order of the road. */
export function spotsOf(days: readonly RiddenDay[]): Spot[] {
  const spots: Spot[] = []
  let beforeKm = 0
  for (const [index, day] of days.entries()) {
    const daySpots = spotsOfDay(day, index + 1, beforeKm)
    spots.push(...daySpots)
    beforeKm += daySpots.at(-1)!.dayKm
  }
  return spots
}

function spotsOfDay(day: RiddenDay, number: number, beforeKm: number): Spot[] {
  const { stops, legs, altitudesM: altitudes, minutes: times } = day
  const dayKm = legs.reduce((sum, [km]) => sum + km, 0)
  const climbs = altitudes.map((altitudeM, index) =>
    Math.max(0, altitudeM - (altitudes[index - 1] ?? altitudeM)),
  )
  const climbFrom = (index: number) =>
    climbs.slice(index + 1).reduce((sum, climb) => sum + climb, 0)

  const spots: Spot[] = [
    {
      ...{ day: number, km: 0, dayKm, from: stops[0]!, to: stops[0]!, fraction: 0 },
      altitudeM: altitudes[0]!,
      minutes: times[0] ?? null,
      climbLeftM: climbFrom(0),
      totalKm: beforeKm,
    },
  ]
  let riddenKm = 0
  for (const [index, [legKm]] of legs.entries()) {
    const [low, high] = [altitudes[index]!, altitudes[index + 1]!]
    const steps = Math.ceil(legKm / STEP_KM)
    for (let step = 1; step <= steps; step++) {
      const fraction = step / steps
      const km = riddenKm + legKm * fraction
      const [left, arrived] = [times[index], times[index + 1]]
      const timed = left !== undefined && arrived !== undefined
      spots.push({
        ...{ day: number, dayKm, km, fraction },
        from: stops[index]!,
        to: stops[index + 1]!,
        altitudeM: low + (high - low) * fraction,
        minutes: timed ? left + (arrived - left) * fraction : null,
        climbLeftM: climbFrom(index + 1) + Math.max(0, high - low) * (1 - fraction),
        totalKm: beforeKm + km,
      })
    }
    riddenKm += legKm
  }
  return spots
}

/** The index of the first spot of a day. */
export const startOf = (spots: readonly Spot[], day: number) =>
  spots.findIndex((spot) => spot.day === day)

/** The name of the place, or null between two places. */
export const placeAt = ({ from, to, fraction }: Spot) =>
  fraction === 1 ? to : fraction === 0 ? from : null
