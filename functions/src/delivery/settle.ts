// Writes what the table in outcome.ts says: into the delivery's record, the records of the leads that a digest lists,
// the rate limit and the open problems, in one commit.

import { mailTimesIn, withoutMail } from '../flood/rate-limit.ts'
import { isDailyCheck, pathOf } from '../lead/lead.ts'
import type { Claimed, Dependencies } from './claim.ts'
import { commitIfUnchanged, put } from './conditional-commit.ts'
import {
  type DeliveryKey,
  deliveryIn,
  deliveryPath,
  later,
  settledFields,
} from './delivery-record.ts'
import { writeListed } from './listed-leads.ts'
import type { Outcome } from './outcome.ts'
import { problemChanges, type Seen } from './problems.ts'

/** Writes the outcome, unless a later attempt has taken over; resolves to the problems that have begun or ended. */
export function settle(
  key: DeliveryKey,
  { attempt, isNotice, hasProblems, deliveredTo }: Claimed,
  outcome: Outcome,
  seen: Seen,
  { db, addresses, now }: Dependencies,
) {
  return commitIfUnchanged(db, async (batch) => {
    const at = now()
    const own = await db.doc(deliveryPath(key)).get()
    const known = deliveryIn(own, key, at)
    if (known?.state === 'sending' && known.attempts === attempt) {
      const { state, version, error, wait, possibleCopies } = outcome
      const told = { deliveredTo: [...outcome.deliveredTo], possibleCopies }
      const fields =
        state === 'waiting'
          ? { state, dueAt: later(at, wait), ...(told.deliveredTo.length && { unsentSince: null }) }
          : settledFields(key, state, at)
      put(batch, own, { ...fields, ...told, version, error, countedAt: null })
      await writeListed(db, batch, known, state, told.deliveredTo.length > 0)
      if (isDailyCheck(key) && state === 'sent') batch.delete(db.doc(pathOf(key)))

      const mayBeOut = state !== 'waiting' || possibleCopies === known.possibleCopies
      if (!mayBeOut && outcome.deliveredTo.length === deliveredTo.length && known.countedAt) {
        const rate = await db.doc('health/rate').get()
        const times = mailTimesIn(rate)
        const isRefused = outcome.concerns === 'words' && wait === 0
        put(batch, rate, withoutMail(times, at.getTime(), known.countedAt, { isNotice, isRefused }))
      }
    }
    if (!hasProblems && !seen.problems.length) return { begun: [], ended: [] }
    const health = await db.doc('health/mail').get()
    const { begun, ended, fields } = problemChanges(health, seen, addresses.to, at)
    if (fields) put(batch, health, fields)
    return { begun, ended }
  })
}
