import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import {
  type DeliveryKey,
  deliveryIn,
  deliveryPath,
  keyOfDelivery,
  later,
} from '../delivery/delivery-record.ts'
import {
  CLOCKS_DIFFER_MS,
  FIRST_LOOK_BACK_MS,
  FURTHEST_DUE_MS,
  LATE_MS,
  LOOK_BACK_MS,
} from '../delivery/limits.ts'
import type { LeadStub } from '../lead/lead.ts'
import { PAGE_SIZE, readAll } from '../lead/lead-store.ts'

/**
 * At most a page of due deliveries, and one with a `dueAt` of a wrong clock. The fewest attempts
 * come first, among them the longest due: words that the server refuses delay no other lead.
 */
export async function due(db: Firestore, now: Date): Promise<DeliveryKey[]> {
  const deliveries = db.collection('deliveries')
  const found = (query: Query) => query.limit(PAGE_SIZE).select('attempts').get()
  const longDue = await found(deliveries.where('dueAt', '<=', now).orderBy('dueAt'))
  const tooFar = await found(deliveries.where('dueAt', '>', later(now, FURTHEST_DUE_MS)))
  const attempts = (read: DocumentSnapshot) => Number(read.get('attempts')) || 0
  const all = [...longDue.docs, ...tooFar.docs]
  return all.sort((one, other) => attempts(one) - attempts(other)).map(keyOfDelivery)
}

/** The leads without a delivery record, or with that of an earlier lead under the same id. */
export async function withoutDelivery(db: Firestore, leads: readonly LeadStub[]) {
  const found = await readAll(db, leads.map(deliveryPath), 'state', 'leadAt')
  return leads.filter((lead, index) => !deliveryIn(found[index]!, lead, lead.sentAt))
}

/**
 * Where the sweep begins to look for leads without a record: shortly before the watermark
 * `checkedUntil`, or a week ago if it is missing, no time, or further ahead than clocks differ.
 */
export async function lookBackTo(db: Firestore, now: Date): Promise<Date> {
  const stored = (await db.doc('health/sweep').get()).get('checkedUntil')
  const watermark = stored instanceof Timestamp ? stored.toMillis() : Infinity
  const isUsable = watermark <= now.getTime() + CLOCKS_DIFFER_MS
  return new Date(isUsable ? watermark - LOOK_BACK_MS : now.getTime() - FIRST_LOOK_BACK_MS)
}

/**
 * Counts the late leads; resolves to their number and to the age of the oldest unsent lead in ms.
 * Writes the number for the next mails, and the time of the sweep with its watermark. A watermark
 * of a simultaneous sweep may be replaced by an earlier one, which does no harm.
 */
export async function writeUnsent(db: Firestore, now: Date, checkedUntil: Date | null) {
  const open = db.collection('deliveries').where('unsentSince', '>', new Date(0))
  const [oldest, lateCount] = await Promise.all([
    open.orderBy('unsentSince').limit(1).get(),
    open.where('unsentSince', '<=', later(now, -LATE_MS)).count().get(),
  ])
  const late = lateCount.data().count
  const since = oldest.docs[0]?.get('unsentSince').toMillis() ?? now.getTime()
  const swept = { ...(checkedUntil && { checkedUntil }), sweptAt: now }
  await db.doc('health/mail').set({ late }, { merge: true })
  await db.doc('health/sweep').set(swept, { merge: true })
  return { late, oldestUnsentMs: now.getTime() - since }
}
