// The functions' code with dependencies for tests: a project of the emulated Firestore, an SMTP server with chosen
// faults, and a clock that the test moves.

import type { Readable } from 'node:stream'
import { initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore'
import { deliver } from 'functions/delivery/deliver.ts'
import {
  type Delivery,
  type DeliveryKey,
  deliveryPath,
} from 'functions/delivery/delivery-record.ts'
import type { Dependencies } from 'functions/delivery/dependencies.ts'
import { SMTP_TIMES } from 'functions/delivery/limits.ts'
import { subjects } from 'functions/dependencies.ts'
import { type RateLimits, rateLimit } from 'functions/flood/rate-limit.ts'
import { type AnswerRecord, answerPath } from 'functions/lead/answer-record.ts'
import type { Lead, LeadKey } from 'functions/lead/lead.ts'
import { readAll } from 'functions/lead/read-leads.ts'
import type { Log } from 'functions/log.ts'
import type { Mailer } from 'functions/mail/mail.ts'
import { type SmtpTimes, smtpMailer } from 'functions/mail/smtp-mailer.ts'
import { sweep } from 'functions/sweep/sweep.ts'
import { samples } from 'submissions/boundaries'
import { afterAll, beforeEach } from 'vitest'
import { firestoreHost } from './addresses.ts'
import { smtpServer } from './smtp-server.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
const START = Date.parse('2027-04-03T00:00:00Z')
const PLENTY: RateLimits = { perTenMinutes: 10_000, perHour: 20_000, perDay: 100_000 }
/** Rate limits under which every lead waits for a digest. */
export const DIGESTS_ONLY: RateLimits = { perTenMinutes: 0, perHour: 100, perDay: 1000 }

export type LogEntry = { severity: string; message: string; facts: Record<string, unknown> }

type Changes = Partial<Dependencies> & { limits?: RateLimits; to?: readonly string[] }

/** An agency with a clock and an emulated project of its own; no function has a trigger. The id begins with `demo-`. */
export function emulatedAgency(projectId: string) {
  const db = getFirestore(initializeApp({ projectId }, projectId))
  const clock = { time: START }
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
    subjects,
    rateLimit: rateLimit(limits),
    addresses: { to, from: 'website@agency.example', site: 'https://agency.example' },
    ...changes,
  })

  /** Stores quote requests in one commit. */
  async function newLeads(
    count: number,
    valuesOf = (_index: number): object => ({}),
    timestamp = now(),
  ): Promise<Lead[]> {
    const batch = db.batch()
    const leads = Array.from({ length: count }, (_, index): Lead => {
      const document = db.collection('query').doc()
      const values = { ...samples.query, lastName: document.id, ...valuesOf(index) }
      batch.create(document, { ...values, timestamp: Timestamp.fromDate(timestamp) })
      return { form: 'query', id: document.id, values, sentAt: timestamp }
    })
    await batch.commit()
    return leads
  }

  return {
    db,
    now,
    newLeads,
    withMailer,
    /** The store with a hook at each read and each commit. */
    withHook: (hook: Hook) => hooked(db, hook),
    /** The functions' dependencies with a mail server on a port of this machine. */
    dependenciesAt(
      port: number,
      { times, ...changes }: Changes & { times?: Partial<SmtpTimes> } = {},
    ) {
      const account = { host: '127.0.0.1', port, user: 'agency', password: 'secret' }
      const mailer = smtpMailer(account, { ...SMTP_TIMES, ...times })
      return withMailer(mailer, changes)
    },
    reports: () => reports,
    pass(milliseconds: number) {
      clock.time += milliseconds
    },
    async reset() {
      clock.time = START
      reports = []
      const documents = `projects/${projectId}/databases/(default)/documents`
      await fetch(`http://${firestoreHost}/emulator/v1/${documents}`, { method: 'DELETE' })
    },
    alarms() {
      return reports.filter(({ severity }) => severity === 'error').map(({ message }) => message)
    },
    async newLead(values = {}, timestamp = now()): Promise<Lead> {
      return (await newLeads(1, () => values, timestamp))[0]!
    },
    async deliveryOf(key: DeliveryKey) {
      const read = await db.doc(deliveryPath(key)).get()
      return read.data() as Delivery | undefined
    },
    async answerOf(lead: LeadKey) {
      return (await db.doc(answerPath(lead)).get()).data() as AnswerRecord | undefined
    },
    /** The different states of some deliveries. */
    async statesOf(keys: readonly DeliveryKey[]): Promise<string[]> {
      const found = await readAll(db, keys.map(deliveryPath), 'state')
      return [...new Set(found.map((read) => read.get('state')))]
    },
  }
}

/** A mailer whose process dies after the send, before it writes the outcome; without `mailer`, before the send. */
export function dying(mailer?: Mailer): Mailer {
  return {
    async send(...given) {
      await mailer?.send(...given)
      throw new Error('killed')
    },
  }
}

/**
 * Called before and after each read and each commit, so that a test can let the process die, fail or wait there.
 * `documents`: how many are read by their paths.
 * `repeat`, resolved after a commit, repeats the commit, as the SDK does when the answer is lost.
 */
type Hook = (
  when: 'before' | 'after',
  what: 'read' | 'commit',
  documents: number,
) => Promise<unknown>

/** The two internal methods through which the Admin SDK sends reads and commits. A work-around: the SDK has no hook. */
type Requests = Record<
  'request' | 'requestStream',
  (method: string, ...given: unknown[]) => Promise<Readable>
>

function hooked(db: Firestore, hook: Hook): Firestore {
  const original = db as unknown as Requests
  return Object.assign(Object.create(db), {
    async request(...commit) {
      await hook('before', 'commit', 0)
      const answer = await original.request(...commit)
      const isRepeated = (await hook('after', 'commit', 0)) === 'repeat'
      return isRepeated ? original.request(...commit) : answer
    },
    async requestStream(...read) {
      const documents = (read[2] as { documents?: unknown[] }).documents?.length ?? 0
      await hook('before', 'read', documents)
      const answer = await original.requestStream(...read)
      await hook('after', 'read', documents).catch((error) => {
        answer.destroy()
        throw error
      })
      return answer
    },
  } satisfies Requests)
}

/** An agency with its own mail server. Before each test of the file, both are reset. */
export async function agencyWithServer(projectId: string, limits?: RateLimits) {
  const agency = emulatedAgency(projectId)
  const server = await smtpServer()
  beforeEach(async () => {
    await agency.reset()
    server.reset()
  })
  afterAll(() => server.close())
  const dependencies = (changes: Parameters<typeof agency.dependenciesAt>[1] = {}) =>
    agency.dependenciesAt(server.port, { ...(limits && { limits }), ...changes })
  /** Runs sweeps, by default each five minutes after the previous one. */
  const sweepTimes = async (
    times: number,
    given: () => Dependencies = dependencies,
    everyMs = 5 * MINUTE,
  ) => {
    for (let done = 0; done < times; done++) {
      agency.pass(everyMs)
      await sweep(given())
    }
  }
  return {
    ...agency,
    server,
    /** The texts of all mails that the server has accepted. */
    told: () => server.taken.map(({ text }) => text).join('\n'),
    dependencies,
    sweepTimes,
    sweepHourly: (times: number, given = dependencies) => sweepTimes(times, given, HOUR),
    /** Handles the event of a lead or of a day; resolves to the result. */
    deliver: async (key: DeliveryKey, given = dependencies()) => (await deliver(key, given)).result,
  }
}
