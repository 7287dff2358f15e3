// What follows from one attempt: the first row of the table whose fact is true decides.

import type { Versions } from '../mail/mail.ts'
import { isRefusedForGood, type SendResult } from '../mail/smtp-failure.ts'
import { type Delivery, fingerprint } from './delivery-record.ts'
import {
  ALARMING_ATTEMPT,
  COPY_WAITS_MS,
  MOST_COPIES,
  REFUSED_AGAIN_WAIT_MS,
  RETRY_MS,
} from './limits.ts'

export type Settled = 'sent' | 'perhapsSent'

export type Outcome = {
  next: { is: 'settled'; state: Settled } | { is: 'retry'; afterMs: number } | { is: 'plainer now' }
  /** What the failure is about: after `server`, the next mail would fail too. */
  concerns: 'server' | 'recipients' | 'words' | 'unknown' | null
  /** Whether the server has the mail of this attempt, or may have it. */
  mayHaveMail: boolean
  fields: Pick<Delivery, 'deliveredTo' | 'possibleCopies' | 'version' | 'wasRefused' | 'error'>
}

type Fact = keyof ReturnType<typeof factsOf>['is']
type Row = readonly [
  fact: Fact,
  next: Outcome['next'],
  version: 'same' | 'plainer' | 'full',
  concerns: Outcome['concerns'],
]

const SENT = { is: 'settled', state: 'sent' } as const
const UNSURE = { is: 'settled', state: 'perhapsSent' } as const
const NOW = { is: 'plainer now' } as const
const SOON = { is: 'retry', afterMs: RETRY_MS } as const
const AN_HOUR = { is: 'retry', afterMs: REFUSED_AGAIN_WAIT_MS } as const
const AFTER_FIRST = { is: 'retry', afterMs: COPY_WAITS_MS[0] } as const
const AFTER_SECOND = { is: 'retry', afterMs: COPY_WAITS_MS[1] } as const

const table: readonly Row[] = [
  ['everybodyServed', SENT, 'same', null],
  ['restRefusedAgain', AN_HOUR, 'same', 'recipients'],
  ['restRefused', SOON, 'same', 'recipients'],
  ['beforeMessage', SOON, 'same', 'server'],
  ['refusedOnceForNow', SOON, 'same', 'words'],
  // Without a visitor's words the reason may be the server.
  ['wordlessRefused', SOON, 'full', 'unknown'],
  ['refused', NOW, 'plainer', 'words'],
  ['brokenOff', SOON, 'plainer', 'unknown'],
  ['firstCopyUnanswered', AFTER_FIRST, 'plainer', 'unknown'],
  ['secondCopyUnanswered', AFTER_SECOND, 'plainer', 'unknown'],
  ['lastCopyUnanswered', UNSURE, 'same', 'unknown'],
]

/** The outcome of an attempt. The copies of the claimed record include this attempt. */
export function outcomeOf(result: SendResult, record: Delivery, versions: Versions): Outcome {
  const { is, failure, deliveredTo } = factsOf(result, record)
  const [, next, version, concerns] = table.find(([fact]) => is[fact]) as Row
  const plainer = record.version === 'full' && versions.text ? 'text' : 'wordless'
  const mayBeSent = failure?.mayBeSent === true
  return {
    next,
    concerns,
    mayHaveMail: mayBeSent || result.accepted.length > 0,
    fields: {
      deliveredTo,
      possibleCopies: record.possibleCopies - (mayBeSent ? 0 : 1),
      version: ({ same: record.version, plainer, full: 'full' } as const)[version],
      wasRefused: version !== 'full' && (record.wasRefused || failure?.scope === 'content'),
      error: is.everybodyServed ? null : (failure?.code ?? null),
    },
  }
}

function factsOf(result: SendResult, record: Delivery) {
  const { attempts, version, possibleCopies, wasRefused } = record
  const deliveredTo = [...record.deliveredTo, ...result.accepted.map(fingerprint)]
  const retriable = result.refused.find((one) => !isRefusedForGood(one.failure))?.failure
  const failure = result.ok ? retriable : result.failure
  const { scope, permanent, mayBeSent } = failure ?? {}
  const restRefused = deliveredTo.length > 0 && result.refused.length > 0
  const is = {
    /** Each recipient has the mail, or is refused for good while another one has the mail. */
    everybodyServed: !failure || (deliveredTo.length > 0 && isRefusedForGood(failure)),
    restRefusedAgain: restRefused && !result.accepted.length && attempts >= ALARMING_ATTEMPT,
    restRefused,
    beforeMessage: scope === 'server' || scope === 'recipient',
    refusedOnceForNow: scope === 'content' && !permanent && !wasRefused,
    wordlessRefused: version === 'wordless' && !mayBeSent,
    refused: scope === 'content',
    /** The connection ended in the message. */
    brokenOff: !mayBeSent,
    firstCopyUnanswered: possibleCopies <= 1,
    secondCopyUnanswered: possibleCopies < MOST_COPIES,
    lastCopyUnanswered: true,
  }
  return { is, failure, deliveredTo }
}
