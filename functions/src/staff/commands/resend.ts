import type { Firestore } from 'firebase-admin/firestore'
import { commitIfUnchanged, put } from '../../delivery/conditional-commit.ts'
import {
  type DeliveryKey,
  deliveryIn,
  deliveryPath,
  isLeadKey,
  keyOfDelivery,
  newDelivery,
} from '../../delivery/delivery-record.ts'
import { leadIn, pathOf } from '../../lead/lead.ts'
import { readAll } from '../../lead/read-leads.ts'
import { makeWaitingDue } from '../../sweep/sweep-store.ts'

/**
 * Makes a lead or a digest due, so that the next sweep mails it. Nothing changes while an attempt
 * is running, because two attempts would send two copies. A mail that is perhaps sent goes out
 * without the visitors' words, because the words may be why no copy was confirmed.
 * `ok` is false if nothing is stored, or if an attempt runs, which ends before `sendingUntil`.
 */
export function resend(db: Firestore, key: DeliveryKey, now = new Date()) {
  return commitIfUnchanged(db, async (batch) => {
    const [own, subject] = await readAll(db, [deliveryPath(key), pathOf(key)])
    const lead = leadIn(subject)
    const known = deliveryIn(own, key)
    if (isLeadKey(key) ? !lead : !known) return { ok: false } as const
    const sendingUntil = known?.state === 'sending' ? known.dueAt?.toDate() : null
    if (sendingUntil && sendingUntil > now) return { ok: false, sendingUntil } as const
    const version = known?.state === 'perhapsSent' ? 'wordless' : 'full'
    // A lead that is resent alone belongs to no digest any more; a digest keeps its list of leads.
    put(batch, own, { ...newDelivery(key, now, lead?.sentAt ?? null), version })
    return { ok: true } as const
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
