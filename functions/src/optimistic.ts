// Reading, deciding and writing as one, without a lock. Leads that come at once all touch the same few
// documents; the Admin SDK's transactions lock what they read and back off for seconds when they meet.
// Here a commit says which versions it was decided on, and begins anew when one of them has changed.

import type {
  DocumentData,
  DocumentSnapshot,
  Firestore,
  WriteBatch,
} from 'firebase-admin/firestore'

const ROUNDS = 30
/** The gRPC codes of a create and of an update that somebody else was faster than, and of contention. */
const CONFLICTS = [6, 9, 10]

/** Runs `decide` and commits what it has put into the batch; anew when that is out of date. */
export async function optimistically<T>(
  db: Firestore,
  decide: (batch: WriteBatch) => Promise<T>,
  pause = randomPause,
): Promise<T> {
  for (let round = 1; ; round++) {
    const batch = db.batch()
    const result = await decide(batch)
    try {
      await batch.commit()
      return result
    } catch (error) {
      const isConflict = CONFLICTS.includes((error as { code?: number }).code ?? 0)
      if (!isConflict || round === ROUNDS) throw error
      await pause(round)
    }
  }
}

/** Writes fields of a document, provided that it is still as it was read. */
export function put(batch: WriteBatch, read: DocumentSnapshot, fields: DocumentData): void {
  if (read.updateTime) batch.update(read.ref, fields, { lastUpdateTime: read.updateTime })
  else batch.create(read.ref, fields)
}

/** Milliseconds that grow with the crowd, at random, so that the same two do not meet again. */
function randomPause(round: number): Promise<void> {
  const longest = Math.min(500, 20 * round)
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest))
}
