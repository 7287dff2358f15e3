// The rate limit of outgoing mails. A flood of leads must not fill the agency's inbox, nor use up the
// quota of the mail account, because the next real lead could then not be mailed. A quarter of the hourly
// and of the daily limit is reserved for digests, which list the leads that could not be mailed alone, for the daily
// mail, and for leads that must be mailed alone.

import { DAY_MS, HOUR_MS, MINUTE_MS } from './limits.ts'

export type RateLimits = {
  /** A lead has a mail of its own while fewer mails than this went out in ten minutes; else it waits for a digest. */
  perTenMinutes: number
  /** Mails of all kinds in any hour, and in any day. */
  perHour: number
  perDay: number
}

/** When mails went out or may have gone out, in ms; times older than a day do not count. */
export type MailTimes = readonly number[]

/**
 * `single` is a mail about one lead; `reserved` mails are digests, the daily mail, and leads that are mailed alone because
 * their digest was refused or staff resend them.
 */
export type MailKind = 'single' | 'reserved'

/** Whether one more mail may go out at `now`, in ms. */
export function hasRoom(
  times: MailTimes,
  now: number,
  limits: RateLimits,
  kind: MailKind,
): boolean {
  const sentWithin = (span: number) => times.filter((at) => at > now - span).length
  const tenMinutes = sentWithin(10 * MINUTE_MS)
  const hour = sentWithin(HOUR_MS)
  const day = sentWithin(DAY_MS)
  const dayReserve = reserveOf(limits.perDay)
  if (kind === 'single') {
    return (
      tenMinutes < limits.perTenMinutes &&
      hour < limits.perHour - reserveOf(limits.perHour) &&
      day < limits.perDay - dayReserve
    )
  }
  if (hour >= limits.perHour || day >= limits.perDay) return false
  // The reserved quarter of the daily limit is spread over 24 hours, so that none of it is used up early.
  const isScarce = day >= limits.perDay - dayReserve
  return !isScarce || sentWithin(DAY_MS / dayReserve) === 0
}

/** The times of the last day, with a mail that goes out now. */
export function withMail(times: MailTimes, now: number): number[] {
  return [...times.filter((at) => at > now - DAY_MS), now]
}

/** The times without one mail, which the server did not accept. */
export function withoutMail(times: MailTimes, at: number): number[] {
  const index = times.indexOf(at)
  return times.filter((_, other) => other !== index)
}

function reserveOf(limit: number): number {
  return Math.ceil(limit / 4)
}
