import type { Firestore } from 'firebase-admin/firestore'
import { commitIfUnchanged, put } from '../delivery/conditional-commit.ts'
import {
  type DeliveryKey,
  deliveryIn,
  deliveryPath,
  isLeadKey,
  keyOfDelivery,
  newDelivery,
} from '../delivery/delivery-record.ts'
import { leadIn, pathOf } from '../lead/lead.ts'
import { makeWaitingDue } from '../sweep/sweep-store.ts'

export type Resend =
  | { ok: true }
  | { ok: false; reason: 'not stored' }
  /** `until` is the latest time at which the running attempt ends. */
  | { ok: false; reason: 'being sent'; until: Date }

/** No mail has so many versions, so the claim takes the last version, which is without the visitors' words. */
const PLAINEST = 99

/**
 * Makes a lead or a digest due, so that the next sweep mails it. Nothing changes while an attempt is running, because
 * two attempts would send two copies. A mail that is perhaps sent goes out without the visitors' words, because the
 * words may be why no copy was confirmed.
 */
export function resend(db: Firestore, key: DeliveryKey, now = new Date()): Promise<Resend> {
  return commitIfUnchanged<Resend>(db, async (batch) => {
    const own = await db.doc(deliveryPath(key)).get()
    const lead = isLeadKey(key) ? leadIn(await db.doc(pathOf(key)).get()) : null
    const known = deliveryIn(own, key)
    if (isLeadKey(key) ? !lead : !known) return { ok: false, reason: 'not stored' }
    if (known?.state === 'sending' && known.dueAt && known.dueAt.toMillis() > now.getTime()) {
      return { ok: false, reason: 'being sent', until: known.dueAt.toDate() }
    }
    const fresh = newDelivery(key, now, lead?.sentAt ?? null)
    const { answerToken, answeredAt, answeredBy, unansweredSince, leads } = { ...fresh, ...known }
    const kept = { answerToken, answeredAt, answeredBy, unansweredSince, leads }
    put(batch, own, { ...fresh, ...kept, version: known?.state === 'perhapsSent' ? PLAINEST : 0 })
    return { ok: true }
  })
}

/** Makes waiting and perhaps sent deliveries due; resolves to their number. */
export async function resendAllUnsent(db: Firestore, now = new Date()): Promise<number> {
  const { docs } = await db.collection('deliveries').where('state', '==', 'perhapsSent').get()
  // The leads of a digest are left out: the digest is sent again, and settles them.
  const unsure = docs.filter((read) => !read.get('digest')).map(keyOfDelivery)
  const waiting = await makeWaitingDue(db, now)
  for (const key of unsure) await resend(db, key, now)
  return unsure.length + waiting
}
