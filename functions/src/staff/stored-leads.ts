import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { isLeadKey, keyOfDelivery } from '../delivery/delivery-record.ts'
import { type LeadStub, pathOf } from '../lead/lead.ts'
import { stubOf } from '../lead/lead-store.ts'
import { eraseLead } from './erase.ts'

/**
 * The stored leads of these records of `deliveries` or `answers`. The records of a lead that was deleted in the console
 * are erased where they are found, so that they take no lead's place in a list.
 */
export async function storedLeads(
  db: Firestore,
  records: readonly DocumentSnapshot[],
): Promise<LeadStub[]> {
  const keys = records.map(keyOfDelivery).filter(isLeadKey)
  if (!keys.length) return []
  const documents = keys.map((key) => db.doc(pathOf(key)))
  const found = await db.getAll(...documents, { fieldMask: ['timestamp'] })
  const gone = keys.filter((_, index) => !found[index]?.exists)
  await Promise.all(gone.map((key) => eraseLead(db, key)))
  return found.filter((read): read is QueryDocumentSnapshot => read.exists).map(stubOf)
}
