// Dates and working days (Monday to Saturday) in India, which has no daylight saving.

import { DAY_MS } from '../delivery/limits.ts'

const timeZone = 'Asia/Kolkata'

/** Earlier leads have waited a working day: 24 hours, or 48 if the last 24 touch a Sunday. */
export function answerDueBefore(now: Date): Date {
  const dayBefore = new Date(now.getTime() - DAY_MS)
  const passesSunday = isSunday(dayBefore) || isSunday(now)
  return passesSunday ? new Date(dayBefore.getTime() - DAY_MS) : dayBefore
}

/** The date in India, such as `2027-04-03`. */
export function indianDay(date: Date): string {
  // Swedes write dates in this way.
  return date.toLocaleDateString('sv', { timeZone })
}

/** The date and time in India, such as `2027-04-03 09:30`. */
export function indianDateTime(date: Date): string {
  return date.toLocaleString('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
}

export function isSunday(date: Date): boolean {
  return date.toLocaleDateString('en', { timeZone, weekday: 'long' }) === 'Sunday'
}

/** Midnight in India at the start of a day such as `2027-04-03`; null without such a day. */
export function startOfIndianDay(day: string): Date | null {
  const midnight = new Date(`${day}T00:00+05:30`)
  // 30 February is read as 2 March.
  return indianDay(midnight) === day ? midnight : null
}
