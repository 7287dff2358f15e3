import {
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { formNames } from 'submissions'
import type { LeadStore } from '../ports.ts'
import { leadOf } from './lead.ts'
import { pagesOf } from './query-pages.ts'

/** The leads in Firestore's collections `query` and `contact`. */
export function firestoreLeads(db: Firestore): LeadStore {
  return {
    async findAll(keys) {
      if (!keys.length) return []
      const found = await db.getAll(...keys.map(({ form, id }) => db.collection(form).doc(id)))
      return found.filter(isStored).map(leadOf)
    },

    async *storedBetween(after, until, pageSize) {
      for (const form of formNames) {
        const inOrder = db
          .collection(form)
          .where('timestamp', '>', Timestamp.fromDate(after))
          .where('timestamp', '<=', Timestamp.fromDate(until))
          .orderBy('timestamp')
          // Only the timestamp, which startAfter needs: the texts of a flood would not fit into the memory.
          .select('timestamp')
        for await (const page of pagesOf(inOrder, pageSize))
          yield page.map(({ id }) => ({ form, id }))
      }
    },
  }
}

/** The stored daily checks: today's, and those of earlier days whose mail was never sent. */
export function dailyChecks(db: Firestore): Query {
  const id = FieldPath.documentId()
  // '.' follows '-' in the order of ids.
  return db.collection('contact').where(id, '>=', 'daily-').where(id, '<', 'daily.')
}

function isStored(document: DocumentSnapshot): document is QueryDocumentSnapshot {
  return document.exists
}
