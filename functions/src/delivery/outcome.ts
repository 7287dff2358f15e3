// What follows from one attempt. The first row that applies decides.
//
// | what the server did                                    | state       | next attempt | version   | concerns   |
// | ------------------------------------------------------ | ----------- | ------------ | --------- | ---------- |
// | accepted every recipient, or refused the rest for good | sent        |              |           |            |
// | refused the rest for now                               | waiting     | a minute¹    | the same  | recipients |
// | refused every recipient, or the server itself failed   | waiting     | a minute     | the same  | server     |
// | refused the content for now, at the first attempt      | waiting     | a minute     | the same  | words      |
// | refused the last version, or broke off in its message  | waiting     | a minute     | the first | server     |
// | refused the content                                    | waiting     | at once      | the next  | words      |
// | broke off in the message                               | waiting     | a minute     | the next  | unknown    |
// | gave no answer to the third copy                       | perhapsSent |              |           | unknown    |
// | gave no answer to the whole message                    | waiting     | 15 min, 1 h² | the next  | unknown    |
//
// ¹ an hour from the fourth attempt on, unless another recipient has just accepted the mail. ² after the 1st, 2nd copy.
//
// The last version is without the visitor's words: a server that refuses even that version refuses every mail.

import { isRefusedForGood, type SendResult } from '../mail/smtp-failure.ts'
import type { Claimed } from './claim.ts'
import { fingerprint } from './delivery-record.ts'
import {
  ALARMING_ATTEMPT,
  COPY_WAITS_MS,
  MOST_COPIES,
  REFUSED_AGAIN_WAIT_MS,
  RETRY_MS,
} from './limits.ts'

export type Outcome = {
  state: 'sent' | 'waiting' | 'perhapsSent'
  /** Milliseconds until the next attempt; 0: at once, or no further attempt. */
  wait: number
  version: number
  /** Codes of the failure. */
  error: string | null
  /** Fingerprints of all recipients that have the mail by now. */
  deliveredTo: readonly string[]
  possibleCopies: number
  /** What the failure is about: after `server`, the next mail would fail too. */
  concerns: 'server' | 'recipients' | 'words' | 'unknown' | null
}

/** The outcome of an attempt. The copies of the claimed record include this attempt. */
export function outcomeOf(result: SendResult, { record, lastVersion }: Claimed): Outcome {
  const { attempts, version, possibleCopies } = record
  const deliveredTo = [...record.deliveredTo, ...result.accepted.map(fingerprint)]
  const someHaveMail = deliveredTo.length > 0
  const retriable = result.refused.find((one) => !isRefusedForGood(one.failure))?.failure
  const failure = result.ok ? retriable : result.failure
  const error = failure?.code ?? null
  const withoutCopy = { version, deliveredTo, possibleCopies: possibleCopies - 1, error }
  if (!failure || (someHaveMail && isRefusedForGood(failure))) {
    return { ...withoutCopy, state: 'sent', wait: 0, error: null, concerns: null }
  }
  const waiting = { ...withoutCopy, state: 'waiting', wait: RETRY_MS } as const
  if (someHaveMail && result.refused.length) {
    const isSlow = !result.accepted.length && attempts >= ALARMING_ATTEMPT
    return { ...waiting, wait: isSlow ? REFUSED_AGAIN_WAIT_MS : RETRY_MS, concerns: 'recipients' }
  }
  const { scope, permanent, mayBeSent } = failure
  if (scope === 'server' || scope === 'recipient') return { ...waiting, concerns: 'server' }
  if (scope === 'content' && !permanent && attempts === 1) return { ...waiting, concerns: 'words' }
  const isLast = version >= lastVersion
  if (isLast && !mayBeSent) return { ...waiting, version: 0, concerns: 'server' }
  const plainer = { ...waiting, version: isLast ? version : version + 1 }
  if (scope === 'content') return { ...plainer, wait: 0, concerns: 'words' }
  if (!mayBeSent) return { ...plainer, concerns: 'unknown' }
  const withCopy = { ...plainer, possibleCopies, concerns: 'unknown' } as const
  return possibleCopies < MOST_COPIES
    ? { ...withCopy, wait: COPY_WAITS_MS[possibleCopies - 1] ?? 0 }
    : { ...withCopy, state: 'perhapsSent', wait: 0 }
}
