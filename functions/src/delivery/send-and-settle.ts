// One attempt of a claimed delivery: begin, send, write the outcome.
//
// A refusal is read by what it is about. The server or its account: nothing is wrong with this mail, so
// it waits, for as long as it takes. A recipient: the others are told all the same. The content: the same
// mail goes out in plainer forms, at last without a word of the visitor's; a server that refuses even that
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

/** The forms of a delivery's mail, the plainest last, and the leads of a digest by halves. */
export type MailVersions = {
  mails: readonly [Mail, ...Mail[]]
  /** A digest whose content is refused is split; a lead has its plainer forms instead. */
  splitInto: readonly (readonly string[])[] | null
}

export type AttemptResult = {
  /** `lost` is a lease that another attempt took over before the send. */
  state: Outcome['state'] | 'lost'
  /** Whether the next mail would meet the same failure. */
  isServerFailing: boolean
  /** Somebody had the mail before: what is refused now is about the other recipients alone. */
  isPartlyTold?: boolean
}

/** From this attempt on, a recipient that is refused for now is worth an alarm. */
const ALARMING_ATTEMPT = 4

/** Sends the mail of a claimed delivery to everybody who does not have it yet, and settles the delivery. */
export async function sendAndSettle(
  key: DeliveryKey,
  claim: Claimed,
  forms: MailVersions,
  dependencies: SendDependencies,
): Promise<AttemptResult> {
  const { deliveries, addresses, health, now, log } = dependencies
  const recipients = addresses.to.filter((address) => !claim.told.includes(fingerprint(address)))
  if (!recipients.length && claim.told.length) {
    // Whoever is still missing has left MAIL_TO since.
    const { messageId } = forms.mails[0]
    const sent = { state: 'sent', messageId, told: claim.told } as const
    await deliveries.settle(key, claim.attempt, sent, now())
    return { state: 'sent', isServerFailing: false }
  }
  if (!(await deliveries.beginSend(key, claim.attempt, now()))) {
    const facts = { lead: pathOf(key), attempt: claim.attempt }
    log('warn', 'the lease was lost before the send', facts)
    return { state: 'lost', isServerFailing: false }
  }
  const { result, form } = await sendInForms(forms, claim, recipients, dependencies)
  const outcome = outcomeOf(result, claim, forms, now())
  await deliveries.settle(key, claim.attempt, outcome, now())

  const isPartlyTold = isAboutTheRest(result, claim)
  const seen = healthIn(result, claim)
  const hasRecovered = await health.note(seen, now())
  report(key, claim, outcome, form, dependencies)
  if (hasRecovered) await dependencies.retryAllNow(now())
  const isServerFailing = !result.ok && result.failure.scope !== 'content' && !isPartlyTold
  return { state: outcome.state, isServerFailing, isPartlyTold }
}

/** Sends the first form that the server takes; only a refusal of the content leads to the next one. */
async function sendInForms(
  { mails, splitInto }: MailVersions,
  claim: Claimed,
  recipients: readonly string[],
  { mailer, now }: SendDependencies,
): Promise<{ result: SendResult; form: number }> {
  const end = now().getTime() + ATTEMPT_MS
  for (let form = 0; ; form++) {
    const result = await mailer.send(mails[form] ?? mails[0], recipients)
    if (result.ok || splitInto || !isAboutContent(result.failure, claim)) return { result, form }
    if (form < mails.length - 1 && now().getTime() < end) continue
    // Even the mail without a word of the visitor's: the server or its account refuses everything.
    return { result: { ...result, failure: { ...result.failure, scope: 'server' } }, form }
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
  const told = [...claim.told, ...result.accepted.map(fingerprint)]
  const toTryAgain = result.refused.filter(({ failure }) => !isGone(failure))
  const failure = result.ok ? toTryAgain[0]?.failure : result.failure
  if (!failure || (told.length && isGone(failure))) {
    return { state: 'sent', messageId: mails[0].messageId, told }
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
    told,
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
function isAboutTheRest(result: SendResult, { told }: Claimed): boolean {
  return !result.ok && told.length > 0 && result.refused.length > 0
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
  form: number,
  { now, log }: SendDependencies,
) {
  const ageMs = now().getTime() - since.getTime()
  const facts = { lead: pathOf(key), state: outcome.state, attempt, ageMs }
  if (outcome.state === 'sent') {
    if (form > 0) log('warn', 'content refused, mailed in a plainer form', { ...facts, form })
    log('info', 'lead mailed', facts)
  } else {
    const failure = 'code' in outcome ? outcome.code : null
    if (outcome.state === 'perhapsSent') log('error', PERHAPS_SENT, { ...facts, failure })
    else log('warn', 'delivery waits', { ...facts, failure })
  }
}

/** The alarm of a delivery that people must look after. */
export const PERHAPS_SENT = 'a mail may have been sent three times, and none is confirmed'
