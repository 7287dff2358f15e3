import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { FormName } from 'submissions'
import type { Claim, Ledger, Outcome } from './deliver.ts'
import type { Remedy } from './fault.ts'
import type { Lead } from './lead.ts'

/** Days that a settled delivery is kept; firestore.indexes.json makes `expireAt` the TTL. */
const KEPT_DAYS = 30
const DAY_MS = 86_400_000

type LeadKey = Pick<Lead, 'form' | 'id'>

/** A document of `deliveries/{form}_{id}`; the rules keep every client out. */
type Delivery = {
  form: FormName
  lead: string
  state: 'sending' | 'waiting' | 'sent' | 'parked'
  attempts: number
  /** When somebody must look again: the lease's end or the next attempt; null when settled. */
  dueAt: Timestamp | null
  messageId: string | null
  error: string | null
  remedy: Remedy | null
  createdAt: Timestamp
  updatedAt: Timestamp
  expireAt: Timestamp | null
}

/** What the sweep asks, besides claiming and settling. */
export type SweepLedger = Ledger & {
  /** Unsettled deliveries whose time has come, the longest due first. */
  due(now: Date, limit: number): Promise<LeadKey[]>
  /** Those of these leads that no delivery was ever begun for. */
  unknown<L extends LeadKey>(leads: readonly L[]): Promise<L[]>
}

export function firestoreLedger(db: Firestore): SweepLedger {
  const entries = db.collection('deliveries')
  const entry = ({ form, id }: LeadKey) => entries.doc(`${form}_${id}`)

  return {
    claim: (lead, now, until) =>
      db.runTransaction(async (transaction): Promise<Claim> => {
        const known = (await transaction.get(entry(lead))).data() as Delivery | undefined
        if (known && known.dueAt === null) return { outcome: 'settled' }
        if (known?.dueAt && known.dueAt.toMillis() > now.getTime()) return { outcome: 'early' }

        const attempt = (known?.attempts ?? 0) + 1
        const claimed: Delivery = {
          form: lead.form,
          lead: lead.id,
          state: 'sending',
          attempts: attempt,
          dueAt: Timestamp.fromDate(until),
          messageId: null,
          error: known?.error ?? null,
          remedy: known?.remedy ?? null,
          createdAt: known?.createdAt ?? Timestamp.fromDate(now),
          updatedAt: Timestamp.fromDate(now),
          expireAt: null,
        }
        transaction.set(entry(lead), claimed)
        return { outcome: 'claimed', attempt, lastRemedy: claimed.remedy }
      }),

    settle: (lead, attempt, outcome, now) =>
      db.runTransaction(async (transaction) => {
        const known = (await transaction.get(entry(lead))).data() as Delivery | undefined
        // A later attempt has the lease now, or has settled it.
        if (known?.attempts !== attempt || known.dueAt === null) return
        transaction.update(entry(lead), written(outcome, now))
      }),

    async due(now, limit) {
      const found = await entries.where('dueAt', '<=', now).orderBy('dueAt').limit(limit).get()
      return found.docs.map((document) => {
        const { form, lead } = document.data() as Delivery
        return { form, id: lead }
      })
    },

    async unknown(leads) {
      if (!leads.length) return []
      const found = await db.getAll(...leads.map(entry))
      return leads.filter((_, index) => !found[index]?.exists)
    },
  }
}

function written(outcome: Outcome, now: Date): Partial<Delivery> {
  const updatedAt = Timestamp.fromDate(now)
  if (outcome.state === 'waiting') {
    const { fault, dueAt } = outcome
    const { code: error, remedy } = fault
    return { state: 'waiting', dueAt: Timestamp.fromDate(dueAt), error, remedy, updatedAt }
  }
  const expireAt = Timestamp.fromMillis(now.getTime() + KEPT_DAYS * DAY_MS)
  const settled = { state: outcome.state, dueAt: null, updatedAt, expireAt }
  return outcome.state === 'sent'
    ? { ...settled, messageId: outcome.messageId }
    : { ...settled, error: outcome.fault.code, remedy: outcome.fault.remedy }
}
