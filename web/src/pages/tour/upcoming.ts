import type { Departure } from '../../content/departures.ts'

/** The departures from a day on, by the visitor's own clock. */
export function upcoming(departures: readonly Departure[], now: Date): readonly Departure[] {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  return departures.filter(({ start }) => start >= day)
}
