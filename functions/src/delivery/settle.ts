// Writes an outcome (outcome.ts) in one commit: into the delivery's record, the records of a digest's leads, the rate
// limit and the open problems.

import type { Claimed } from './claim.ts'
import { commitIfUnchanged, put } from './conditional-commit.ts'
import {
  type DeliveryKey,
  deliveryIn,
  deliveryPath,
  later,
  writeListed,
  writeSettled,
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
      const fields = { ...written, countedAt: null }
      if (state === 'waiting') {
        const noLongerUnsent = outcome.deliveredTo.length > 0 && { unsentSince: null }
        put(batch, own, { ...fields, state, dueAt: later(time, wait), ...noLongerUnsent })
        if (noLongerUnsent) await writeListed(db, batch, known, noLongerUnsent)
      } else await writeSettled(db, batch, own, known, { ...fields, state }, time)

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
