// The functions' code with dependencies for tests: a store in memory or in the emulator, an SMTP server with chosen
// faults, and a clock that the test moves.

import { initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore'
import { samples } from 'submissions/boundaries'
import { afterAll, beforeEach } from 'vitest'
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
import { smtpServer } from './smtp-server.ts'

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE
const START = Date.parse('2027-04-03T00:00:00Z')
const TIMES: SmtpTimes = { connect: CONNECT_MS, handOver: HAND_OVER_MS, attempt: ATTEMPT_MS }
const PLENTY: RateLimits = { perTenMinutes: 10_000, perHour: 20_000, perDay: 100_000 }
/** Rate limits under which every lead waits for a digest. */
export const DIGESTS_ONLY: RateLimits = { perTenMinutes: 0, perHour: 100, perDay: 1000 }

export type LogEntry = { severity: string; message: string; facts: Record<string, unknown> }

/** What differs from the usual dependencies. */
type Changes = Partial<Dependencies> & { limits?: RateLimits; to?: readonly string[] }

/** An agency with its own clock and a store in memory. */
export function memoryAgency() {
  const clock = { time: START }
  const store = memoryFirestore(() => new Date(clock.time))
  return { store, ...agencyOn(store.connect(), clock, () => store.clear()) }
}

/** An agency with its own clock and a project of the emulated Firestore, without triggers; its id begins with `demo-`. */
export function emulatedAgency(projectId: string) {
  const documents = `projects/${projectId}/databases/(default)/documents`
  return agencyOn(
    getFirestore(initializeApp({ projectId }, projectId)),
    { time: START },
    async () => {
      await fetch(`http://${firestoreHost}/emulator/v1/${documents}`, { method: 'DELETE' })
    },
  )
}

/** `clear` deletes all documents of the store. */
function agencyOn(db: Firestore, clock: { time: number }, clear: () => void | Promise<void>) {
  let reports: LogEntry[] = []
  const now = () => new Date(clock.time)
  const log: Log = (severity, message, facts) => reports.push({ severity, message, facts })
  const withMailer = (
    mailer: Mailer,
    { limits = PLENTY, to = ['leads@agency.example'], ...changes }: Changes = {},
  ): Dependencies => ({
    db,
    now,
    log,
    mailer,
    rateLimit: rateLimit(limits),
    addresses: { to, from: 'website@agency.example', site: 'https://agency.example' },
    ...changes,
  })

  return {
    db,
    now,
    /** The functions' dependencies. */
    withMailer,
    /** The functions' dependencies with a mail server on a port of this machine. */
    dependenciesAt(
      port: number,
      { times, ...changes }: Changes & { times?: Partial<SmtpTimes> } = {},
    ) {
      const account = { host: '127.0.0.1', port, user: 'agency', password: 'secret' }
      const mailer = smtpMailer(account, { ...TIMES, ...times }, { requireTls: false })
      return withMailer(mailer, changes)
    },
    /** The log entries since the start of the test. */
    reports: () => reports,
    pass(milliseconds: number) {
      clock.time += milliseconds
    },
    reset() {
      clock.time = START
      reports = []
      return clear()
    },
    /** Handles a lead's event; resolves to the result. */
    async deliver(lead: LeadKey, dependencies: Dependencies) {
      return (await deliverLead(lead, dependencies)).result
    },
    /** Runs sweeps, each five minutes after the previous one. */
    async sweepTimes(times: number, dependencies: () => Dependencies) {
      for (let done = 0; done < times; done++) {
        clock.time += SWEEP_EVERY_MS
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

/** An agency with a mail server of its own, both as new in each test of a file. */
export async function agencyWithServer<Agency extends ReturnType<typeof agencyOn>>(
  agency: Agency,
  limits?: RateLimits,
) {
  const server = await smtpServer()
  beforeEach(async () => {
    await agency.reset()
    server.reset()
  })
  afterAll(() => server.close())
  const dependencies = (changes: Parameters<typeof agency.dependenciesAt>[1] = {}) =>
    agency.dependenciesAt(server.port, { ...(limits && { limits }), ...changes })
  return {
    ...agency,
    server,
    dependencies,
    deliver: (lead: LeadKey, changed = dependencies()) => agency.deliver(lead, changed),
    sweepTimes: (times: number, changed: () => Dependencies = dependencies) =>
      agency.sweepTimes(times, changed),
  }
}
