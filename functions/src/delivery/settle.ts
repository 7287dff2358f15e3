// Writes an outcome (outcome.ts) in one commit: into the delivery's record, the records of a digest's leads, the rate
// limit and the open problems. A sent daily check is deleted.

import { isDailyCheck, pathOf } from '../lead/lead.ts'
import type { Claimed } from './claim.ts'
import { commitIfUnchanged, put } from './conditional-commit.ts'
import {
  type DeliveryKey,
  deliveryIn,
  deliveryPath,
  later,
  settledFields,
  writeListed,
} from './delivery-record.ts'
import type { Dependencies } from './dependencies.ts'
import type { Outcome } from './outcome.ts'
import { type Seen, writeProblems } from './problems.ts'

/** Writes the problems and, while the record belongs to this attempt, the outcome. Resolves to the changed problems. */
export function settle(
  key: DeliveryKey,
  { record, isNotice, hasProblems }: Claimed,
  outcome: Outcome,
  seen: Seen,
  { db, addresses, rateLimit, now }: Dependencies,
) {
  return commitIfUnchanged(db, async (batch) => {
    const time = now()
    const own = await db.doc(deliveryPath(key)).get()
    const known = deliveryIn(own, key)
    if (known?.state === 'sending' && known.attempts === record.attempts) {
      const { state, wait, concerns, ...written } = outcome
      const noLongerUnsent = outcome.deliveredTo.length > 0 && { unsentSince: null }
      const fields =
        state === 'waiting'
          ? { state, dueAt: later(time, wait), ...noLongerUnsent }
          : settledFields(key, state, time)
      put(batch, own, { ...written, ...fields, countedAt: null })
      if (state !== 'waiting') await writeListed(db, batch, known, { state, unsentSince: null })
      else if (noLongerUnsent) await writeListed(db, batch, known, noLongerUnsent)
      if (isDailyCheck(key) && state === 'sent') batch.delete(db.doc(pathOf(key)))

      // A mail that the server surely does not have is no longer counted.
      const mayBeSent = state !== 'waiting' || outcome.possibleCopies === known.possibleCopies
      const isAccepted = outcome.deliveredTo.length > record.deliveredTo.length
      if (!mayBeSent && !isAccepted && known.countedAt) {
        const rate = await db.doc('health/rate').get()
        const facts = { isNotice, isRefused: concerns === 'words' && wait === 0 }
        const times = rateLimit.withoutMail(rate.data(), time.getTime(), known.countedAt, facts)
        put(batch, rate, times)
      }
    }
    if (!hasProblems && !seen.problems.length) return { begun: [], ended: [] }
    const health = await db.doc('health/mail').get()
    return writeProblems(batch, health, seen, addresses.to, time)
  })
}
