// The times and limits between a stored lead and the agency's inbox. Times are in milliseconds.
// An attempt ends before its function, an event's function before the lease (docs/decisions/006).

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const SMTP_TIMES = {
  /** Connecting, and again the greeting, which web hosts with cPanel delay by up to 15 s. */
  connect: 30_000,
  /** One send, to the mail's last byte: waiting for a connection, connecting, login, hand-over. */
  handOver: 50_000,
  /**
   * One whole attempt, including the server's answer after the last byte. RFC 5321 (4.5.3.2.6) asks
   * clients to wait ten minutes for that answer; a function with an event trigger may run for nine.
   */
  attempt: 8 * MINUTE_MS,
}
/** The time-out of the functions that mail a new lead: the platform's longest for an event. */
export const EVENT_FUNCTION_MS = 9 * MINUTE_MS
/** An attempt's lease, longer than an event's function, whose code may run past its time-out. */
export const LEASE_MS = 10 * MINUTE_MS
/** A process that was frozen after its claim sends nothing when this much of the lease is over. */
export const LATEST_SEND_MS = LEASE_MS - SMTP_TIMES.attempt

export const SWEEP_EVERY_MS = 5 * MINUTE_MS
/** After this time a sweep begins no attempt, and `daily` erases no further page of leads. */
export const SWEEP_BEGINS_MS = 4 * MINUTE_MS
/** When a sweep turns from missed leads to the queue: in a flood, events may be an hour late. */
export const SWEEP_MISSED_MS = 2 * MINUTE_MS
/** The time-out of `sweep` and `daily`: long enough for an attempt begun at SWEEP_BEGINS_MS. */
export const SWEEP_FUNCTION_MS = 15 * MINUTE_MS

/** The wait after a failure, until the sweep or a repeated event tries again. */
export const RETRY_MS = MINUTE_MS
/** The wait for a recipient that was refused several times, while another one has the mail. */
export const REFUSED_AGAIN_WAIT_MS = HOUR_MS
/** Before this attempt, a recipient's temporary refusal may be greylisting, and is no problem. */
export const ALARMING_ATTEMPT = 4
/** Copies of one mail that may go out; after these, staff decide. */
export const MOST_COPIES = 3
/** The waits before the second and the third copy: the server may have the mail already. */
export const COPY_WAITS_MS = [15 * MINUTE_MS, HOUR_MS] as const

/** A lead that is unsent for this long is late. */
export const LATE_MS = 10 * MINUTE_MS
/** How long the record of a sent digest or daily mail is kept; a lead's is kept with the lead. */
export const SETTLED_KEPT_MS = 30 * DAY_MS
/** How long the "Answered?" link in a mail works. */
export const ANSWER_LINK_MS = 90 * DAY_MS

/** How long the sweep waits for a lead's event before it delivers the lead itself. */
export const EVENT_GRACE_MS = MINUTE_MS
/**
 * How far before the watermark the sweep looks. A slow commit becomes visible up to ten minutes
 * late, and the clock that wrote the watermark may be ten minutes ahead.
 */
export const LOOK_BACK_MS = 20 * MINUTE_MS
/** How far back a sweep without a usable watermark looks, such as the first sweep of a project. */
export const FIRST_LOOK_BACK_MS = 7 * DAY_MS
/** Clocks differ. A time further in the future is an error, and is ignored. */
export const CLOCKS_DIFFER_MS = 10 * MINUTE_MS
/** A `dueAt` is written at most an hour ahead: a later one is of a wrong clock, and is ignored. */
export const FURTHEST_DUE_MS = HOUR_MS + 2 * CLOCKS_DIFFER_MS
