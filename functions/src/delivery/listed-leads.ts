// The records of the leads that a digest lists. Left out are erased leads, and leads that are no longer in the digest,
// because staff asked for a mail of their own.

import type { DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore'
import { put, remove } from './conditional-commit.ts'
import { type Delivery, type DeliveryState, deliveryPathOf } from './delivery-record.ts'

/** Writes the state of a digest into the records of its leads; `isTold`: a recipient has the digest. */
export async function writeListed(
  db: Firestore,
  batch: WriteBatch,
  digest: Delivery,
  state: DeliveryState,
  isTold = false,
): Promise<void> {
  if (state === 'waiting' && !isTold) return
  const fields = { unsentSince: null, ...(state !== 'waiting' && { state }) }
  for (const read of await listedIn(db, digest)) put(batch, read, fields)
}

/** Removes the records of a digest's leads, which are all erased. */
export async function removeListed(
  db: Firestore,
  batch: WriteBatch,
  digest: Delivery,
): Promise<void> {
  for (const read of await listedIn(db, digest)) remove(batch, read)
}

async function listedIn(db: Firestore, { id, leads }: Delivery): Promise<DocumentSnapshot[]> {
  if (!leads.length) return []
  const documents = leads.map((path) => db.doc(deliveryPathOf(path)))
  const found = await db.getAll(...documents, { fieldMask: ['digest'] })
  return found.filter((read) => read.get('digest') === id)
}
