import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { commitIfUnchanged, put } from '../delivery/conditional-commit.ts'
import { type Delivery, deliveryName } from '../delivery/delivery-record.ts'
import { newDelivery } from '../delivery/transitions.ts'
import { type LeadKey, pathOf } from '../lead/lead.ts'
import { makeAllDue } from '../sweep/sweep-store.ts'

export type Resend =
  | { ok: true }
  | { ok: false; reason: 'no such lead' }
  /** `until` is the latest time at which the running attempt ends. */
  | { ok: false; reason: 'being sent'; until: Date }

/**
 * Makes a mail about this lead alone due, whatever the state of its delivery; the next sweep sends the mail. While an
 * attempt is running nothing changes, because two attempts would send two copies.
 */
export function resend(db: Firestore, key: LeadKey, now = new Date()): Promise<Resend> {
  return commitIfUnchanged<Resend>(db, async (batch) => {
    const [lead, own] = await db.getAll(
      db.doc(pathOf(key)),
      db.doc(`deliveries/${deliveryName(key)}`),
    )
    if (!lead?.exists || !own) return { ok: false, reason: 'no such lead' }
    const known = own.data() as Delivery | undefined
    if (known?.state === 'sending' && known.dueAt && known.dueAt.toMillis() > now.getTime()) {
      return { ok: false, reason: 'being sent', until: known.dueAt.toDate() }
    }
    const fresh = newDelivery(key, now, lead.createTime?.toDate() ?? now)
    const { answerToken, answeredAt, answeredBy, unansweredSince } = { ...fresh, ...known }
    const answer = { answerToken, answeredAt, answeredBy, unansweredSince }
    put(batch, own, { ...fresh, ...answer, mailedAlone: true })
    return { ok: true }
  })
}

/** Makes every delivery due that is waiting or perhaps sent; resolves to their number. */
export async function resendAllUnsent(db: Firestore, now = new Date()): Promise<number> {
  const deliveries = db.collection('deliveries')
  const [perhapsSent, waiting] = await Promise.all([
    deliveries.where('state', '==', 'perhapsSent').get(),
    deliveries.where('state', '==', 'waiting').count().get(),
  ])
  let count = waiting.data().count
  for (const document of perhapsSent.docs) {
    const { form, digest } = document.data() as Delivery
    // The digest that lists this lead is sent again, and settles the lead.
    if (digest) continue
    const at = Timestamp.fromDate(now)
    const fields: Partial<Delivery> = {
      state: 'waiting',
      possibleCopies: 0,
      deliveredTo: [],
      mailedAlone: true,
      dueAt: at,
      // Null for a digest, because each of its leads has one.
      unsentSince: form === 'digest' ? null : at,
    }
    await document.ref.update(fields, { lastUpdateTime: document.updateTime })
    count++
  }
  await makeAllDue(db, now)
  return count
}
