// The price filter's state: two ends on a scale with steps, the lower never above the upper.

export type PriceRange = { lowest: number; highest: number }

// Spec 9.
export const SCALE = { min: 0, max: 500, step: 5 } as const
export const initialRange: PriceRange = { lowest: 50, highest: 200 }

/** The range after one end has moved, limited to the scale and to the other end. */
export function moveEnd(range: PriceRange, end: keyof PriceRange, price: number): PriceRange {
  // An empty field has no number.
  if (Number.isNaN(price)) return range
  const scaled = toScale(price)
  return end === 'lowest'
    ? { ...range, lowest: Math.min(scaled, range.highest) }
    : { ...range, highest: Math.max(scaled, range.lowest) }
}

/** The nearest step of the scale. */
function toScale(price: number): number {
  const step = Math.round(price / SCALE.step) * SCALE.step
  return Math.min(Math.max(step, SCALE.min), SCALE.max)
}
