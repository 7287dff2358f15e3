// When a failed mail is tried again. limits.ts has the times.

import { isRefusedForGood, type SmtpFailure } from '../mail/smtp-failure.ts'
import type { Claimed } from './decide-claim.ts'
import {
  FIRST_WAIT_MS,
  LONGEST_WAITS,
  REFUSED_RECIPIENT_WAIT_MS,
  UNKNOWN_OUTCOME_WAITS_MS,
} from './limits.ts'

/**
 * Milliseconds from a failure to the next attempt. The wait doubles from attempt to attempt, up to a longest
 * wait that grows with the lead's age.
 */
export function retryWait(
  { attempt, since, possibleCopies }: Pick<Claimed, 'attempt' | 'since' | 'possibleCopies'>,
  failure: SmtpFailure,
  now: Date,
): number {
  // `possibleCopies` does not include the copy of this attempt. After the last copy there is no attempt.
  if (failure.scope === 'unknown') return UNKNOWN_OUTCOME_WAITS_MS[possibleCopies] ?? 0
  const age = now.getTime() - since.getTime()
  const longest = LONGEST_WAITS.find(({ youngerThan }) => age < youngerThan)?.wait ?? 0
  if (isRefusedForGood(failure)) return Math.max(longest, REFUSED_RECIPIENT_WAIT_MS)
  return Math.min(longest, FIRST_WAIT_MS * 2 ** Math.min(attempt - 1, 20))
}
