import type { Dependencies } from './delivery/dependencies.ts'
import { findLead } from './delivery/lead-subject.ts'
import { findDigest } from './flood/digest.ts'
import { findDailyReport } from './staff/daily/daily-mail.ts'

/** What each kind of mail is about. */
export const subjects: Dependencies['subjects'] = {
  query: findLead,
  contact: findLead,
  digest: findDigest,
  daily: findDailyReport,
}
