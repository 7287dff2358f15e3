import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import { config, configuredAccount, configuredAddresses } from './config.ts'
import { firestoreDeliveries } from './delivery/delivery-store.ts'
import { firestoreMailHealth } from './delivery/mail-health.ts'
import { firestoreLeads } from './lead/lead-store.ts'
import { smtpMailer } from './mail/smtp-mailer.ts'
import type { Log, SweepDependencies } from './ports.ts'
import type { AnswerDependencies } from './staff/answer-page.ts'
import { firestoreAnswers } from './staff/answer-store.ts'
import { endDailyCheck } from './staff/daily.ts'
import { dailyReport } from './staff/daily-report.ts'
import { firestoreSweepStore, makeAllDue } from './sweep/sweep-store.ts'
import { firestoreWatermark } from './sweep/watermark.ts'

let made: SweepDependencies | undefined

/** The real clock, store, mail server and log, created once in each process. */
export function realDependencies(): SweepDependencies {
  made ??= makeDependencies()
  return made
}

/** The dependencies of the answer page. It sends no mail, so its function gets no SMTP password. */
export function answerDependencies(): AnswerDependencies {
  return { answers: firestoreAnswers(realFirestore()), now: () => new Date(), log: realLog }
}

export function realFirestore() {
  return getFirestore(getApps()[0] ?? initializeApp())
}

export const realLog: Log = (severity, message, facts) => logger[severity](message, facts)

function makeDependencies(): SweepDependencies {
  const db = realFirestore()
  const log = realLog
  const limits = {
    perTenMinutes: config.perTenMinutes.value(),
    perHour: config.perHour.value(),
    perDay: config.perDay.value(),
  }
  const addresses = configuredAddresses()
  return {
    deliveries: firestoreDeliveries(db, limits),
    sweepStore: firestoreSweepStore(db),
    leads: firestoreLeads(db),
    health: firestoreMailHealth(db, log),
    watermark: firestoreWatermark(db),
    mailer: smtpMailer(configuredAccount()),
    addresses,
    retryAllNow: (now) => makeAllDue(db, now),
    dailyReport: (now) => dailyReport(db, addresses.site, now),
    endDailyCheck: (key, now) => endDailyCheck(db, key, now),
    now: () => new Date(),
    log,
  }
}
