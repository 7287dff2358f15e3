import type { Firestore } from 'firebase-admin/firestore'

/**
 * Closes both forms or opens them again: while `switches/forms` has `closed: true`, firestore.rules refuse
 * every lead (docs/decisions/014).
 */
export async function setFormsClosed(db: Firestore, closed: boolean): Promise<void> {
  await db.doc('switches/forms').set({ closed })
}
