import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { type DeliveryKey, entryName, keyOf } from './delivery.ts'
import { LATE_MS } from './ledger.ts'
import { fresh, settled } from './transitions.ts'

/** How many leads one digest lists; they are marked in one commit. */
const DIGEST_SIZE = 1000
/** How many deliveries are asked for at once. */
const PAGE = 500
/** Before every time and after null: leaves out the documents that have none. */
const LONG_AGO = Timestamp.fromMillis(0)

export type Unsent = { late: number; oldestMs: number }

/** What the sweep asks beside the way of a single delivery. */
export type SweepLedger = {
  /** Unsettled deliveries whose time has come, the longest due first. */
  due(now: Date, limit: number): Promise<DeliveryKey[]>
  /** Those of these leads that no delivery was ever begun for. */
  unknown<K extends DeliveryKey>(leads: readonly K[]): Promise<K[]>
  /** Puts the first of those queued until now into a new digest and names it; null without any. */
  gather(until: Date): Promise<string | null>
  /** Parks what is about leads that are no more. */
  forget(key: DeliveryKey, now: Date): Promise<void>
  /** How many leads nobody knows of although they are late, and how old the oldest unsent one is. */
  unsent(now: Date): Promise<Unsent>
}

export function firestoreSweepLedger(db: Firestore): SweepLedger {
  const entries = db.collection('deliveries')

  return {
    async due(now, limit) {
      const found = await entries.where('dueAt', '<=', now).orderBy('dueAt').limit(limit).get()
      return found.docs.map(({ id }) => keyOf(id))
    },

    async unknown(leads) {
      const missing = []
      for (let start = 0; start < leads.length; start += PAGE) {
        const page = leads.slice(start, start + PAGE)
        const found = await db.getAll(...page.map((lead) => entries.doc(entryName(lead))))
        missing.push(...page.filter((_, index) => !found[index]?.exists))
      }
      return missing
    },

    async gather(until) {
      const queued = entries.where('queuedAt', '>', LONG_AGO).where('queuedAt', '<=', until)
      const { docs } = await queued.orderBy('queuedAt').limit(DIGEST_SIZE).get()
      if (!docs.length) return null
      const { id } = entries.doc()
      const key = { form: 'digest', id } as const
      const batch = db.batch()
      batch.create(entries.doc(entryName(key)), {
        ...fresh(key, until),
        leads: docs.map((document) => document.id),
      })
      for (const { ref, updateTime } of docs) {
        // Fails as a whole when another sweep has taken one of them.
        batch.update(ref, { queuedAt: null, digest: id }, { lastUpdateTime: updateTime })
      }
      await batch.commit()
      return id
    },

    async forget(key, now) {
      const gone = settled({ state: 'parked', fault: { remedy: 'park', code: 'erased' } }, now)
      await entries.doc(entryName(key)).set({ ...key, ...gone }, { merge: true })
    },

    async unsent(now) {
      const open = entries.where('unsentSince', '>', LONG_AGO).orderBy('unsentSince')
      const lateFrom = Timestamp.fromMillis(now.getTime() - LATE_MS)
      const [oldest, late] = await Promise.all([
        open.limit(1).get(),
        open.where('unsentSince', '<=', lateFrom).count().get(),
      ])
      const since = oldest.docs[0]?.get('unsentSince').toMillis() ?? now.getTime()
      return { late: late.data().count, oldestMs: now.getTime() - since }
    },
  }
}
