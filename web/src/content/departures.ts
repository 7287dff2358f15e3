export type Batch = {
  /** "April 2027". */
  month: string
  /** "3 Apr – 9 Apr", one a departure. */
  duration: readonly string[]
}

const DAY_MS = 86_400_000

/**
 * The weekly departures of a tour by month.
 * @param days of the tour, the first one included
 */
export function batchesOf(
  departures: { first: string; last: string } | null,
  days: number,
): readonly Batch[] {
  if (!departures) return []
  const batches = new Map<string, string[]>()
  const last = Date.parse(departures.last)
  for (let start = Date.parse(departures.first); start <= last; start += 7 * DAY_MS) {
    const end = start + (days - 1) * DAY_MS
    const month = text(start, { month: 'long', year: 'numeric' })
    const range = `${text(start, SHORT)} – ${text(end, SHORT)}`
    batches.set(month, [...(batches.get(month) ?? []), range])
  }
  return [...batches].map(([month, duration]) => ({ month, duration }))
}

const SHORT = { day: 'numeric', month: 'short' } as const

function text(time: number, options: Intl.DateTimeFormatOptions): string {
  return new Date(time).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' })
}
