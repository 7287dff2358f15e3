import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Sweeping } from './sweep.ts'

const WEEK_MS = 7 * 86_400_000

/** Kept in `health/sweep`; the first sweep of a project looks a week back. */
export function firestoreWatermark(db: Firestore, now = () => new Date()): Sweeping['watermark'] {
  const sweep = db.doc('health/sweep')
  return {
    async read() {
      const until = (await sweep.get()).get('checkedUntil') as Timestamp | undefined
      return until?.toDate() ?? new Date(now().getTime() - WEEK_MS)
    },
    async write(until) {
      await sweep.set({ checkedUntil: Timestamp.fromDate(until) })
    },
  }
}
