// One attempt of a claimed delivery: begin, send, write the outcome.
//
// A refusal is read by what it is about. The server or its account: nothing is wrong with this mail, so
// it waits, for as long as it takes. A recipient: the others are told all the same. The content: the same
// mail goes out in plainer versions, at last without a word of the visitor's; a server that refuses even that
// refuses everything. No answer at all: the server may have the mail, so the next attempt waits longer, and
// after three of them people decide.

import { pathOf } from '../lead/lead.ts'
import type { Mail } from '../mail/mail.ts'
import type { SendResult, SmtpFailure } from '../mail/smtp-failure.ts'
import type { SeenHealth, SendDependencies } from '../ports.ts'
import type { Claimed } from './decide-claim.ts'
import { type DeliveryKey, fingerprint, type Outcome } from './delivery-record.ts'
import {
  ATTEMPT_MS,
  FIRST_WAIT_MS,
  LONGEST_WAITS,
  MOST_COPIES,
  REFUSED_RECIPIENT_WAIT_MS,
  UNKNOWN_OUTCOME_WAITS_MS,
} from './limits.ts'

/** The versions of a delivery's mail, the plainest last, and the leads of a digest by halves. */
export type MailVersions = {
  mails: readonly [Mail, ...Mail[]]
  /** A digest whose content is refused is split; a lead has its plainer versions instead. */
  splitInto: readonly (readonly string[])[] | null
}

export type AttemptResult = {
  /** `lost` is a lease that another attempt took over before the send. */
  state: Outcome['state'] | 'lost'
  /** Whether the next mail would meet the same failure. */
  isServerFailing: boolean
  /** Somebody had the mail before: what is refused now is about the other recipients alone. */
  isPartlyDelivered?: boolean
}

/** From this attempt on, a recipient that is refused for now is worth an alarm. */
const ALARMING_ATTEMPT = 4

/** Sends the mail of a claimed delivery to everybody who does not have it yet, and settles the delivery. */
export async function sendAndSettle(
  key: DeliveryKey,
  claim: Claimed,
  versions: MailVersions,
  dependencies: SendDependencies,
): Promise<AttemptResult> {
  const { deliveries, addresses, health, now, log } = dependencies
  const recipients = addresses.to.filter(
    (address) => !claim.deliveredTo.includes(fingerprint(address)),
  )
  if (!recipients.length && claim.deliveredTo.length) {
    // Whoever is still missing has left MAIL_TO since.
    const { messageId } = versions.mails[0]
    const sent = { state: 'sent', messageId, deliveredTo: claim.deliveredTo } as const
    await deliveries.settle(key, claim.attempt, sent, now())
    return { state: 'sent', isServerFailing: false }
  }
  if (!(await deliveries.beginSend(key, claim.attempt, now()))) {
    const facts = { lead: pathOf(key), attempt: claim.attempt }
    log('warn', 'the lease was lost before the send', facts)
    return { state: 'lost', isServerFailing: false }
  }
  const { result, version } = await sendFirstAccepted(versions, claim, recipients, dependencies)
  const outcome = outcomeOf(result, claim, versions, now())
  await deliveries.settle(key, claim.attempt, outcome, now())

  const isPartlyDelivered = isAboutTheRest(result, claim)
  const seen = healthIn(result, claim)
  const hasRecovered = await health.note(seen, now())
  report(key, claim, outcome, version, dependencies)
  if (hasRecovered) await dependencies.retryAllNow(now())
  const isServerFailing = !result.ok && result.failure.scope !== 'content' && !isPartlyDelivered
  return { state: outcome.state, isServerFailing, isPartlyDelivered }
}

/** Sends the first version that the server takes; only a refusal of the content leads to the next one. */
async function sendFirstAccepted(
  { mails, splitInto }: MailVersions,
  claim: Claimed,
  recipients: readonly string[],
  { mailer, now }: SendDependencies,
): Promise<{ result: SendResult; version: number }> {
  const end = now().getTime() + ATTEMPT_MS
  for (let version = 0; ; version++) {
    const result = await mailer.send(mails[version] ?? mails[0], recipients)
    if (result.ok || splitInto || !isAboutContent(result.failure, claim)) return { result, version }
    if (version < mails.length - 1 && now().getTime() < end) continue
    // Even the mail without a word of the visitor's: the server or its account refuses everything.
    return { result: { ...result, failure: { ...result.failure, scope: 'server' } }, version }
  }
}

/** A temporary refusal may end by itself, so it counts from the second time on. */
function isAboutContent({ scope, permanent }: SmtpFailure, { attempt, mailedAlone }: Claimed) {
  return scope === 'content' && (permanent || attempt > 1 || mailedAlone)
}

function outcomeOf(
  result: SendResult,
  claim: Claimed,
  { mails, splitInto }: MailVersions,
  now: Date,
): Outcome {
  const deliveredTo = [...claim.deliveredTo, ...result.accepted.map(fingerprint)]
  const toTryAgain = result.refused.filter(({ failure }) => !isGone(failure))
  const failure = result.ok ? toTryAgain[0]?.failure : result.failure
  if (!failure || (deliveredTo.length && isGone(failure))) {
    return { state: 'sent', messageId: mails[0].messageId, deliveredTo }
  }
  const { code } = failure
  if (splitInto && isAboutContent(failure, claim)) return { state: 'split', code, parts: splitInto }

  const copyPossible = failure.scope === 'unknown'
  const copies = claim.possibleCopies + (copyPossible ? 1 : 0)
  if (copies >= MOST_COPIES) return { state: 'perhapsSent', code }
  const wait = copyPossible ? UNKNOWN_OUTCOME_WAITS_MS[copies - 1] : waitAfter(claim, failure, now)
  return {
    state: 'waiting',
    dueAt: new Date(now.getTime() + (wait ?? 0)),
    code,
    deliveredTo,
    copyPossible,
  }
}

/** Doubles from attempt to attempt, up to a longest wait that grows with the lead's age. */
function waitAfter({ attempt, since }: Claimed, failure: SmtpFailure, now: Date): number {
  const age = now.getTime() - since.getTime()
  const longest = LONGEST_WAITS.find(({ youngerThan }) => age < youngerThan)?.wait ?? 0
  if (isGone(failure)) return Math.max(longest, REFUSED_RECIPIENT_WAIT_MS)
  return Math.min(longest, FIRST_WAIT_MS * 2 ** Math.min(attempt - 1, 20))
}

/** A recipient that the server does not know, and will hardly know at the next attempt. */
function isGone({ scope, permanent }: SmtpFailure): boolean {
  return scope === 'recipient' && permanent
}

/** Whether the server takes this mail, as somebody has it, but not for the recipients that are left. */
function isAboutTheRest(result: SendResult, { deliveredTo }: Claimed): boolean {
  return !result.ok && deliveredTo.length > 0 && result.refused.length > 0
}

function healthIn(result: SendResult, claim: Claimed): SeenHealth {
  const isForSome = result.ok || isAboutTheRest(result, claim)
  // What one mail holds says nothing about the server, and an unknown recipient has an alarm of its own.
  const failsForAll = !isForSome && result.failure.scope !== 'content' && !isGone(result.failure)
  const isAlarming = isForSome && claim.attempt >= ALARMING_ATTEMPT
  return {
    serverFailure: failsForAll ? result.failure.code : null,
    accepted: result.accepted,
    refused: result.refused
      .filter(({ failure }) => isGone(failure) || isAlarming)
      .map(({ recipient, failure }) => ({ recipient, code: failure.code })),
  }
}

function report(
  key: DeliveryKey,
  { attempt, since }: Claimed,
  outcome: Outcome,
  version: number,
  { now, log }: SendDependencies,
) {
  const ageMs = now().getTime() - since.getTime()
  const facts = { lead: pathOf(key), state: outcome.state, attempt, ageMs }
  if (outcome.state === 'sent') {
    if (version > 0)
      log('warn', 'content refused, mailed in a plainer version', { ...facts, version })
    log('info', 'lead mailed', facts)
  } else {
    const failure = 'code' in outcome ? outcome.code : null
    if (outcome.state === 'perhapsSent') log('error', PERHAPS_SENT, { ...facts, failure })
    else log('warn', 'delivery waits', { ...facts, failure })
  }
}

/** The alarm of a delivery that people must look after. */
export const PERHAPS_SENT = 'a mail may have been sent three times, and none is confirmed'
