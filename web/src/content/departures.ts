// The departures of a tour by month; web/content/tours describes them, and plugins/content computes their days.

import type { TourDetail } from './tour.ts'

export type Batch = {
  /** "April 2027". */
  month: string
  /** "3 Apr – 9 Apr", one entry for each departure. */
  duration: readonly string[]
}

const DAY_MS = 86_400_000

/**
 * The departures of a tour, grouped by month.
 * @param days number of days of the tour, the first one included
 */
export function batchesOf(
  departures: Pick<NonNullable<TourDetail['departures']>, 'starts'> | null,
  days: number,
): readonly Batch[] {
  if (!departures) return []
  const batches = new Map<string, string[]>()
  for (const start of departures.starts.map(Date.parse)) {
    const end = start + (days - 1) * DAY_MS
    const month = monthOf(start)
    batches.set(month, [...(batches.get(month) ?? []), `${dayOf(start)} – ${dayOf(end)}`])
  }
  return [...batches].map(([month, duration]) => ({ month, duration }))
}

// Own month names, because Intl's differ between engines ("Sep" or "Sept"), and the prerendered
// text must equal the browser's.
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

function monthOf(time: number): string {
  const date = new Date(time)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

function dayOf(time: number): string {
  return `${new Date(time).getUTCDate()} ${monthOf(time).slice(0, 3)}`
}
