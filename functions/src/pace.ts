// How fast mails may go out. A flood of leads must not fill the agency's inbox, nor use up what the mail
// server takes in an hour, for then the next real lead would not come through.

const TEN_MINUTES_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000

export type Limits = {
  /** Mails about single leads in any ten minutes; further leads wait for a digest. */
  perTenMinutes: number
  /** Mails of all kinds in any hour. A quarter is kept for digests, so that they get through. */
  perHour: number
}

/** When mails went out, or may have, in milliseconds; what is older than an hour does not count. */
export type Mailed = readonly number[]

/** Whether one more mail may go out at `now`, in milliseconds. */
export function hasRoom(mailed: Mailed, now: number, limits: Limits, kind: 'lead' | 'digest') {
  const lastHour = within(mailed, now, HOUR_MS)
  if (kind === 'digest') return lastHour < limits.perHour
  return (
    lastHour < Math.ceil(limits.perHour * 0.75) &&
    within(mailed, now, TEN_MINUTES_MS) < limits.perTenMinutes
  )
}

export function withMail(mailed: Mailed, now: number): number[] {
  return [...mailed.filter((at) => at > now - HOUR_MS), now]
}

/** Gives a mail's place back: the server did not take it. */
export function withoutMail(mailed: Mailed, at: number): number[] {
  const index = mailed.indexOf(at)
  return mailed.filter((_, other) => other !== index)
}

function within(mailed: Mailed, now: number, span: number): number {
  return mailed.filter((at) => at > now - span).length
}
