// The rate limit of outgoing mails; config.ts has its numbers. A flood of leads must neither fill the agency's inbox
// nor use up the quota of the mail account, because the next real lead could then not be mailed. A quarter of the
// hourly and of the daily limit is reserved for digests, which list the leads that could not be mailed alone. One mail
// of a day is reserved for the daily mail.

import type { MailFacts, MailKind, RateLimit } from '../delivery/dependencies.ts'
import { CLOCKS_DIFFER_MS, DAY_MS, HOUR_MS, MINUTE_MS } from '../delivery/limits.ts'

export type RateLimits = {
  /** In any ten minutes: the mails, sent or refused, after which leads are queued. */
  perTenMinutes: number
  /** Mails of all kinds in any hour, and in any day. The daily mail is counted, but never held back. */
  perHour: number
  perDay: number
}

/** The document `health/rate`: lists of times, in ms. */
export type MailTimes = {
  /** Mails that went out or may have gone out, of the last day. */
  mailed: readonly number[]
  /** The mails in `mailed` without the visitors' words. */
  notices: readonly number[]
  /** Mails whose words the server refused, of the last ten minutes. */
  refused: readonly number[]
}
type StoredTimes = Partial<MailTimes> | undefined

const TEN_MINUTES_MS = 10 * MINUTE_MS
/** After this time without a notice, a lead whose words are refused gets its own notice. Before, it is queued. */
const NOTICE_EVERY_MS = 15 * MINUTE_MS

/** What delivery/ calls (delivery/dependencies.ts). All times are in ms. */
export function rateLimit({ perTenMinutes, perHour, perDay }: RateLimits): RateLimit {
  const [hourReserve, dayReserve] = [Math.ceil(perHour / 4), Math.ceil(perDay / 4)]
  return { hasRoom, withMail, withoutMail }

  function hasRoom(times: StoredTimes, now: number, kind: MailKind): boolean {
    if (kind === 'daily') return true
    const { mailed, refused } = recent(times, now)
    const countIn = (span: number) => mailed.filter(isIn(span, now)).length
    const [hour, day] = [countIn(HOUR_MS), countIn(DAY_MS)]
    if (kind !== 'digest') {
      return (
        countIn(TEN_MINUTES_MS) + refused.length < perTenMinutes &&
        hour < perHour - hourReserve &&
        day < perDay - dayReserve &&
        (kind === 'single' || !hasRecentNotice(times, now))
      )
    }
    if (hour >= perHour || day >= Math.max(1, perDay - 1)) return false
    // The reserved quarter of the daily limit is spread over 24 hours, so that none of it is used up early.
    return day < perDay - dayReserve || countIn(DAY_MS / dayReserve) === 0
  }
}

/** Whether a notice went out in the last `span` ms, by default a quarter of an hour. */
export function hasRecentNotice(times: StoredTimes, now: number, span = NOTICE_EVERY_MS): boolean {
  return recent(times, now).notices.some(isIn(span, now))
}

export function withMail(times: StoredTimes, now: number, isNotice: boolean): MailTimes {
  const { mailed, notices, refused } = recent(times, now)
  return { mailed: [...mailed, now], notices: isNotice ? [...notices, now] : notices, refused }
}

export function withoutMail(
  times: StoredTimes,
  now: number,
  countedAt: number,
  { isNotice, isRefused }: MailFacts,
): MailTimes {
  const { mailed, notices, refused } = recent(times, now)
  return {
    mailed: without(mailed, countedAt),
    notices: isNotice ? without(notices, countedAt) : notices,
    refused: isRefused ? [...refused, now] : refused,
  }
}

function recent(times: StoredTimes, now: number): MailTimes {
  const listOf = (name: keyof MailTimes, span: number) =>
    (times?.[name] ?? []).filter(isIn(span, now))
  return {
    mailed: listOf('mailed', DAY_MS),
    notices: listOf('notices', DAY_MS),
    refused: listOf('refused', TEN_MINUTES_MS),
  }
}

/** Whether a time is in the span that ends now. A time far in the future comes from a wrong clock, and is ignored. */
function isIn(span: number, now: number) {
  return (time: number) => time > now - span && time <= now + CLOCKS_DIFFER_MS
}

function without(times: readonly number[], time: number): number[] {
  return times.toSpliced(times.indexOf(time), times.includes(time) ? 1 : 0)
}
