import type { FindSubject } from '../../delivery/dependencies.ts'
import { pathOf } from '../../lead/lead.ts'
import { codeOf } from '../../log.ts'
import { dailyMails } from '../../mail/daily-mail.ts'
import { dailyReport } from './daily-report.ts'

/**
 * Makes the report of a daily mail at the time of the send, so that an erased lead is not named. A report that cannot be
 * made does not stop the mail.
 */
export const findDailyReport: FindSubject = async (key, { db, addresses, now, log }) => {
  const day = await db.doc(pathOf(key)).get()
  if (!day.exists) return null
  const report = await dailyReport(db, addresses.site, now()).catch((error) => {
    log('error', 'the daily report cannot be made', { code: codeOf(error) })
    return null
  })
  return { leadAt: null, compose: () => dailyMails(key, report, addresses) }
}
