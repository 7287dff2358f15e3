// The functions' own parts around a store of one's own: a project that no trigger watches, a mail
// server that misbehaves on order, and a clock that tests turn.

import { initializeApp } from 'firebase-admin/app'
import { getFirestore, Timestamp } from 'firebase-admin/firestore'
import { samples } from 'submissions/boundaries'
import type { Log } from '../../functions/src/deliver.ts'
import { firestoreHealth } from '../../functions/src/health.ts'
import type { Lead, LeadKey } from '../../functions/src/lead.ts'
import { firestoreLeads } from '../../functions/src/lead-store.ts'
import { firestoreLedger } from '../../functions/src/ledger.ts'
import type { Limits } from '../../functions/src/pace.ts'
import { smtpMailer } from '../../functions/src/smtp.ts'
import type { Sweeping } from '../../functions/src/sweep.ts'
import { firestoreSweepLedger } from '../../functions/src/sweep-ledger.ts'
import { firestoreWatermark } from '../../functions/src/watermark.ts'
import { firestoreHost } from './addresses.ts'

export const MINUTE = 60_000
const START = Date.parse('2027-04-03T00:00:00Z')
/** Milliseconds: silence need not be waited for. */
const SHORT = {
  timeouts: { connectionTimeout: 400, greetingTimeout: 400, socketTimeout: 400 },
  sendMs: 1000,
}
const PLENTY: Limits = { perTenMinutes: 10_000, perHour: 20_000 }

export type Report = { severity: string; message: string; facts: Record<string, unknown> }

/** One agency with a store and a clock of its own; `projectId` begins with `demo-`. */
export function ownAgency(projectId: string) {
  const db = getFirestore(initializeApp({ projectId }, projectId))
  let time = START
  let reports: Report[] = []
  const now = () => new Date(time)
  const log: Log = (severity, message, facts) => reports.push({ severity, message, facts })

  return {
    db,
    now,
    /** What was logged since the start of the test. */
    reports: () => reports,
    pass(milliseconds: number) {
      time += milliseconds
    },
    async reset() {
      time = START
      reports = []
      const documents = `projects/${projectId}/databases/(default)/documents`
      await fetch(`http://${firestoreHost}/emulator/v1/${documents}`, { method: 'DELETE' })
    },
    /** The world as the functions see it, with a mail server on a port of this machine. */
    world(port: number, limits = PLENTY): Sweeping {
      const account = { host: '127.0.0.1', port, user: 'agency', password: 'secret' }
      return {
        ledger: firestoreLedger(db, limits),
        sweepLedger: firestoreSweepLedger(db),
        leads: firestoreLeads(db),
        health: firestoreHealth(db, log),
        watermark: firestoreWatermark(db, now),
        mailer: smtpMailer(account, { ...SHORT, requireTls: false }),
        envelope: { to: 'leads@agency.example', from: 'website@agency.example' },
        now,
        log,
      }
    },
    /** Stores a quote request, unlike any other unless its values say so. */
    async newLead(values = {}): Promise<Lead> {
      const document = db.collection('query').doc()
      const typed = { ...samples.query, lastName: document.id, ...values }
      await document.set({ ...typed, timestamp: Timestamp.fromDate(now()) })
      return { form: 'query', id: document.id, values: typed, sentAt: now() }
    },
    async deliveryOf({ form, id }: LeadKey | { form: 'digest'; id: string }) {
      return (await db.doc(`deliveries/${form}_${id}`).get()).data()
    },
  }
}
