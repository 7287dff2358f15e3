// A lead whose words the mail server refuses waits for a shared notice if a notice went out in the last quarter of an
// hour. So such leads use few mails of the rate limit. One alarm says that they wait.

import { commitIfUnchanged, put } from '../delivery/conditional-commit.ts'
import type { Dependencies } from '../delivery/dependencies.ts'
import { DAY_MS } from '../delivery/limits.ts'
import { hasRecentNotice } from './rate-limit.ts'

const PROBLEM = 'words refused'

/**
 * Begins or ends the problem in `health/mail`; resolves to whether leads wait for a notice that may go out now. The
 * problem ends when no lead waits and no notice went out for a day.
 */
export async function noteRefusedWords({ db, now, log }: Dependencies): Promise<boolean> {
  const refused = db.collection('deliveries').where('refusedAt', '>', new Date(0))
  const waiting = (await refused.count().get()).data().count
  const times = (await db.doc('health/rate').get()).data()
  await commitIfUnchanged(db, async (batch) => {
    const health = await db.doc('health/mail').get()
    const { [PROBLEM]: since, ...problems } = health.get('problems') ?? {}
    const isOver = !waiting && !hasRecentNotice(times, now().getTime(), DAY_MS)
    if (since ? !isOver : !waiting) return
    if (!since) log('error', 'the words of leads are refused', { waiting })
    put(batch, health, { problems: { ...problems, ...(!since && { [PROBLEM]: now() }) } })
  })
  return waiting > 0 && !hasRecentNotice(times, now().getTime())
}
