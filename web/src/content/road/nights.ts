// Compares the nights of a tour with the guideline for sleeping high (guideline.ts).

import { lowerBeds } from 'web/compiled/pumps-and-signal.ts'
import type { Day } from '../tour.ts'
import { exceedsGuideline } from './guideline.ts'
import { placeOf } from './places-and-legs.ts'

export type Night = {
  number: number
  bed: string
  altitudeM: number
  /** The altitude of the planned bed, also where a lower bed replaces it. */
  plannedM: number
  /** Metres above the bed of the night before, negative below it; null for the first night. */
  gainM: number | null
  /** Metres above the highest bed so far, negative below it; null for the first night. */
  overHighestM: number | null
  /** Whether the night exceeds the guideline. */
  beyond: boolean
  /** The line `high night:` of the day: what the tour does about a night that exceeds the guideline. */
  measures: string | undefined
  /** The lower bed on this day's road that can replace the planned bed (pumps-and-signal.yaml); null without one. */
  lower: string | null
}

/** @param inLowerBeds whether the guests sleep in the lower bed, where a night has one */
export function nightsOf(
  days: readonly Pick<Day, 'stops' | 'highNight'>[],
  inLowerBeds = false,
): Night[] {
  const nights: Night[] = []
  for (const [index, { stops, highNight }] of days.slice(0, -1).entries()) {
    const planned = stops.at(-1)!
    const known = lowerBeds[planned]
    const lowerBed = known && stops.includes(known) ? known : null
    const bed = inLowerBeds && lowerBed ? lowerBed : planned
    const { altitudeM } = placeOf(bed)
    const before = nights.map((night) => night.altitudeM)
    const beforeM = before.at(-1) ?? null
    nights.push({
      number: index + 1,
      ...{ bed, altitudeM, plannedM: placeOf(planned).altitudeM },
      gainM: beforeM === null ? null : altitudeM - beforeM,
      overHighestM: beforeM === null ? null : altitudeM - Math.max(...before),
      beyond: exceedsGuideline(altitudeM, beforeM),
      measures: highNight,
      lower: lowerBed,
    })
  }
  return nights
}
