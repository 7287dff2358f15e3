import {
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { formNames } from 'submissions'
import type { DeliveryKey } from './delivery.ts'
import { type Lead, type LeadKey, leadOf } from './lead.ts'

export type LeadStore = {
  /** A lead as it is stored; null when it was erased. */
  find(key: DeliveryKey): Promise<Lead | null>
  /** Those of these leads that are still stored, in their order. */
  findAll(keys: readonly DeliveryKey[]): Promise<Lead[]>
  /** Leads of both forms stored after one time and up to another. */
  between(after: Date, until: Date): Promise<LeadKey[]>
}

export function firestoreLeads(db: Firestore): LeadStore {
  async function findAll(keys: readonly DeliveryKey[]) {
    if (!keys.length) return []
    const found = await db.getAll(...keys.map(({ form, id }) => db.collection(form).doc(id)))
    return found.filter(isStored).map(leadOf)
  }

  return {
    findAll,
    async find(key) {
      return (await findAll([key]))[0] ?? null
    },

    async between(after, until) {
      const found = await Promise.all(
        formNames.map(async (form) => {
          const { docs } = await db
            .collection(form)
            .where('timestamp', '>', Timestamp.fromDate(after))
            .where('timestamp', '<=', Timestamp.fromDate(until))
            // Names alone: a flood's leads would not fit into the function's memory.
            .select()
            .get()
          return docs.map(({ id }) => ({ form, id }))
        }),
      )
      return found.flat()
    },
  }
}

function isStored(document: DocumentSnapshot): document is QueryDocumentSnapshot {
  return document.exists
}
