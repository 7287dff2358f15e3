// Compares the nights of a tour with the guideline for sleeping high (guideline.ts).

import type { Day } from '../entities.ts'
import { exceedsGuideline } from './guideline.ts'

export type Night = {
  number: number
  bed: string
  altitudeM: number
  /** Metres above the bed of the night before, negative below it; null for the first night. */
  gainM: number | null
  /** Whether the night exceeds the guideline. */
  beyond: boolean
}

/** The nights of a tour; the last day has none. */
export function nightsOf(days: readonly Pick<Day, 'stops' | 'altitudesM'>[]) {
  let beforeM: number | null = null
  return days.slice(0, -1).map(({ stops, altitudesM }, index): Night => {
    const altitudeM = altitudesM.at(-1)!
    const night = {
      ...{ number: index + 1, bed: stops.at(-1)!, altitudeM },
      gainM: beforeM === null ? null : altitudeM - beforeM,
      beyond: exceedsGuideline(altitudeM, beforeM),
    }
    beforeM = altitudeM
    return night
  })
}
