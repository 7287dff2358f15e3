// The rate limit of outgoing mails; config.ts has its numbers, and docs/decisions/012 the reasons.

import { isLeadKey } from '../delivery/delivery-record.ts'
import type { RateLimit } from '../delivery/dependencies.ts'
import { CLOCKS_DIFFER_MS, DAY_MS, HOUR_MS, MINUTE_MS } from '../delivery/limits.ts'

/**
 * The mails, sent or refused, in any ten minutes, after which leads are queued; the most mails of
 * leads and digests in any hour, and with the daily mail in any day.
 */
export type RateLimits = Record<'perTenMinutes' | 'perHour' | 'perDay', number>

/** The document `health/rate`: lists of times, in ms. */
export type MailTimes = {
  /** Mails that went out or may have gone out, of the last day, without daily mails. */
  mailed: readonly number[]
  /** Mails whose words the server refused, of the last ten minutes. */
  refused: readonly number[]
}

const TEN_MINUTES_MS = 10 * MINUTE_MS

/** What delivery/ calls (delivery/dependencies.ts). All times are in ms. */
export function rateLimit({ perTenMinutes, perHour, perDay }: RateLimits): RateLimit {
  const [hourReserve, dayReserve] = [Math.ceil(perHour / 4), Math.ceil(perDay / 4)]
  return {
    verdict(stored, now, record) {
      if (record.form === 'daily') return 'now'
      const times = recent(stored, now)
      const countIn = (span: number) => times.mailed.filter(isIn(span, now)).length
      const [hour, day] = [countIn(HOUR_MS), countIn(DAY_MS)]
      // A digest goes to everybody: for a mailbox that may have the lead, it is one more copy.
      const isRepeated = record.deliveredTo.length > 0 || record.possibleCopies > 0
      if (isLeadKey(record) && !isRepeated) {
        const isBelowReserve = hour < perHour - hourReserve && day < perDay - dayReserve
        const recently = countIn(TEN_MINUTES_MS) + times.refused.length
        return isBelowReserve && recently < perTenMinutes ? 'now' : 'queue'
      }
      if (hour >= perHour || day >= Math.max(1, perDay - 1)) return 'later'
      // The reserved quarter of the daily limit is spread over 24 hours, and not used up early.
      return day < perDay - dayReserve || countIn(DAY_MS / dayReserve) === 0 ? 'now' : 'later'
    },
    withMail(stored, now, key) {
      const times = recent(stored, now)
      return key.form === 'daily' ? times : { ...times, mailed: [...times.mailed, now] }
    },
    withoutMail(stored, now, countedAt, isRefused) {
      const { mailed, refused } = recent(stored, now)
      const others = mailed.toSpliced(mailed.indexOf(countedAt), mailed.includes(countedAt) ? 1 : 0)
      return { mailed: others, refused: isRefused ? [...refused, now] : refused }
    },
  }
}

/** The stored times that still count; a damaged list counts as empty. */
export function recent(stored: Partial<MailTimes> | undefined, now: number): MailTimes {
  const listOf = (name: keyof MailTimes, span: number) => {
    const list: unknown = stored?.[name]
    return Array.isArray(list) ? list.filter(isIn(span, now)) : []
  }
  return { mailed: listOf('mailed', DAY_MS), refused: listOf('refused', TEN_MINUTES_MS) }
}

/** Whether a time is in the span that ends now. A time of a wrong clock, far ahead, is ignored. */
function isIn(span: number, now: number) {
  return (time: unknown) =>
    typeof time === 'number' && time > now - span && time <= now + CLOCKS_DIFFER_MS
}
