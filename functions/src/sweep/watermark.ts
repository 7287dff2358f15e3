import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { FIRST_LOOK_BACK_MS } from '../delivery/limits.ts'
import type { SweepDependencies } from '../ports.ts'

/** The watermark is stored in `health/sweep`. Without one, the first sweep looks back a week. */
export function firestoreWatermark(
  db: Firestore,
  now = () => new Date(),
): SweepDependencies['watermark'] {
  const sweep = db.doc('health/sweep')
  return {
    async read() {
      const until = (await sweep.get()).get('checkedUntil') as Timestamp | undefined
      return until?.toDate() ?? new Date(now().getTime() - FIRST_LOOK_BACK_MS)
    },
    async write(until) {
      await sweep.set({ checkedUntil: Timestamp.fromDate(until) })
    },
  }
}
