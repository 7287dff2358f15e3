// Dates and working days (Monday to Saturday) in India, which has no daylight saving.

import { DAY_MS, HOUR_MS } from '../delivery/limits.ts'

const INDIA_AHEAD_MS = 5.5 * HOUR_MS

/** A lead sent before this time has waited for a working day: 24 hours, or 48 if the last 24 touch a Sunday. */
export function answerDueBefore(now: Date): Date {
  const dayBefore = new Date(now.getTime() - DAY_MS)
  const passesSunday = isSunday(dayBefore) || isSunday(now)
  return passesSunday ? new Date(dayBefore.getTime() - DAY_MS) : dayBefore
}

/** The date in India, such as `2027-04-03`. */
export function indianDay(date: Date): string {
  return toIndianTime(date).toISOString().slice(0, 10)
}

/** The date and time in India, such as `2027-04-03 09:30`. */
export function indianDateTime(date: Date): string {
  return toIndianTime(date).toISOString().slice(0, 16).replace('T', ' ')
}

export function isSunday(date: Date): boolean {
  return toIndianTime(date).getUTCDay() === 0
}

/** Midnight in India at the beginning of a day such as `2027-04-03`; null when there is no such day. */
export function startOfIndianDay(day: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const midnight = new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_AHEAD_MS)
  // Date.parse turns 30 February into 2 March.
  return !Number.isNaN(midnight.getTime()) && indianDay(midnight) === day ? midnight : null
}

/** A date whose UTC fields are the time in India. */
function toIndianTime(date: Date): Date {
  return new Date(date.getTime() + INDIA_AHEAD_MS)
}
