// The leads in Firestore's collections `query` and `contact`.

import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { type FormName, formNames } from 'submissions'
import { type Lead, type LeadKey, type LeadStub, leadIn, pathOf } from './lead.ts'

/** Documents in one read of a long list. */
export const PAGE_SIZE = 500

/** The documents of an ordered query in pages. A page is read when the caller is done with the previous page. */
export async function* pagesOf(query: Query, pageSize = PAGE_SIZE) {
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const { docs } = await (last ? query.startAfter(last) : query).limit(pageSize).get()
    if (docs.length) yield docs
    if (docs.length < pageSize) return
    last = docs.at(-1)
  }
}

/** The documents of both forms in pages. `ordered` adds filters and an order. */
export async function* leadPages(db: Firestore, ordered: (leads: Query) => Query) {
  for (const form of formNames) yield* pagesOf(ordered(db.collection(form)))
}

/** The stub of a stored lead. The document may lack fields: none is read. */
export function stubOf({ ref, id, createTime }: QueryDocumentSnapshot): LeadStub {
  return { form: ref.parent.id as FormName, id, sentAt: createTime.toDate() }
}

/** The leads of both forms with `after` < timestamp ≤ `until`, in pages. */
export async function* leadsBetween(db: Firestore, after: Date, until: Date) {
  const between = (leads: Query) =>
    leads
      .where('timestamp', '>', after)
      .where('timestamp', '<=', until)
      .orderBy('timestamp')
      // Only the timestamp, which startAfter needs: the texts of a flood would not fit into the memory.
      .select('timestamp')
  for await (const page of leadPages(db, between)) yield page.map(stubOf)
}

/** The leads of these keys that are still stored, in the order of the keys. */
export async function findLeads(db: Firestore, keys: readonly LeadKey[]): Promise<Lead[]> {
  const found = keys.length ? await db.getAll(...keys.map((key) => db.doc(pathOf(key)))) : []
  return found.map(leadIn).filter((lead) => lead !== null)
}
