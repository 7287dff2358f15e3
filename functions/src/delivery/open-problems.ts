// The open problems of the server and of recipients, in `health/mail`. A problem raises one alarm,
// logged before the commit that records the problem: a repeated commit may log the alarm again.

import { type DocumentSnapshot, Timestamp, type WriteBatch } from 'firebase-admin/firestore'
import { isRefusedForGood, type SendResult } from '../mail/smtp-failure.ts'
import { put } from './conditional-commit.ts'
import { fingerprint } from './delivery-record.ts'
import type { Dependencies } from './dependencies.ts'
import { ALARMING_ATTEMPT } from './limits.ts'
import type { Outcome } from './outcome.ts'

/** The alarm for a delivery that staff must check. */
export const PERHAPS_SENT = 'a mail may have been sent three times, and none is confirmed'

/** The fields of `health/mail`; a damaged field counts as missing. */
export function healthIn(read: DocumentSnapshot) {
  const { problems, late } = read.data() ?? {}
  const times = Object.entries(problems ?? {}).filter(([, since]) => since instanceof Timestamp)
  return {
    /** When each open problem began. Keys: `server EAUTH 535`, `recipient 3fa9… EENVELOPE 550`. */
    problems: Object.fromEntries(times) as Record<string, Timestamp>,
    late: Number(late) || 0,
  }
}

/** The keys of the problems that an attempt showed, of the server and of recipients. */
export function problemsIn(result: SendResult, attempt: number, concerns: Outcome['concerns']) {
  const isForAll = concerns === 'server' || concerns === 'unknown'
  // Greylisting refuses the first attempts: no problem before ALARMING_ATTEMPT.
  const isGreylisting =
    !result.ok && result.failure.scope === 'recipient' && attempt < ALARMING_ATTEMPT
  const isServer = !result.ok && isForAll && !isGreylisting && !isRefusedForGood(result.failure)
  const lasting = result.refused.filter(
    ({ failure }) => isRefusedForGood(failure) || (!isForAll && attempt >= ALARMING_ATTEMPT),
  )
  return [
    ...(isServer ? [`server ${result.failure.code}`] : []),
    ...lasting.map(({ recipient, failure }) => keyOf(recipient, failure.code)),
  ]
}

function keyOf(recipient: string, code = ''): string {
  return `recipient ${fingerprint(recipient)} ${code}`
}

/** Writes into `health/mail` which problems have begun or ended; returns those that have ended. */
export function writeProblems(
  batch: WriteBatch,
  health: DocumentSnapshot,
  problems: readonly string[],
  accepted: readonly string[],
  { addresses, now, log }: Dependencies,
) {
  const { problems: known } = healthIn(health)
  const isOver = (key: string) => {
    const isAbout = (recipient: string) => key.startsWith(keyOf(recipient))
    if (key.startsWith('server ')) return accepted.length > 0
    // A recipient's problem also ends when MAIL_TO no longer has the recipient.
    return accepted.some(isAbout) || !addresses.to.some(isAbout)
  }
  const begun = problems.filter((key) => !known[key])
  const ended = Object.keys(known).filter((key) => !problems.includes(key) && isOver(key))
  if (begun.length || ended.length) {
    const open = Object.entries(known).filter(([key]) => !ended.includes(key))
    const all = [...open, ...begun.map((key) => [key, now()] as const)]
    put(batch, health, { problems: Object.fromEntries(all) })
  }
  for (const problem of begun) {
    const isServer = problem.startsWith('server ')
    log('error', isServer ? 'the mail server fails' : 'a recipient is refused', { problem })
  }
  return ended
}
