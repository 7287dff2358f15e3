import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { commitIfUnchanged, isConflict, put } from '../delivery/conditional-commit.ts'
import {
  type Delivery,
  type DeliveryKey,
  deliveryIn,
  deliveryPath,
  isLeadKey,
  newDelivery,
} from '../delivery/delivery-record.ts'
import { PAGE_SIZE } from '../delivery/limits.ts'
import { leadIn, pathOf } from '../lead/lead.ts'
import { pagesOf } from '../lead/query-pages.ts'

export type Resend =
  | { ok: true }
  | { ok: false; reason: 'not stored' }
  /** `until` is the latest time at which the running attempt ends. */
  | { ok: false; reason: 'being sent'; until: Date }

/** A version that is not there means the plainest, which is without the visitors' words. */
const PLAINEST = 99

/**
 * Makes a lead or a digest due, whatever the state of its delivery; the next sweep sends the mail. What is perhaps
 * sent goes out without the visitors' words, because these may be why no copy was confirmed. While an attempt is
 * running nothing changes, because two attempts would send two copies.
 */
export function resend(db: Firestore, key: DeliveryKey, now = new Date()): Promise<Resend> {
  return commitIfUnchanged<Resend>(db, async (batch) => {
    const own = await db.doc(deliveryPath(key)).get()
    const lead = isLeadKey(key) ? leadIn(await db.doc(pathOf(key)).get()) : null
    const known = deliveryIn(own, key, now)
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

/** Makes every delivery due that is waiting or perhaps sent; resolves to their number. */
export async function resendAllUnsent(db: Firestore, now = new Date()): Promise<number> {
  let count = 0
  for (const state of ['waiting', 'perhapsSent']) {
    const unsent = db.collection('deliveries').where('state', '==', state).orderBy('__name__')
    for await (const page of pagesOf(unsent, PAGE_SIZE)) {
      for (const read of page) {
        const { form, id, digest } = read.data() as Delivery
        // The digest that lists this lead is sent again, and settles the lead.
        if (state === 'perhapsSent' && digest) continue
        count++
        if (state === 'perhapsSent') await resend(db, { form, id }, now)
        // A delivery that another instance has claimed since the read fails this condition, and keeps its lease.
        else
          await read.ref
            .update({ dueAt: Timestamp.fromDate(now) }, { lastUpdateTime: read.updateTime })
            .catch((error) => {
              if (!isConflict(error)) throw error
            })
      }
    }
  }
  return count
}
