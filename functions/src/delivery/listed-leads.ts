import type { Firestore, WriteBatch } from 'firebase-admin/firestore'
import { keyOfPath } from '../lead/lead.ts'
import { put, remove } from './conditional-commit.ts'
import { type Delivery, withRecords } from './delivery-record.ts'

/**
 * Writes fields into the records of the leads that a digest lists, or removes the records. Left out are erased leads,
 * and leads that are no longer in the digest, because staff asked for a mail of their own.
 */
export async function writeListed(
  db: Firestore,
  batch: WriteBatch,
  { id, leads }: Delivery,
  fields: Partial<Delivery> | null,
): Promise<void> {
  for (const [, read] of await withRecords(db, leads.map(keyOfPath), 'digest')) {
    if (read.get('digest') !== id) continue
    if (fields) put(batch, read, fields)
    else remove(batch, read)
  }
}
