// The departures of a tour. The build computes their first days (content/compiler/departures.ts).

import { DAY_MS, monthOf } from './dates.ts'
import type { TourDetail } from './tour.ts'

/** The first days of a tour's departures: of all, of the full and of the guaranteed departures. */
export type StartDays = Pick<
  NonNullable<TourDetail['departures']>,
  'starts' | 'full' | 'guaranteed'
>

export type Departure = {
  /** The first and the last day, as ISO days. */
  start: string
  end: string
  /** "April 2027", of the first day. */
  month: string
  /** "3 Apr – 9 Apr". */
  range: string
  isFull: boolean
  isGuaranteed: boolean
}

/** The departures of a tour, the earliest first; the first day counts among the `days`. */
export function departuresOf(startDays: StartDays | null, days: number): readonly Departure[] {
  if (!startDays) return []
  return startDays.starts.map((start) => {
    const time = Date.parse(start)
    const end = dayAfter(start, days - 1)
    return {
      start,
      end,
      month: monthOf(time),
      range: `${dayOf(time)} – ${dayOf(Date.parse(end))}`,
      isFull: startDays.full?.includes(start) ?? false,
      isGuaranteed: startDays.guaranteed?.includes(start) ?? false,
    }
  })
}

/** Departures grouped by the month of their first day: the batches of spec 3. */
export function byMonth(departures: readonly Departure[]): [string, readonly Departure[]][] {
  const months = new Map<string, Departure[]>()
  for (const departure of departures) {
    months.set(departure.month, [...(months.get(departure.month) ?? []), departure])
  }
  return [...months]
}

/** "1–7 May 2027", "28 Aug – 3 Sep 2027" or "28 Dec 2026 – 3 Jan 2027". */
export function datesText({ start, end }: Pick<Departure, 'start' | 'end'>): string {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  const until = `${dayOf(to)} ${end.slice(0, 4)}`
  if (start.slice(0, 7) === end.slice(0, 7)) return `${new Date(from).getUTCDate()}–${until}`
  const year = start.slice(0, 4) === end.slice(0, 4) ? '' : ` ${start.slice(0, 4)}`
  return `${dayOf(from)}${year} – ${until}`
}

/** The address of a departure's calendar file, which the build writes (head/calendar.ts). */
export function calendarPath(slug: string, { start }: Pick<Departure, 'start'>): string {
  return `/calendar/${slug}-${start}.ics`
}

/** The ISO day that is `days` days after another ISO day. */
export function dayAfter(isoDay: string, days: number): string {
  return new Date(Date.parse(isoDay) + days * DAY_MS).toISOString().slice(0, 10)
}

function dayOf(time: number): string {
  return `${new Date(time).getUTCDate()} ${monthOf(time).slice(0, 3)}`
}

/** A few words about Ladakh in each month of the season, by the month's number. */
export const LADAKH_BY_MONTH: Readonly<Record<string, string>> = {
  '04': 'snow beside the passes',
  '05': 'snow beside the passes',
  '06': 'long days, snow melting',
  '07': 'streams high after noon',
  '08': 'streams high after noon',
  '09': 'harvest, clear air',
}
