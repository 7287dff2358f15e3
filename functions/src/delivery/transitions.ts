// What becomes of a delivery, as the fields that change.

import { Timestamp } from 'firebase-admin/firestore'
import type { Claim } from './decide-claim.ts'
import { type Delivery, type DeliveryKey, type Outcome, randomName } from './delivery-record.ts'
import { CLAIM_LEASE_MS, SEND_LEASE_MS, SETTLED_KEPT_MS, SWEEP_EVERY_MS } from './limits.ts'

/** A delivery that nothing has happened to yet. `sentAt` is the lead's own time; a digest has none. */
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
    // A digest's leads have their own.
    unsentSince: sentAt && at,
    queuedAt: null,
    digest: null,
    mailedAlone: false,
    repeatOf: null,
    leads: [],
    answerToken: sentAt && randomName(),
    unansweredSince: sentAt && Timestamp.fromDate(sentAt),
    answeredAt: null,
    answeredBy: null,
    expireAt: null,
  }
}

/** What a claim changes. */
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
            // The answer to the first mail answers this lead too.
            unansweredSince: null,
            repeatOf: claim.of,
          }
        : { repeatOf: claim.of, dueAt: later(now, SWEEP_EVERY_MS) }
    case 'erased':
      return afterOutcome({ state: 'erased' }, now)
    case 'perhapsSent':
      return afterOutcome({ state: 'perhapsSent', code: 'unknown outcome' }, now)
    default:
      return {}
  }
}

/** What the beginning of a send changes. */
export function afterBegin(known: Delivery, now: Date): Partial<Delivery> {
  return { dueAt: later(now, SEND_LEASE_MS), possibleCopies: known.possibleCopies + 1 }
}

/** What an outcome changes in the delivery of the mail. */
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
        // One recipient is enough for the agency to know.
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

/** What the outcome of a digest changes in the delivery of a lead that it lists. */
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

/** A lead that a digest could not carry: its own mail is due at once. */
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
