import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import { put } from '../delivery/conditional-commit.ts'
import {
  type DeliveryKey,
  deliveryIn,
  deliveryPath,
  keyOfDelivery,
  later,
  newDelivery,
} from '../delivery/delivery-record.ts'
import {
  CLOCKS_DIFFER_MS,
  FIRST_LOOK_BACK_MS,
  FURTHEST_DUE_MS,
  LATE_MS,
  LOOK_BACK_MS,
  SWEEP_EVERY_MS,
} from '../delivery/limits.ts'
import { type LeadStub, leadIn, pathOf } from '../lead/lead.ts'
import { PAGE_SIZE, pagesOf, readAll } from '../lead/read-leads.ts'

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

/** Makes each waiting delivery due, also one with a damaged `dueAt`; resolves to their number. */
export async function makeWaitingDue(db: Firestore, now: Date): Promise<number> {
  let count = 0
  const waiting = db.collection('deliveries').where('state', '==', 'waiting').orderBy('__name__')
  for await (const page of pagesOf(waiting.select('dueAt'))) {
    count += page.length
    const early = page.filter((read) => !(read.get('dueAt')?.toMillis?.() <= now.getTime()))
    // A delivery that was claimed since the read fails this condition, and keeps its lease.
    await Promise.allSettled(
      early.map(({ ref, updateTime }) =>
        ref.update({ dueAt: now }, { lastUpdateTime: updateTime }),
      ),
    )
  }
  return count
}

/** Leaves a delivery that cannot be handled to the next sweep. */
export async function postpone(db: Firestore, key: DeliveryKey, now: Date, error: string) {
  const read = await db.doc(deliveryPath(key)).get()
  const lead = read.exists ? null : leadIn(await db.doc(pathOf(key)).get())
  const fields = { dueAt: later(now, SWEEP_EVERY_MS / 2), error }
  const batch = db.batch()
  if (lead) put(batch, read, { ...newDelivery(key, now, lead.sentAt), ...fields })
  // A delivery with a running lease belongs to its attempt, and a settled one stays settled. An
  // event that has claimed the delivery since the read keeps its lease: the condition fails.
  else if (read.get('dueAt')?.toMillis() <= now.getTime()) put(batch, read, fields)
  await batch.commit()
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
 * Counts the late leads, for the next mails too; resolves to their number and to the age of the
 * oldest unsent lead in ms. An earlier watermark of a simultaneous sweep does no harm.
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
