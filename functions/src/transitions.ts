// What becomes of a delivery, as the fields that change.

import { Timestamp } from 'firebase-admin/firestore'
import type { Claim } from './claim.ts'
import type { Outcome } from './deliver.ts'
import type { Delivery, DeliveryKey } from './delivery.ts'

/** Milliseconds that a settled delivery is kept. */
const KEPT_MS = 30 * 86_400_000
/** Milliseconds until a repeat looks again whether the first has been mailed: the sweep's own step. */
const REPEAT_WAIT_MS = 5 * 60_000

/** A delivery that nothing has happened to yet. */
export function fresh({ form, id }: DeliveryKey, now: Date): Delivery {
  const at = Timestamp.fromDate(now)
  return {
    form,
    id,
    state: 'waiting',
    attempts: 0,
    dueAt: at,
    messageId: null,
    error: null,
    remedy: null,
    createdAt: at,
    updatedAt: at,
    // A digest's leads have their own.
    unsentSince: form === 'digest' ? null : at,
    queuedAt: null,
    digest: null,
    repeatOf: null,
    leads: [],
    expireAt: null,
  }
}

/** What a claim changes. */
export function claimed(claim: Claim, now: Date, until: Date): Partial<Delivery> {
  const updatedAt = Timestamp.fromDate(now)
  switch (claim.outcome) {
    case 'claimed':
      return {
        state: 'sending',
        attempts: claim.attempt,
        dueAt: Timestamp.fromDate(until),
        updatedAt,
      }
    case 'queued':
      return { state: 'queued', dueAt: null, queuedAt: updatedAt, updatedAt }
    case 'repeat':
      return claim.messageId
        ? { ...settled({ state: 'sent', messageId: claim.messageId }, now), repeatOf: claim.of }
        : { repeatOf: claim.of, dueAt: later(now, REPEAT_WAIT_MS), updatedAt }
    default:
      return {}
  }
}

/** What an outcome changes. */
export function settled(outcome: Outcome, now: Date): Partial<Delivery> {
  const updatedAt = Timestamp.fromDate(now)
  if (outcome.state === 'waiting') {
    const { fault, dueAt } = outcome
    const { code: error, remedy } = fault
    return { state: 'waiting', dueAt: Timestamp.fromDate(dueAt), error, remedy, updatedAt }
  }
  const expireAt = later(now, KEPT_MS)
  const over = { state: outcome.state, dueAt: null, unsentSince: null, updatedAt, expireAt }
  return outcome.state === 'sent'
    ? { ...over, messageId: outcome.messageId }
    : { ...over, error: outcome.fault.code, remedy: outcome.fault.remedy }
}

export function later(time: Date, milliseconds: number): Timestamp {
  return Timestamp.fromMillis(time.getTime() + milliseconds)
}
