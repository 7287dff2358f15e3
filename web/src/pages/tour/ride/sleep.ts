// The nights of a tour against the guideline of the Wilderness Medical Society (2024): above 3,000 m, sleep no more
// than 500 m higher than the night before.

import services from '../../../content/geo/services.json' with { type: 'json' }
import { placeOf } from '../../../content/roads.ts'
import type { Day } from '../../../content/tour.ts'

const FROM_M = 3000
const MOST_M = 500

export type Night = {
  number: number
  bed: string
  altitudeM: number
  /** Metres above the bed of the night before, negative below it; null for the first night. */
  gainM: number | null
  /** Metres above the highest bed so far, negative below it; null for the first night. */
  overHighestM: number | null
  /** Whether the night exceeds the guideline. */
  beyond: boolean
  /** The bed lower down on this day's road that can be used instead (services.json); null without one. */
  lower: string | null
}

const lowerBeds = services.lowerBeds as Record<string, string>

/** @param lower whether the guests sleep in the lower beds, where there are any */
export function nightsOf(days: readonly Pick<Day, 'stops'>[], lower = false): Night[] {
  const nights: Night[] = []
  for (const [index, { stops }] of days.slice(0, -1).entries()) {
    const usual = stops.at(-1)!
    const known = lowerBeds[usual]
    const lowerBed = known && stops.includes(known) ? known : null
    const bed = lower && lowerBed ? lowerBed : usual
    const { altitudeM } = placeOf(bed)
    const before = nights.map((night) => night.altitudeM)
    const gainM = index ? altitudeM - before.at(-1)! : null
    nights.push({
      number: index + 1,
      ...{ bed, altitudeM, gainM },
      overHighestM: index ? altitudeM - Math.max(...before) : null,
      beyond: altitudeM > FROM_M && (gainM ?? 0) > MOST_M,
      lower: lowerBed,
    })
  }
  return nights
}
