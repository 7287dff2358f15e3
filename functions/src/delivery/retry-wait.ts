// When a failed mail is tried again.

import { isRefusedForGood, isRefusedLogin, type SmtpFailure } from '../mail/smtp-failure.ts'
import type { Claimed } from './decide-claim.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, SWEEP_EVERY_MS } from './limits.ts'

/** The first wait after a failure; each further wait is twice as long. */
const FIRST_WAIT_MS = 15 * SECOND_MS
/** The longest wait between attempts, by the age of the lead. */
const LONGEST_WAITS = [
  { youngerThan: DAY_MS, wait: SWEEP_EVERY_MS },
  { youngerThan: 7 * DAY_MS, wait: HOUR_MS },
  { youngerThan: Number.POSITIVE_INFINITY, wait: DAY_MS },
] as const
/**
 * The longest wait after a refused login, of a young lead too. Each login may prolong the lock of an account or of our
 * address. The sweep tries one lead every five minutes, and a success makes all others due.
 */
const REFUSED_LOGIN_WAIT_MS = HOUR_MS
/** The shortest wait when every recipient was refused for good. */
const REFUSED_RECIPIENT_WAIT_MS = HOUR_MS
/** The waits before the second and the third copy: the server may have the mail already. */
const UNKNOWN_OUTCOME_WAITS_MS = [15 * MINUTE_MS, HOUR_MS] as const

/**
 * Milliseconds from a failure to the next attempt. The wait doubles from attempt to attempt, up to a longest
 * wait that grows with the lead's age.
 */
export function retryWait(
  { attempt, since, possibleCopies }: Pick<Claimed, 'attempt' | 'since' | 'possibleCopies'>,
  failure: SmtpFailure,
  now: Date,
): number {
  // `possibleCopies` does not include the copy of this attempt. After the third copy there is no further attempt.
  if (failure.scope === 'unknown') return UNKNOWN_OUTCOME_WAITS_MS[possibleCopies] ?? 0
  const age = now.getTime() - since.getTime()
  const byAge = LONGEST_WAITS.find(({ youngerThan }) => age < youngerThan)?.wait ?? 0
  const longest = isRefusedLogin(failure) ? Math.max(byAge, REFUSED_LOGIN_WAIT_MS) : byAge
  if (isRefusedForGood(failure)) return Math.max(longest, REFUSED_RECIPIENT_WAIT_MS)
  return Math.min(longest, FIRST_WAIT_MS * 2 ** (attempt - 1))
}
