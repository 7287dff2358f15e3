// The functions' code with dependencies for tests: a Firestore project without triggers or a store in memory, an SMTP
// server with chosen faults, and a clock that the test moves.

import { initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore'
import { samples } from 'submissions/boundaries'
import { deliverLead } from '../../functions/src/delivery/deliver.ts'
import {
  type Delivery,
  type DeliveryKey,
  deliveryPath,
} from '../../functions/src/delivery/delivery-record.ts'
import type { Dependencies } from '../../functions/src/delivery/dependencies.ts'
import {
  ATTEMPT_MS,
  CONNECT_MS,
  HAND_OVER_MS,
  SWEEP_EVERY_MS,
} from '../../functions/src/delivery/limits.ts'
import { type RateLimits, rateLimit } from '../../functions/src/flood/rate-limit.ts'
import type { Lead, LeadKey } from '../../functions/src/lead/lead.ts'
import type { Log } from '../../functions/src/log.ts'
import type { Mailer } from '../../functions/src/mail/mail.ts'
import { type SmtpTimes, smtpMailer } from '../../functions/src/mail/smtp-mailer.ts'
import { sweep } from '../../functions/src/sweep/sweep.ts'
import { firestoreHost } from './addresses.ts'
import { memoryFirestore } from './memory-firestore.ts'

export const MINUTE = 60_000
const START = Date.parse('2027-04-03T00:00:00Z')
export const TIMES: SmtpTimes = { connect: CONNECT_MS, handOver: HAND_OVER_MS, attempt: ATTEMPT_MS }
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
    dependencies(port: number, limits = PLENTY, times = TIMES): Dependencies {
      const account = { host: '127.0.0.1', port, user: 'agency', password: 'secret' }
      const mailer = smtpMailer(account, times, { requireTls: false })
      return dependenciesWith({ db, mailer, now, log, limits })
    },
    /** Handles a lead's event; resolves to the result. */
    async deliver(lead: LeadKey, dependencies: Dependencies) {
      return (await deliverLead(lead, dependencies)).result
    },
    /** Runs sweeps, each five minutes after the previous one. */
    async sweepTimes(times: number, dependencies: () => Dependencies) {
      for (let done = 0; done < times; done++) {
        time += SWEEP_EVERY_MS
        await sweep(dependencies())
      }
    },
    /** The messages of the logged errors, in their order. */
    alarms() {
      return reports.filter(({ severity }) => severity === 'error').map(({ message }) => message)
    },
    /** Stores a quote request. */
    async newLead(values = {}, timestamp = now()): Promise<Lead> {
      const document = db.collection('query').doc()
      const typed = { ...samples.query, lastName: document.id, ...values }
      await document.set({ ...typed, timestamp: Timestamp.fromDate(timestamp) })
      return { form: 'query', id: document.id, values: typed, sentAt: timestamp }
    },
    async deliveryOf(key: DeliveryKey) {
      return (await db.doc(deliveryPath(key)).get()).data() as Delivery | undefined
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
export function dependenciesWith({ to = TO, limits = PLENTY, ...parts }: Parts): Dependencies {
  return {
    ...parts,
    rateLimit: rateLimit(limits),
    addresses: { to, from: 'website@agency.example', site: SITE },
  }
}
