import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import { config } from './config.ts'
import { deliver } from './deliver.ts'
import type { Lead } from './lead.ts'
import { firestoreLedger } from './ledger.ts'
import { smtpMailer } from './smtp.ts'

/** Delivers one lead with the real clock, store and mail server. */
export function onLead(lead: Lead): Promise<void> {
  const app = getApps()[0] ?? initializeApp()
  const mailer = smtpMailer({
    host: config.host.value(),
    port: config.port.value(),
    user: config.user.value(),
    password: config.password.value(),
  })
  return deliver(lead, {
    ledger: firestoreLedger(getFirestore(app)),
    mailer,
    envelope: { to: config.to.value(), from: config.from.value() },
    now: () => new Date(),
    log: (message, facts) => logger.info(message, facts),
  })
}
