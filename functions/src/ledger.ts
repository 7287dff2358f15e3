import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Claim, Ledger } from './deliver.ts'
import type { Lead } from './lead.ts'

type Delivery = {
  state: 'sending' | 'sent' | 'waiting'
  attempts: number
  leaseUntil: Timestamp | null
  messageId: string | null
  error: string | null
  updatedAt: Timestamp
}

/** The ledger in `deliveries/{collection}_{id}`; the rules keep every client out of it. */
export function firestoreLedger(db: Firestore): Ledger {
  const entry = ({ form, id }: Lead) =>
    db.doc(`deliveries/${form}_${id}`) as DocumentReference<Delivery>

  /** Writes only while the lease is still this attempt's own. */
  function close(lead: Lead, attempt: number, outcome: Partial<Delivery>, now: Date) {
    return db.runTransaction(async (transaction) => {
      const delivery = (await transaction.get(entry(lead))).data()
      if (delivery?.attempts !== attempt || delivery.state === 'sent') return
      const updatedAt = Timestamp.fromDate(now)
      transaction.update(entry(lead), { ...outcome, leaseUntil: null, updatedAt })
    })
  }

  return {
    claim: (lead, now, leaseMs) =>
      db.runTransaction(async (transaction): Promise<Claim> => {
        const delivery = (await transaction.get(entry(lead))).data()
        if (delivery?.state === 'sent') return { outcome: 'sent' }
        if ((delivery?.leaseUntil?.toMillis() ?? 0) > now.getTime()) return { outcome: 'busy' }

        const attempt = (delivery?.attempts ?? 0) + 1
        transaction.set(entry(lead), {
          state: 'sending',
          attempts: attempt,
          leaseUntil: Timestamp.fromMillis(now.getTime() + leaseMs),
          messageId: null,
          error: null,
          updatedAt: Timestamp.fromDate(now),
        })
        return { outcome: 'claimed', attempt }
      }),

    markSent: (lead, attempt, messageId, now) =>
      close(lead, attempt, { state: 'sent', messageId }, now),

    release: (lead, attempt, error, now) => close(lead, attempt, { state: 'waiting', error }, now),
  }
}
