import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Delivering, Log } from './deliver.ts'
import { optimistically, put } from './optimistic.ts'

/**
 * Whether the mail server works, in `health/mail`, so that an outage is reported once and its end
 * once, however many leads wait meanwhile.
 */
export function firestoreHealth(db: Firestore, log: Log): Delivering['health'] {
  const mail = db.doc('health/mail')

  return {
    async failing({ code }, now) {
      const isNews = await optimistically(db, async (batch) => {
        const known = await mail.get()
        if (known.get('failing')) return false
        put(batch, known, { failing: true, fault: code, since: Timestamp.fromDate(now) })
        return true
      })
      if (isNews) log('error', 'the mail server fails', { fault: code })
    },

    async working(now) {
      const known = await mail.get()
      if (!known.get('failing')) return
      await mail.set({ failing: false, fault: null, since: Timestamp.fromDate(now) })
      log('info', 'the mail server works again', { fault: known.get('fault') })
    },
  }
}
