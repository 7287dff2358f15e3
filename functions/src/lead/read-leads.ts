// Reads of Firestore: documents by their paths, and the leads of both forms in pages.

import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore'
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

/**
 * The documents of a query. A page is read when the caller is done with the page before. The query
 * must read the field that orders it: without `orderBy` the compared field or, without one, the id.
 */
export async function* pagesOf(query: Query) {
  for (let rest = query; ; ) {
    const { docs } = await rest.limit(PAGE_SIZE).get()
    if (docs.length) yield docs
    if (docs.length < PAGE_SIZE) return
    rest = query.startAfter(docs.at(-1))
  }
}

export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count
}

/** The documents of both forms in pages. `narrowed` adds filters and names the fields to read. */
export async function* leadPages(db: Firestore, narrowed: (leads: Query) => Query) {
  for (const form of formNames) yield* pagesOf(narrowed(db.collection(form)))
}

/** The leads of both forms with `after` < timestamp ≤ `until`, in pages. */
export async function* leadsBetween(db: Firestore, after: Date, until: Date) {
  // Without the texts: those of a flood would not fit into the memory.
  const between = (leads: Query) =>
    leads.where('timestamp', '>', after).where('timestamp', '<=', until).select('timestamp')
  for await (const page of leadPages(db, between)) yield page.map(stubOf)
}

/** The leads of these keys that are still stored, in the order of the keys. */
export async function findLeads(db: Firestore, keys: readonly LeadKey[]): Promise<Lead[]> {
  return (await readAll(db, keys.map(pathOf))).map(leadIn).filter((lead) => lead !== null)
}
