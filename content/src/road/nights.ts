// Compares the nights of a tour with the guideline for sleeping high.

import type { Road } from './road-lookup.ts'

// Wilderness Medical Society, 2024 (doi:10.1016/j.wem.2023.05.013): above 3,000 m, sleep at most 500 m above the night
// before. The second rule, a rest day every 3 to 4 days, is not checked.
export const guideline = { aboveM: 3000, mostM: 500 }

export type Night = {
  number: number
  bed: string
  altitudeM: number
  /** Metres above the bed of the night before, negative below it; null for the first night. */
  gainM: number | null
  /** Whether the night exceeds the guideline. */
  isBeyond: boolean
}

/** The nights of a tour; the last day has none. */
export function nightsOf(days: readonly Pick<Road, 'stops' | 'altitudesM'>[]) {
  return days.slice(0, -1).map(({ stops, altitudesM }, index): Night => {
    const altitudeM = altitudesM.at(-1)!
    const beforeM = days[index - 1]?.altitudesM.at(-1)
    return {
      number: index + 1,
      bed: stops.at(-1)!,
      altitudeM,
      gainM: beforeM === undefined ? null : altitudeM - beforeM,
      // Guests come to the first night from the plains, counted as 0 m.
      isBeyond: altitudeM > guideline.aboveM && altitudeM - (beforeM ?? 0) > guideline.mostM,
    }
  })
}
