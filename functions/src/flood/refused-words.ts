// Leads whose words the mail server refuses share a notice every quarter of an hour, so that they take few of the
// places that other leads need. One alarm says how many wait.

import { Timestamp } from 'firebase-admin/firestore'
import type { Dependencies } from '../delivery/claim.ts'
import { commitIfUnchanged, put } from '../delivery/conditional-commit.ts'
import { DAY_MS } from '../delivery/limits.ts'
import { hasRecentNotice, mailTimesIn } from './rate-limit.ts'

const PROBLEM = 'words refused'

/**
 * Whether the queued leads may have a notice now. Logs the alarm when leads wait for the first time. The problem ends
 * when no notice went out for a day.
 */
export async function isNoticeDue({ db, now, log }: Dependencies): Promise<boolean> {
  const refused = db.collection('deliveries').where('refusedAt', '>', new Timestamp(0, 0))
  const [count, rate, health] = await Promise.all([
    refused.count().get(),
    db.doc('health/rate').get(),
    db.doc('health/mail').get(),
  ])
  const waiting = count.data().count
  const times = mailTimesIn(rate)
  const isOpen = PROBLEM in (health.get('problems') ?? {})
  const isOver = !waiting && !hasRecentNotice(times, now().getTime(), DAY_MS)
  if (waiting > 0 && !isOpen) log('error', 'the words of leads are refused', { waiting })
  if (isOpen ? isOver : waiting > 0) {
    await commitIfUnchanged(db, async (batch) => {
      const read = await db.doc('health/mail').get()
      const { [PROBLEM]: _, ...problems } = read.get('problems') ?? {}
      if (!isOver) problems[PROBLEM] = Timestamp.fromDate(now())
      put(batch, read, { problems })
    })
  }
  return waiting > 0 && !hasRecentNotice(times, now().getTime())
}
