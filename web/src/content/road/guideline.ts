// Wilderness Medical Society, 2024: above 3,000 m, sleep at most 500 m higher than before.

export const guideline = { aboveM: 3000, mostM: 500 }

/** The altitude of the plains, in metres: guests come from there to a first night. */
const PLAINS_M = 0

/**
 * Whether a night exceeds the guideline.
 * @param altitudeM the altitude of the bed, in metres
 * @param beforeM the altitude of the bed of the night before; null for the first night of a tour
 */
export function exceedsGuideline(altitudeM: number, beforeM: number | null): boolean {
  return altitudeM > guideline.aboveM && altitudeM - (beforeM ?? PLAINS_M) > guideline.mostM
}
