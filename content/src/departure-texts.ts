// The departures of a tour, which the build computes (departures.ts), in words.

import { monthOf } from './dates.ts'
import type { Departure } from './types.ts'

export type { Departure } from './types.ts'

/** Departures grouped by the month of their first day: the batches of spec 3. */
export function byMonth(departures: readonly Departure[]): [string, readonly Departure[]][] {
  const months = new Map<string, Departure[]>()
  for (const departure of departures) {
    const month = monthOf(Date.parse(departure.start))
    months.set(month, [...(months.get(month) ?? []), departure])
  }
  return [...months]
}

/** The departures from a day on that have a free place: only these can be asked for. */
export function freeFrom(departures: readonly Departure[], today: string): readonly Departure[] {
  return departures.filter(({ start, isFull }) => start >= today && !isFull)
}

/** "3 Apr – 9 Apr". */
export function shortDatesText({ start, end }: Pick<Departure, 'start' | 'end'>): string {
  return `${dayOf(Date.parse(start))} – ${dayOf(Date.parse(end))}`
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

/** A few words about Ladakh in each month of the season, by the month's number. */
export const LADAKH_BY_MONTH: Readonly<Record<string, string>> = {
  '04': 'snow beside the passes',
  '05': 'snow beside the passes',
  '06': 'long days, snow melting',
  '07': 'streams high after noon',
  '08': 'streams high after noon',
  '09': 'harvest, clear air',
}

function dayOf(time: number): string {
  return `${new Date(time).getUTCDate()} ${monthOf(time).slice(0, 3)}`
}
