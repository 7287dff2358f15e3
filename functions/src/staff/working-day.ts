// The agency works from Monday to Saturday, India time, which has no daylight saving.

import { DAY_MS } from '../delivery/limits.ts'

const INDIA_AHEAD_MS = 5.5 * 3_600_000

/** Leads that came before this have waited for a working day: 24 hours without counting a Sunday. */
export function answerDueBefore(now: Date): Date {
  const dayBefore = new Date(now.getTime() - DAY_MS)
  const passesSunday = isSunday(dayBefore) || isSunday(now)
  return passesSunday ? new Date(dayBefore.getTime() - DAY_MS) : dayBefore
}

/** `2027-04-03` in India. */
export function indianDay(date: Date): string {
  return inIndia(date).toISOString().slice(0, 10)
}

export function isSunday(date: Date): boolean {
  return inIndia(date).getUTCDay() === 0
}

/** Midnight in India at the beginning of a day such as `2027-04-03`; null when that is no day. */
export function startOfIndianDay(day: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const midnight = new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_AHEAD_MS)
  // 30 February would become 2 March.
  return !Number.isNaN(midnight.getTime()) && indianDay(midnight) === day ? midnight : null
}

/** A date whose UTC fields read as India's clock. */
function inIndia(date: Date): Date {
  return new Date(date.getTime() + INDIA_AHEAD_MS)
}
