// Reading, deciding and writing as one step, without a lock. Leads that come at once all touch the same few
// documents; the Admin SDK's transactions lock what they read and back off for seconds when they meet.
// Here a commit names the versions it was decided on, and is decided anew when one of them has changed.

import type {
  DocumentData,
  DocumentSnapshot,
  Firestore,
  WriteBatch,
} from 'firebase-admin/firestore'

const MOST_ROUNDS = 30
/**
 * gRPC codes of a commit that another one was faster than: NOT_FOUND (it erased a document),
 * ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED.
 */
const CONFLICTS = [5, 6, 9, 10]

/** Runs `decide` and commits what it has put into the batch; both once more when that is out of date. */
export async function commitIfUnchanged<T>(
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
      if (!isConflict(error) || round === MOST_ROUNDS) throw error
      await pause(round)
    }
  }
}

/** Whether a commit failed because another one was faster. */
export function isConflict(error: unknown): boolean {
  return CONFLICTS.includes((error as { code?: number }).code ?? 0)
}

/** Writes fields of a document, provided that it is still as it was read. */
export function put(batch: WriteBatch, read: DocumentSnapshot, fields: DocumentData): void {
  if (read.updateTime) batch.update(read.ref, fields, { lastUpdateTime: read.updateTime })
  else batch.create(read.ref, fields)
}

/** A random pause, longer at each round, so that two commits that met do not meet again. */
function randomPause(round: number): Promise<void> {
  const longest = Math.min(500, 20 * round)
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest))
}
