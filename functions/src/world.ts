import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import { config } from './config.ts'
import type { Log } from './deliver.ts'
import { firestoreHealth } from './health.ts'
import { firestoreLeads } from './lead-store.ts'
import { firestoreLedger } from './ledger.ts'
import { smtpMailer } from './smtp.ts'
import type { Sweeping } from './sweep.ts'
import { firestoreSweepLedger } from './sweep-ledger.ts'
import { firestoreWatermark } from './watermark.ts'

let made: Sweeping | undefined

/** The real clock, store, mail server and log, the same for all leads of a process. */
export function realWorld(): Sweeping {
  made ??= makeWorld()
  return made
}

function makeWorld(): Sweeping {
  const db = getFirestore(getApps()[0] ?? initializeApp())
  const log: Log = (severity, message, facts) => logger[severity](message, facts)
  return {
    ledger: firestoreLedger(db, {
      perTenMinutes: config.perTenMinutes.value(),
      perHour: config.perHour.value(),
    }),
    sweepLedger: firestoreSweepLedger(db),
    leads: firestoreLeads(db),
    health: firestoreHealth(db, log),
    watermark: firestoreWatermark(db),
    mailer: smtpMailer({
      host: config.host.value(),
      port: config.port.value(),
      user: config.user.value(),
      password: config.password.value(),
    }),
    envelope: { to: config.to.value(), from: config.from.value() },
    now: () => new Date(),
    log,
  }
}
