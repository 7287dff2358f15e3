// Writes an outcome in one commit: the delivery's record, the rate limit and the open problems.

import type { WriteBatch } from 'firebase-admin/firestore'
import { pathOf } from '../lead/lead.ts'
import type { SendResult } from '../mail/smtp-failure.ts'
import type { Claimed } from './claim.ts'
import { commitIfUnchanged, put } from './conditional-commit.ts'
import { type DeliveryKey, deliveryPath, later, settledFields } from './delivery-record.ts'
import type { Dependencies } from './dependencies.ts'
import { PERHAPS_SENT, problemsIn, writeProblems } from './open-problems.ts'
import type { Outcome } from './outcome.ts'

/**
 * Writes the problems and, if the record still is as claimed, the outcome: a record that was taken
 * over, or erased and made again, belongs to another attempt. Resolves to the ended problems.
 */
export function settle(
  key: DeliveryKey,
  claimed: Claimed,
  result: SendResult,
  outcome: Outcome,
  dependencies: Dependencies,
) {
  const { db } = dependencies
  const { leasedAt, record, hasProblems } = claimed
  const problems = problemsIn(result, record.attempts, outcome.concerns)
  return commitIfUnchanged(db, async (batch, round) => {
    const version = round > 1 ? (await db.doc(deliveryPath(key)).get()).updateTime : leasedAt
    if (version?.isEqual(leasedAt)) await writeOutcome(key, claimed, outcome, dependencies, batch)
    if (!hasProblems && !problems.length) return []
    const health = await db.doc('health/mail').get()
    return writeProblems(batch, health, problems, result.accepted, dependencies)
  })
}

async function writeOutcome(
  key: DeliveryKey,
  { claimedAt, leasedAt, subject }: Claimed,
  { next, fields, mayHaveMail }: Outcome,
  { db, rateLimit, now, log }: Dependencies,
  batch: WriteBatch,
) {
  const time = now()
  const condition = { lastUpdateTime: leasedAt }
  const own = db.doc(deliveryPath(key))
  if (next.is === 'settled') {
    if (next.state === 'perhapsSent') log('error', PERHAPS_SENT, { lead: pathOf(key) })
    batch.update(own, { ...fields, ...settledFields(key, next.state, time) }, condition)
    await subject.writeChanged?.(batch, { state: next.state, unsentSince: null })
  } else {
    const dueAt = later(time, next.is === 'retry' ? next.afterMs : 0)
    const reached = fields.deliveredTo.length ? { unsentSince: null } : null
    batch.update(own, { ...fields, state: 'waiting', dueAt, ...reached }, condition)
    if (reached) await subject.writeChanged?.(batch, reached)
  }
  if (mayHaveMail) return
  const rate = await db.doc('health/rate').get()
  const isRefused = next.is === 'plainer now'
  const countedAt = claimedAt.getTime()
  put(batch, rate, rateLimit.withoutMail(rate.data(), time.getTime(), countedAt, isRefused))
}
