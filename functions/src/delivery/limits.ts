// The times and limits between a stored lead and the agency's inbox. Times are in milliseconds. The waits between
// the attempts of a mail are in retry-wait.ts.
// A send ends before its function, and the function before its lease: docs/decisions/006 says why.

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** One send: connecting, logging in, and handing over the mail until its last byte. */
export const HAND_OVER_MS = 50 * SECOND_MS
/**
 * One whole attempt, including the server's answer after the last byte. RFC 5321 (4.5.3.2.6) asks clients
 * to wait ten minutes for that answer; a function with an event trigger may run for nine.
 */
export const ATTEMPT_MS = 8 * MINUTE_MS
/** The time-out of the functions that mail a new lead: the platform's longest for an event. */
export const EVENT_FUNCTION_MS = 9 * MINUTE_MS
/** The lease from the claim until the send begins. */
export const CLAIM_LEASE_MS = 2 * MINUTE_MS
/** The lease from the beginning of the send. It outlasts the function, whose code may run past its time-out. */
export const SEND_LEASE_MS = 10 * MINUTE_MS

export const SWEEP_EVERY_MS = 5 * MINUTE_MS
/** A sweep begins no further delivery after this time, and the function `daily` no further page of erasures. */
export const SWEEP_BEGINS_MS = 4 * MINUTE_MS
/** A sweep turns from leads without a delivery to the queue after this time. In a flood, events may be an hour late. */
export const SWEEP_MISSED_MS = 2 * MINUTE_MS
/** The time-out of the functions `sweep` and `daily`: long enough for the last attempt that a sweep begins. */
export const SWEEP_FUNCTION_MS = 15 * MINUTE_MS

/** Copies of one mail that may go out; after these, staff decide. */
export const MOST_COPIES = 3

/** The same content sent again within this time is a repeat. */
export const REPEAT_MS = 15 * MINUTE_MS
/** How long a content hash is kept. */
export const CONTENT_HASH_KEPT_MS = DAY_MS
/** A lead that is unsent for this long is late. */
export const LATE_MS = 10 * MINUTE_MS
/** How long the record of a digest, a daily check or an erased lead is kept. A lead's record is kept with the lead. */
export const SETTLED_KEPT_MS = 30 * DAY_MS
/** How long the "Answered?" link in a mail works. */
export const ANSWER_LINK_MS = 90 * DAY_MS

/** How long the sweep waits for a lead's event before it delivers the lead itself. */
export const EVENT_GRACE_MS = MINUTE_MS
/** How far before the watermark the sweep looks: a slow commit becomes visible after its timestamp. */
export const SLOW_COMMIT_MS = 10 * MINUTE_MS
/** How far back the first sweep of a project looks. */
export const FIRST_LOOK_BACK_MS = 7 * DAY_MS
/** Documents in one read of a long list. */
export const PAGE_SIZE = 500
/** After this many failed deliveries in a row a sweep stops. */
export const REFUSALS_IN_A_ROW = 10

/** Leads and bytes of one digest. Mail programs cut a mail at 102 kB. */
export const DIGEST_LEADS = 250
export const DIGEST_BYTES = 90_000
