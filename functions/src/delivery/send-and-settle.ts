// One attempt of a claimed delivery: begin, send, write the outcome. The scope of a failure decides what
// follows:
//
// - server: the server or its account fails for every mail. The delivery waits until a mail is accepted.
// - recipient: one address is refused. The other recipients get the mail.
// - content: plainer versions of the mail are tried; the last version is without the visitor's words. A
//   server that refuses even that version refuses every mail.
// - unknown: no answer came, so the server may have the mail. The next attempt waits longer, and after
//   three possible copies staff decide.

import { pathOf } from '../lead/lead.ts'
import type { Mail } from '../mail/mail.ts'
import { isRefusedForGood, type SendResult, type SmtpFailure } from '../mail/smtp-failure.ts'
import type { SeenHealth, SendDependencies } from '../ports.ts'
import type { Claimed } from './decide-claim.ts'
import { type DeliveryKey, fingerprint, type Outcome } from './delivery-record.ts'
import { ATTEMPT_MS, HAND_OVER_MS, MOST_COPIES } from './limits.ts'
import { retryWait } from './retry-wait.ts'

/** The versions of a delivery's mail, the plainest last. */
export type MailVersions = {
  mails: readonly [Mail, ...Mail[]]
  /** The two halves of a digest's leads, for when its content is refused; null for a lead. */
  splitInto: readonly (readonly string[])[] | null
}

export type AttemptResult = {
  /** `lost`: another attempt took the lease over before the send. */
  state: Outcome['state'] | 'lost'
  /** Whether the next mail would meet the same failure. */
  isServerFailing: boolean
  /** Some recipients have the mail already: this attempt's failure is about the other recipients alone. */
  isPartlyDelivered?: boolean
}

/** From this attempt on, a temporary refusal of a recipient raises an alarm. */
const ALARMING_ATTEMPT = 4

/** Sends the mail of a claimed delivery to every recipient without it, and settles the delivery. */
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
    // The recipients that did not get the mail are no longer in MAIL_TO.
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

  const isPartlyDelivered = isAboutRemainingRecipients(result, claim)
  const seen = { ...healthIn(result, claim), recipients: addresses.to }
  const hasRecovered = await health.note(seen, now())
  report(key, claim, outcome, version, dependencies)
  if (hasRecovered) await dependencies.retryAllNow(now())
  const isServerFailing = !result.ok && result.failure.scope !== 'content' && !isPartlyDelivered
  return { state: outcome.state, isServerFailing, isPartlyDelivered }
}

/**
 * Sends one version after the other, until one is accepted or fails for another reason than its content. All of them
 * together have the time of one attempt, because the lease ends soon afterwards.
 */
async function sendFirstAccepted(
  { mails, splitInto }: MailVersions,
  claim: Claimed,
  recipients: readonly string[],
  { mailer, now }: SendDependencies,
): Promise<{ result: SendResult; version: number }> {
  const end = now().getTime() + ATTEMPT_MS
  for (let version = 0; ; version++) {
    const result = await mailer.send(mails[version] ?? mails[0], recipients, end - now().getTime())
    if (result.ok || splitInto || !isAboutContent(result.failure, claim)) return { result, version }
    if (version === mails.length - 1) {
      // The version without the visitor's words is refused too: the server or its account fails.
      return { result: { ...result, failure: { ...result.failure, scope: 'server' } }, version }
    }
    // Too little time is left to hand over another version; a later attempt may find a faster server.
    if (end - now().getTime() < HAND_OVER_MS) return { result, version }
  }
}

/** A temporary refusal of the content may end by itself, so it counts from the second attempt on. */
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
  const toTryAgain = result.refused.filter(({ failure }) => !isRefusedForGood(failure))
  const failure = result.ok ? toTryAgain[0]?.failure : result.failure
  if (!failure || (deliveredTo.length && isRefusedForGood(failure))) {
    return { state: 'sent', messageId: mails[0].messageId, deliveredTo }
  }
  const { code } = failure
  if (splitInto && isAboutContent(failure, claim)) return { state: 'split', code, parts: splitInto }

  const copyPossible = failure.scope === 'unknown'
  const copies = claim.possibleCopies + (copyPossible ? 1 : 0)
  if (copies >= MOST_COPIES) return { state: 'perhapsSent', code }
  return {
    state: 'waiting',
    dueAt: new Date(now.getTime() + retryWait(claim, failure, now)),
    code,
    deliveredTo,
    copyPossible,
  }
}

/** Whether the server works, because a recipient has the mail, and refuses only the remaining recipients. */
function isAboutRemainingRecipients(result: SendResult, { deliveredTo }: Claimed): boolean {
  return !result.ok && deliveredTo.length > 0 && result.refused.length > 0
}

function healthIn(result: SendResult, claim: Claimed): Omit<SeenHealth, 'recipients'> {
  const isForSome = result.ok || isAboutRemainingRecipients(result, claim)
  // A refused content says nothing about the server, and an unknown recipient has an alarm of its own.
  const failsForAll =
    !isForSome && result.failure.scope !== 'content' && !isRefusedForGood(result.failure)
  const isAlarming = isForSome && claim.attempt >= ALARMING_ATTEMPT
  return {
    serverFailure: failsForAll ? result.failure.code : null,
    accepted: result.accepted,
    refused: result.refused
      .filter(({ failure }) => isRefusedForGood(failure) || isAlarming)
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

/** The alarm for a delivery that staff must check. */
export const PERHAPS_SENT = 'a mail may have been sent three times, and none is confirmed'
