// Every time and limit of the way from a stored lead to the agency's inbox. Times are milliseconds.
// docs/decisions/006 says why they nest: a send ends before its function, and its function before its lease.

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** One send: connecting, logging in, and handing over the mail until its last byte. */
export const HAND_OVER_MS = 50 * SECOND
/**
 * One attempt in all, the server's answer to the last byte included. RFC 5321 (4.5.3.2.6) asks for ten
 * minutes of patience with that answer; an event's function may run nine.
 */
export const ATTEMPT_MS = 8 * MINUTE
export const EVENT_FUNCTION_MS = 9 * MINUTE
/** From the claim until the send begins. */
export const CLAIM_LEASE_MS = 2 * MINUTE
/** From the beginning of the send. The platform does not kill code at its time-out, so the lease is longer. */
export const SEND_LEASE_MS = 10 * MINUTE

export const SWEEP_EVERY_MS = 5 * MINUTE
/** A sweep begins nothing new after this. */
export const SWEEP_BEGINS_MS = 4 * MINUTE
/** The last attempt that a sweep begins still ends within its function. */
export const SWEEP_FUNCTION_MS = 15 * MINUTE

/** The first wait after a failure; each further one is twice as long. */
export const FIRST_WAIT_MS = 15 * SECOND
/** The longest wait while a lead is younger than a day; then an hour; after a week a day. */
export const LONGEST_WAITS = [
  { youngerThan: DAY, wait: SWEEP_EVERY_MS },
  { youngerThan: 7 * DAY, wait: HOUR },
  { youngerThan: Number.POSITIVE_INFINITY, wait: DAY },
] as const
/** The shortest wait when every recipient was refused for good. */
export const REFUSED_RECIPIENT_WAIT_MS = HOUR
/** After a send whose outcome is unknown: the server may have the mail. */
export const UNKNOWN_OUTCOME_WAITS_MS = [15 * MINUTE, HOUR, 4 * HOUR] as const
/** Copies of one mail that may go out before people decide. */
export const MOST_COPIES = 3

/** The same content again within this is the same wish. */
export const REPEAT_MS = 15 * MINUTE
/** How long the hash of a content is kept. */
export const CONTENT_HASH_KEPT_MS = DAY
/** A lead that nobody knows of after this is late. */
export const LATE_MS = 10 * MINUTE
/** How long a digest's delivery, or that of an erased lead, is kept. A lead's own is kept with the lead. */
export const SETTLED_KEPT_MS = 30 * DAY
/** How long the "Answered?" link in a mail works. */
export const ANSWER_LINK_MS = 90 * DAY

/** An event gets this long to arrive before the sweep looks after its lead. */
export const EVENT_GRACE_MS = MINUTE
/** The watermark is looked behind this far, for a commit that was slower than its timestamp. */
export const SLOW_COMMIT_MS = 10 * MINUTE
/** How far the first sweep of a project looks back. */
export const FIRST_LOOK_BACK_MS = 7 * DAY
/** Documents that are read at once. */
export const PAGE_SIZE = 500
/** Refusals of single mails, one after another, after which a sweep stops. */
export const REFUSALS_IN_A_ROW = 10

/** Leads and bytes of one digest. Mail programs cut a mail at 102 kB. */
export const DIGEST_LEADS = 250
export const DIGEST_BYTES = 90_000

export const TEN_MINUTES_MS = 10 * MINUTE
export const HOUR_MS = HOUR
export const DAY_MS = DAY
