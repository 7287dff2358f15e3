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
  /** Over the night before; null at the first. */
  gainM: number | null
  /** Over the highest bed so far; null at the first. */
  overHighestM: number | null
  beyond: boolean
  /** A lower bed on the road of this day, where one is kept in mind. */
  lower: string | null
}

const lowerBeds = services.lowerBeds as Record<string, string>

export function nightsOf(days: readonly Pick<Day, 'stops'>[], lower = false): Night[] {
  const nights: Night[] = []
  for (const [index, { stops }] of days.slice(0, -1).entries()) {
    const usual = stops.at(-1)!
    const wanted = lowerBeds[usual]
    const kept = wanted && stops.includes(wanted) ? wanted : null
    const bed = lower && kept ? kept : usual
    const { altitudeM } = placeOf(bed)
    const before = nights.map((night) => night.altitudeM)
    const gainM = index ? altitudeM - before.at(-1)! : null
    nights.push({
      number: index + 1,
      ...{ bed, altitudeM, gainM },
      overHighestM: index ? altitudeM - Math.max(...before) : null,
      beyond: altitudeM > FROM_M && (gainM ?? 0) > MOST_M,
      lower: kept,
    })
  }
  return nights
}
