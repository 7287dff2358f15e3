// Reads of Firestore: documents by their paths, and the leads of both forms in pages.

import type {
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import { formNames } from 'submissions'
import { type Lead, type LeadKey, leadIn, pathOf, stubOf } from './lead.ts'

/** Documents in one read of a long list. */
export const PAGE_SIZE = 500

/** Reads documents in one request, in the order of `paths`: whole, or only these fields. */
export async function readAll<const P extends readonly string[]>(
  db: Firestore,
  paths: P,
  ...fieldMask: string[]
) {
  const options = fieldMask.length ? [{ fieldMask }] : []
  const read = paths.length ? await db.getAll(...paths.map((path) => db.doc(path)), ...options) : []
  return read as { -readonly [index in keyof P]: DocumentSnapshot }
}

/** The documents of an ordered query. A page is read when the caller is done with the last one. */
export async function* pagesOf(query: Query) {
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const { docs } = await (last ? query.startAfter(last) : query).limit(PAGE_SIZE).get()
    if (docs.length) yield docs
    if (docs.length < PAGE_SIZE) return
    last = docs.at(-1)
  }
}

/** The documents of both forms in pages. `ordered` adds filters and an order. */
export async function* leadPages(db: Firestore, ordered: (leads: Query) => Query) {
  for (const form of formNames) yield* pagesOf(ordered(db.collection(form)))
}

/** The leads of both forms with `after` < timestamp ≤ `until`, in pages. */
export async function* leadsBetween(db: Firestore, after: Date, until: Date) {
  const between = (leads: Query) =>
    leads
      .where('timestamp', '>', after)
      .where('timestamp', '<=', until)
      .orderBy('timestamp')
      // Only what startAfter needs: the texts of a flood would not fit into the memory.
      .select('timestamp')
  for await (const page of leadPages(db, between)) yield page.map(stubOf)
}

/** The leads of these keys that are still stored, in the order of the keys. */
export async function findLeads(db: Firestore, keys: readonly LeadKey[]): Promise<Lead[]> {
  return (await readAll(db, keys.map(pathOf))).map(leadIn).filter((lead) => lead !== null)
}
