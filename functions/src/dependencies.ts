import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import { config, configuredAccount, configuredAddresses } from './config.ts'
import type { Dependencies } from './delivery/dependencies.ts'
import { findLead } from './delivery/find-lead.ts'
import { SMTP_TIMES } from './delivery/limits.ts'
import { findDigest } from './flood/digest.ts'
import { rateLimit } from './flood/rate-limit.ts'
import type { Log } from './log.ts'
import { smtpMailer } from './mail/smtp-mailer.ts'
import { findDailyMail } from './staff/daily/daily-mail.ts'

/** What each kind of mail is about. */
export const subjects: Dependencies['subjects'] = {
  query: findLead,
  contact: findLead,
  digest: findDigest,
  daily: findDailyMail,
}

let made: Dependencies | undefined

/** For functions that mail. One object per process, because its mailer keeps connections open. */
export function realDependencies(): Dependencies {
  made ??= {
    ...withoutMailer(),
    addresses: configuredAddresses(),
    subjects,
    mailer: smtpMailer(configuredAccount(), SMTP_TIMES),
    rateLimit: rateLimit({
      perTenMinutes: config.perTenMinutes.value(),
      perHour: config.perHour.value(),
      perDay: config.perDay.value(),
    }),
  }
  return made
}

/** The dependencies of the functions that send no mail, and therefore get no SMTP password. */
export function withoutMailer() {
  const db = getFirestore(getApps()[0] ?? initializeApp())
  const log: Log = (severity, message, facts) => logger[severity](message, facts)
  return { db, now: () => new Date(), log }
}
