// The functions' code with dependencies for tests: a Firestore project without triggers, an SMTP server
// whose faults the test chooses, and a clock that the test moves.

import { initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore'
import { samples } from 'submissions/boundaries'
import { deliverLead } from '../../functions/src/delivery/deliver-lead.ts'
import type { Delivery } from '../../functions/src/delivery/delivery-record.ts'
import { firestoreDeliveries } from '../../functions/src/delivery/delivery-store.ts'
import { SWEEP_EVERY_MS } from '../../functions/src/delivery/limits.ts'
import { firestoreMailHealth } from '../../functions/src/delivery/mail-health.ts'
import type { RateLimits } from '../../functions/src/delivery/rate-limit.ts'
import type { Lead, LeadKey } from '../../functions/src/lead/lead.ts'
import { firestoreLeads } from '../../functions/src/lead/lead-store.ts'
import { type SmtpTimes, smtpMailer } from '../../functions/src/mail/smtp-mailer.ts'
import type { Log, Mailer, SweepDependencies } from '../../functions/src/ports.ts'
import { endDailyCheck } from '../../functions/src/staff/daily.ts'
import { dailyReport } from '../../functions/src/staff/daily-report.ts'
import { sweep } from '../../functions/src/sweep/sweep.ts'
import { firestoreSweepStore, makeAllDue } from '../../functions/src/sweep/sweep-store.ts'
import { firestoreWatermark } from '../../functions/src/sweep/watermark.ts'
import { firestoreHost } from './addresses.ts'
import { memoryFirestore } from './memory-firestore.ts'

export const MINUTE = 60_000
const START = Date.parse('2027-04-03T00:00:00Z')
const PLENTY: RateLimits = { perTenMinutes: 10_000, perHour: 20_000, perDay: 100_000 }
const TO = ['leads@agency.example']
const SITE = 'https://agency.example'

export type LogEntry = { severity: string; message: string; facts: Record<string, unknown> }

/** An agency with its own clock and its own Firestore project; `projectId` begins with `demo-`. */
export function ownAgency(projectId: string) {
  const agency = agencyWith(getFirestore(initializeApp({ projectId }, projectId)))
  return {
    ...agency,
    async reset() {
      agency.start()
      const documents = `projects/${projectId}/databases/(default)/documents`
      await fetch(`http://${firestoreHost}/emulator/v1/${documents}`, { method: 'DELETE' })
    },
  }
}

/** An agency with its own clock and a store in memory, which is many times as fast. */
export function memoryAgency() {
  const store = memoryFirestore()
  const agency = agencyWith(store.connect())
  return {
    ...agency,
    reset() {
      agency.start()
      store.clear()
    },
  }
}

/** An agency with its own clock and a given store. */
export function agencyWith(db: Firestore) {
  let time = START
  let reports: LogEntry[] = []
  const now = () => new Date(time)
  const log: Log = (severity, message, facts) => reports.push({ severity, message, facts })

  return {
    db,
    now,
    /** The log entries since the start of the test. */
    reports: () => reports,
    pass(milliseconds: number) {
      time += milliseconds
    },
    start() {
      time = START
      reports = []
    },
    /** The functions' dependencies, with a mail server on a port of this machine. */
    dependencies(port: number, limits = PLENTY, times?: SmtpTimes): SweepDependencies {
      const account = { host: '127.0.0.1', port, user: 'agency', password: 'secret' }
      const mailer = smtpMailer(account, { requireTls: false, ...(times && { times }) })
      return dependenciesWith({ db, mailer, now, log, limits })
    },
    /** Handles a lead's event; resolves to the result. */
    async deliver(lead: Lead, dependencies: SweepDependencies) {
      return (await deliverLead(lead, dependencies)).result
    },
    /** Runs sweeps, each five minutes after the previous one. */
    async sweepTimes(times: number, dependencies: () => SweepDependencies) {
      for (let done = 0; done < times; done++) {
        time += SWEEP_EVERY_MS
        await sweep(dependencies())
      }
    },
    /** The messages of the logged errors, in their order. */
    alarms() {
      return reports.filter(({ severity }) => severity === 'error').map(({ message }) => message)
    },
    /** Stores a quote request; its content is unique unless `values` make it a repeat. */
    async newLead(values = {}, timestamp = now()): Promise<Lead> {
      const document = db.collection('query').doc()
      const typed = { ...samples.query, lastName: document.id, ...values }
      await document.set({ ...typed, timestamp: Timestamp.fromDate(timestamp) })
      return { form: 'query', id: document.id, values: typed, sentAt: timestamp }
    },
    async deliveryOf({ form, id }: LeadKey | { form: 'digest'; id: string }) {
      return (await db.doc(`deliveries/${form}_${id}`).get()).data() as Delivery | undefined
    },
  }
}

type Parts = {
  db: Firestore
  mailer: Mailer
  now: () => Date
  log: Log
  limits?: RateLimits
  to?: readonly string[]
}

/** The functions' dependencies from a test's store, mail server and clock. */
export function dependenciesWith({ db, mailer, now, log, limits = PLENTY, to = TO }: Parts) {
  return {
    deliveries: firestoreDeliveries(db, limits),
    sweepStore: firestoreSweepStore(db),
    leads: firestoreLeads(db),
    health: firestoreMailHealth(db, log),
    watermark: firestoreWatermark(db, now),
    mailer,
    addresses: { to, from: 'website@agency.example', site: SITE },
    retryAllNow: (at) => makeAllDue(db, at),
    dailyReport: (at) => dailyReport(db, SITE, at),
    endDailyCheck: (key, at) => endDailyCheck(db, key, at),
    now,
    log,
  } satisfies SweepDependencies
}
