import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore'
import { commitIfUnchanged, isConflict, put } from '../delivery/conditional-commit.ts'
import {
  type Delivery,
  type DeliveryKey,
  deliveryName,
  isLeadKey,
  keyOfDelivery,
} from '../delivery/delivery-record.ts'
import { LATE_MS, PAGE_SIZE, SWEEP_EVERY_MS } from '../delivery/limits.ts'
import { later, newDelivery, newDigest } from '../delivery/transitions.ts'
import { type LeadKey, pathOf } from '../lead/lead.ts'
import { pagesOf } from '../lead/query-pages.ts'
import type { SweepStore } from '../ports.ts'

/** A comparison with this time leaves out the documents whose field is null; an order alone includes them. */
const LONG_AGO = Timestamp.fromMillis(0)

/** The sweep's queries over the delivery records in Firestore. */
export function firestoreSweepStore(db: Firestore): SweepStore {
  const deliveries = db.collection('deliveries')
  const documentOf = (key: DeliveryKey) => deliveries.doc(deliveryName(key))

  return {
    async due(now, limit) {
      const found = await keysIn(deliveries.where('dueAt', '<=', now).orderBy('dueAt').limit(limit))
      return [...found.filter(isLeadKey), ...found.filter((key) => !isLeadKey(key)).reverse()]
    },

    async oneWaiting() {
      const waiting = await rowsIn(deliveries.where('state', '==', 'waiting').limit(PAGE_SIZE))
      const withoutCopy = waiting.filter(
        ({ possibleCopies, deliveredTo }) => possibleCopies === 0 && !deliveredTo.length,
      )
      const [oldest] = withoutCopy.sort(
        (one, other) => one.createdAt.toMillis() - other.createdAt.toMillis(),
      )
      return oldest?.key ?? null
    },

    async makeDue(key, now) {
      await commitIfUnchanged(db, async (batch) => {
        const read = await documentOf(key).get()
        // The lead's event may have claimed the delivery since it was read.
        if (read.get('state') === 'waiting') put(batch, read, { dueAt: Timestamp.fromDate(now) })
      })
    },

    async withoutDelivery(keys) {
      const missing: LeadKey[] = []
      for (let start = 0; start < keys.length; start += PAGE_SIZE) {
        const page = keys.slice(start, start + PAGE_SIZE)
        const found = await db.getAll(...page.map(documentOf), { fieldMask: ['state'] })
        missing.push(...page.filter((_, index) => !found[index]?.exists))
      }
      return missing
    },

    async queued(until, limit) {
      const queued = deliveries.where('queuedAt', '<=', until)
      return (await keysIn(queued.orderBy('queuedAt').limit(limit))).filter(isLeadKey)
    },

    async createDigest(keys, now) {
      const found = await db.getAll(...keys.map(documentOf), { fieldMask: ['queuedAt'] })
      // Another sweep may have put some of them into a digest.
      const queued = keys.filter((_, index) => found[index]?.get('queuedAt'))
      if (!queued.length) return null
      const { id } = deliveries.doc()
      const batch = db.batch()
      batch.create(documentOf({ form: 'digest', id }), newDigest(id, queued.map(pathOf), now))
      for (const read of found) {
        if (read.get('queuedAt')) put(batch, read, { queuedAt: null, digest: id })
      }
      try {
        await batch.commit()
        return id
      } catch (error) {
        if (isConflict(error)) return null
        throw error
      }
    },

    async postpone(key, now, error) {
      const fields = { dueAt: later(now, SWEEP_EVERY_MS), error }
      const read = await documentOf(key).get()
      // A delivery with a running lease belongs to its attempt, and a settled one stays settled.
      const dueAt: Timestamp | null = read.get('dueAt') ?? null
      const isDue = dueAt !== null && dueAt.toMillis() <= now.getTime()
      if (!read.updateTime) {
        await read.ref.create({ ...newDelivery(key, now, isLeadKey(key) ? now : null), ...fields })
      } else if (isDue) {
        // An event that has claimed the delivery since the read keeps its lease: the condition fails.
        await read.ref.update(fields, { lastUpdateTime: read.updateTime })
      }
    },

    async unsent(now) {
      const open = deliveries.where('unsentSince', '>', LONG_AGO).orderBy('unsentSince')
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

/** Makes every delivery that waits for the mail server due at once. */
export async function makeAllDue(db: Firestore, now: Date): Promise<void> {
  const waiting = db.collection('deliveries').where('state', '==', 'waiting').orderBy('__name__')
  for await (const page of pagesOf(waiting.select('dueAt'), PAGE_SIZE)) {
    const notDue = page.filter((document) => document.get('dueAt') > Timestamp.fromDate(now))
    // A delivery that another instance has claimed since the read fails this condition, and keeps its lease.
    await Promise.allSettled(
      notDue.map(({ ref, updateTime }) =>
        ref.update({ dueAt: Timestamp.fromDate(now) }, { lastUpdateTime: updateTime }),
      ),
    )
  }
}

async function keysIn(query: Query): Promise<DeliveryKey[]> {
  return (await rowsIn(query)).map(({ key }) => key)
}

type Row = Pick<Delivery, 'form' | 'id' | 'createdAt' | 'possibleCopies' | 'deliveredTo'>

/** The records of a query, without the long lists of a digest's leads. */
async function rowsIn(query: Query) {
  const fields = ['form', 'id', 'createdAt', 'possibleCopies', 'deliveredTo'] as const
  const { docs } = await query.select(...fields).get()
  return docs.map((document) => {
    const row = document.data() as Row
    return { ...row, key: keyOfDelivery(row) }
  })
}
