// The leads in Firestore's collections `query` and `contact`.

import { FieldPath, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore'
import { formNames } from 'submissions'
import { type Lead, type LeadKey, leadIn, pathOf } from './lead.ts'
import { pagesOf } from './query-pages.ts'

/** The leads of these keys that are still stored, in the order of the keys. */
export async function findLeads(db: Firestore, keys: readonly LeadKey[]): Promise<Lead[]> {
  const found = keys.length ? await db.getAll(...keys.map((key) => db.doc(pathOf(key)))) : []
  return found.map(leadIn).filter((lead) => lead !== null)
}

/** A lead without what was typed. */
export type StoredLead = LeadKey & { sentAt: Date }

/** The leads of both forms with `after` < timestamp ≤ `until`, in pages. */
export async function* leadsBetween(
  db: Firestore,
  after: Date,
  until: Date,
  pageSize: number,
): AsyncGenerator<StoredLead[]> {
  for (const form of formNames) {
    const inOrder = db
      .collection(form)
      .where('timestamp', '>', Timestamp.fromDate(after))
      .where('timestamp', '<=', Timestamp.fromDate(until))
      .orderBy('timestamp')
      // Only the timestamp, which startAfter needs: the texts of a flood would not fit into the memory.
      .select('timestamp')
    for await (const page of pagesOf(inOrder, pageSize)) {
      yield page.map(({ id, createTime }) => ({ form, id, sentAt: createTime.toDate() }))
    }
  }
}

/**
 * The leads that `leadsBetween` never finds: those without a timestamp, or with one after `until`. Only whoever
 * writes past the rules, such as the console, can store one.
 */
export async function leadsWithoutTime(
  db: Firestore,
  until: Date,
  pageSize: number,
): Promise<StoredLead[]> {
  const found: StoredLead[] = []
  for (const form of formNames) {
    const all = db.collection(form)
    const timed = all.where('timestamp', '<=', Timestamp.fromDate(until))
    const counts = await Promise.all([all.count().get(), timed.count().get()])
    if (counts[0].data().count === counts[1].data().count) continue
    for await (const page of pagesOf(all.orderBy('__name__').select('timestamp'), pageSize)) {
      const odd = page.filter((document) => !isBefore(document.get('timestamp'), until))
      found.push(...odd.map(({ id, createTime }) => ({ form, id, sentAt: createTime.toDate() })))
    }
  }
  return found
}

/** The stored daily checks: today's, and those of earlier days whose mail was never sent. */
export function dailyChecks(db: Firestore, collection = 'contact', prefix = ''): Query {
  const id = FieldPath.documentId()
  // '.' follows '-' in the order of ids.
  return db
    .collection(collection)
    .where(id, '>=', `${prefix}daily-`)
    .where(id, '<', `${prefix}daily.`)
}

function isBefore(timestamp: unknown, until: Date): boolean {
  return timestamp instanceof Timestamp && timestamp.toMillis() <= until.getTime()
}
