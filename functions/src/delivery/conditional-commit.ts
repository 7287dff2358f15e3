// Optimistic concurrency. Leads that arrive at the same time write to the same few documents. The
// Admin SDK's transactions lock what they read, and back off for seconds when two of them collide.
// Here `put` and `remove` give the commit preconditions instead: their documents must still have
// the version that `decide` has read. A document that `decide` only reads is not checked.

import { setTimeout as pause } from 'node:timers/promises'
import type { DocumentSnapshot, Firestore, Timestamp, WriteBatch } from 'firebase-admin/firestore'

const MOST_ROUNDS = 30
/** gRPC codes of a conflict: NOT_FOUND (deleted), ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED. */
const CONFLICTS = [5, 6, 9, 10]

/**
 * Runs `decide` and commits its batch, and repeats both when a document of the batch has changed.
 * `onWritten` gets the time of the first write, which is the new version of its document.
 */
export async function commitIfUnchanged<T>(
  db: Firestore,
  decide: (batch: WriteBatch, round: number) => Promise<T>,
  onWritten: (at: Timestamp) => unknown = () => {},
): Promise<T> {
  for (let round = 1; ; round++) {
    const batch = db.batch()
    const result = await decide(batch, round)
    try {
      const [written] = await batch.commit()
      if (written) onWritten(written.writeTime)
      return result
    } catch (error) {
      const isConflict = CONFLICTS.includes((error as { code?: number }).code ?? 0)
      if (!isConflict || round === MOST_ROUNDS) throw error
      // A random pause, so that two commits that collided do not collide again.
      await pause(Math.random() * Math.min(500, 20 * round))
    }
  }
}

export function put(batch: WriteBatch, read: DocumentSnapshot, fields: Record<string, unknown>) {
  if (read.updateTime) batch.update(read.ref, fields, { lastUpdateTime: read.updateTime })
  else batch.create(read.ref, fields)
}

export function remove(batch: WriteBatch, read: DocumentSnapshot) {
  if (read.updateTime) batch.delete(read.ref, { lastUpdateTime: read.updateTime })
}
