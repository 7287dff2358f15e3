// The state changes of a delivery record, as functions to the fields that change.

import { Timestamp } from 'firebase-admin/firestore'
import type { Claim } from './decide-claim.ts'
import { type Delivery, type DeliveryKey, type Outcome, randomToken } from './delivery-record.ts'
import { CLAIM_LEASE_MS, SEND_LEASE_MS, SETTLED_KEPT_MS, SWEEP_EVERY_MS } from './limits.ts'

/** The outcome of an attempt that ended without an answer, when no further copy may go out. */
export const UNKNOWN_OUTCOME = { state: 'perhapsSent', code: 'unknown outcome' } as const

/** The record of a new delivery. `sentAt` is the time of the lead, null for a digest and the daily check. */
export function newDelivery({ form, id }: DeliveryKey, now: Date, sentAt: Date | null): Delivery {
  const at = Timestamp.fromDate(now)
  return {
    form,
    id,
    state: 'waiting',
    attempts: 0,
    dueAt: at,
    possibleCopies: 0,
    deliveredTo: [],
    messageId: null,
    error: null,
    createdAt: at,
    countedAt: null,
    // Null for a digest, because each of its leads has one.
    unsentSince: sentAt && at,
    queuedAt: null,
    digest: null,
    mailedAlone: false,
    repeatOf: null,
    leads: [],
    answerToken: sentAt && randomToken(),
    unansweredSince: sentAt && Timestamp.fromDate(sentAt),
    answeredAt: null,
    answeredBy: null,
    expireAt: null,
  }
}

/** The record of a new digest that lists these leads. */
export function newDigest(id: string, leads: readonly string[], now: Date): Delivery {
  return { ...newDelivery({ form: 'digest', id }, now, null), leads: [...leads] }
}

/** The fields that a claim changes. */
export function afterClaim(claim: Claim, now: Date): Partial<Delivery> {
  switch (claim.outcome) {
    case 'claimed':
      return {
        state: 'sending',
        attempts: claim.attempt,
        dueAt: later(now, CLAIM_LEASE_MS),
        countedAt: now.getTime(),
      }
    case 'queued':
      return { state: 'queued', dueAt: null, queuedAt: Timestamp.fromDate(now) }
    case 'repeat':
      return claim.messageId
        ? {
            state: 'sent',
            dueAt: null,
            messageId: claim.messageId,
            unsentSince: null,
            // The answer to the original answers its repeat too.
            unansweredSince: null,
            repeatOf: claim.of,
          }
        : { repeatOf: claim.of, dueAt: later(now, SWEEP_EVERY_MS) }
    case 'erased':
      return afterOutcome({ state: 'erased' }, now)
    case 'perhapsSent':
      return afterOutcome(UNKNOWN_OUTCOME, now)
    default:
      return {}
  }
}

/** The fields that the beginning of a send changes. */
export function afterBegin(known: Delivery, now: Date): Partial<Delivery> {
  return { dueAt: later(now, SEND_LEASE_MS), possibleCopies: known.possibleCopies + 1 }
}

/** The fields that an outcome changes in the record of its delivery. */
export function afterOutcome(outcome: Outcome, now: Date): Partial<Delivery> {
  const over = { state: outcome.state, dueAt: null, countedAt: null }
  switch (outcome.state) {
    case 'sent': {
      const { messageId, deliveredTo } = outcome
      return { ...over, messageId, deliveredTo: [...deliveredTo], unsentSince: null, error: null }
    }
    case 'waiting': {
      const { dueAt, code: error, deliveredTo } = outcome
      return {
        ...over,
        dueAt: Timestamp.fromDate(dueAt),
        error,
        deliveredTo: [...deliveredTo],
        // The lead counts as sent as soon as one recipient has the mail.
        ...(deliveredTo.length && { unsentSince: null }),
      }
    }
    case 'perhapsSent':
      return { ...over, error: outcome.code, unsentSince: null }
    case 'split':
      return { ...over, error: outcome.code }
    case 'erased':
      return {
        ...over,
        unsentSince: null,
        unansweredSince: null,
        expireAt: later(now, SETTLED_KEPT_MS),
      }
  }
}

/** The fields that a digest's outcome changes in the records of the leads that the digest lists. */
export function afterListed(outcome: Outcome): Partial<Delivery> {
  switch (outcome.state) {
    case 'sent':
      return { state: 'sent', messageId: outcome.messageId, unsentSince: null }
    case 'perhapsSent':
      return { state: 'perhapsSent', error: outcome.code, unsentSince: null }
    case 'waiting':
      return outcome.deliveredTo.length ? { unsentSince: null } : {}
    default:
      return {}
  }
}

/** The fields of a lead that is taken out of a refused digest: its own mail is due at once. */
export function mailedAloneFrom(now: Date): Partial<Delivery> {
  return {
    state: 'waiting',
    mailedAlone: true,
    digest: null,
    queuedAt: null,
    dueAt: Timestamp.fromDate(now),
  }
}

export function later(time: Date, milliseconds: number): Timestamp {
  return Timestamp.fromMillis(time.getTime() + milliseconds)
}
