// The open problems of the server and of recipients, in `health/mail`. A problem raises one alarm,
// however many leads meet it. It is stored in the commit of an attempt's outcome and then logged;
// the sweep logs what a dead process did not. An alarm may be logged twice, but is never lost.

import type { DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import type { Log } from '../log.ts'
import { isRefusedForGood, type SendResult } from '../mail/smtp-failure.ts'
import { commitIfUnchanged, put } from './conditional-commit.ts'
import { fingerprint } from './delivery-record.ts'
import { ALARMING_ATTEMPT } from './limits.ts'
import type { Outcome } from './outcome.ts'

/** The fields of `health/mail`; a damaged field counts as missing. */
export function healthIn(read: DocumentSnapshot) {
  const { problems, unreported, late } = read.data() ?? {}
  const times = Object.entries(problems ?? {}).filter(([, since]) => since instanceof Timestamp)
  return {
    /** When each open problem began. Keys: `server EAUTH 535`, `recipient 3fa9… EENVELOPE 550`. */
    problems: Object.fromEntries(times) as Record<string, Timestamp>,
    /** The problems whose alarm is still to be logged. */
    unreported: (Array.isArray(unreported) ? unreported : []).filter(
      (one) => typeof one === 'string',
    ),
    /** How many leads the last sweep found late. */
    late: Number(late) || 0,
  }
}

export type Seen = ReturnType<typeof seenIn>

/** What an attempt showed about the server and the recipients. */
export function seenIn(result: SendResult, attempt: number, outcome: Outcome) {
  const isForAll = outcome.concerns === 'server' || outcome.concerns === 'unknown'
  // Greylisting refuses the first attempts: no problem before ALARMING_ATTEMPT.
  const isGreylisting =
    !result.ok && result.failure.scope === 'recipient' && attempt < ALARMING_ATTEMPT
  const isServer = !result.ok && isForAll && !isGreylisting && !isRefusedForGood(result.failure)
  const lasting = result.refused.filter(
    ({ failure }) => isRefusedForGood(failure) || (!isForAll && attempt >= ALARMING_ATTEMPT),
  )
  return {
    problems: [
      ...(isServer ? [`server ${result.failure.code}`] : []),
      ...lasting.map(({ recipient, failure }) => keyOf(recipient, failure.code)),
    ],
    /** Prefixes of the keys of the problems that an acceptance ends. */
    endedPrefixes: result.accepted.length ? prefixesOf(result.accepted) : [],
  }
}

function keyOf(recipient: string, code = ''): string {
  return `recipient ${fingerprint(recipient)} ${code}`
}

function prefixesOf(recipients: readonly string[]): string[] {
  return ['server ', ...recipients.map((one) => keyOf(one))]
}

/** Writes into `health/mail` which problems have begun or ended, and returns them. */
export function writeProblems(
  batch: WriteBatch,
  health: DocumentSnapshot,
  { problems, endedPrefixes }: Seen,
  recipients: readonly string[],
  now: Date,
) {
  const { problems: known, unreported } = healthIn(health)
  const isOf = (key: string, prefixes: readonly string[]) =>
    prefixes.some((prefix) => key.startsWith(prefix))
  // A recipient's problem also ends when MAIL_TO no longer has the recipient.
  const currentPrefixes = prefixesOf(recipients)
  const begun = problems.filter((key) => !known[key])
  const ended = Object.keys(known).filter(
    (key) => !problems.includes(key) && (isOf(key, endedPrefixes) || !isOf(key, currentPrefixes)),
  )
  if (begun.length || ended.length) {
    const open = Object.entries(known).filter(([key]) => !ended.includes(key))
    const all = Object.fromEntries([...open, ...begun.map((key) => [key, now] as const)])
    put(batch, health, { problems: all, unreported: [...unreported, ...begun] })
  }
  return { begun, ended }
}

/** Logs the problems that have begun and were not logged yet. */
export async function reportProblems(db: Firestore, log: Log): Promise<void> {
  const logged = new Set<string>()
  await commitIfUnchanged(db, async (batch) => {
    const read = await db.doc('health/mail').get()
    const { unreported } = healthIn(read)
    for (const problem of unreported) {
      const isRecipient = problem.startsWith('recipient ')
      const alarm = isRecipient ? 'a recipient is refused' : 'the mail server fails'
      if (!logged.has(problem)) log('error', alarm, { problem })
      logged.add(problem)
    }
    if (unreported.length) put(batch, read, { unreported: [] })
  })
}
