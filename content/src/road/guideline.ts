// Wilderness Medical Society, 2024: above 3,000 m, sleep at most 500 m above the night before.

export const guideline = { aboveM: 3000, mostM: 500 }

/** Whether a night exceeds the guideline; `beforeM`: the altitude of the night before, null for the first night. */
export function exceedsGuideline(altitudeM: number, beforeM: number | null): boolean {
  // Guests come to the first night from the plains, counted as 0 m.
  return altitudeM > guideline.aboveM && altitudeM - (beforeM ?? 0) > guideline.mostM
}
