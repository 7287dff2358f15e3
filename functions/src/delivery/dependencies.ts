import type { DocumentData, Firestore, WriteBatch } from 'firebase-admin/firestore'
import type { Log } from '../log.ts'
import type { Addresses, Mailer, Versions } from '../mail/mail.ts'
import type { Delivery, DeliveryKey } from './delivery-record.ts'

export type Dependencies = {
  db: Firestore
  mailer: Mailer
  addresses: Addresses
  subjects: Record<DeliveryKey['form'], FindSubject>
  rateLimit: RateLimit
  now: () => Date
  log: Log
}

/** Reads what a mail is about, null if no longer stored. ../dependencies.ts has the four kinds. */
export type FindSubject = (key: DeliveryKey, outside: Outside) => Promise<Subject | null>
type Outside = Pick<Dependencies, 'db' | 'addresses' | 'now' | 'log'>

export type Subject = {
  /** When the lead was stored: an earlier record is about another lead. Null for other subjects. */
  leadAt: Date | null
  /** Null when there is nothing to mail. `late`: how many leads the last sweep found late. */
  compose(record: Delivery, late: number): Versions | null
  /** Adds writes of its own to the commit of a claim. */
  writeClaimed?(batch: WriteBatch): void
  /** Adds writes to a commit that changes the delivery. `fields` concern all leads of the mail. */
  writeChanged?(
    batch: WriteBatch,
    fields: Partial<Pick<Delivery, 'state' | 'unsentSince'>>,
  ): Promise<void>
}

/** flood/rate-limit.ts, which delivery/ does not import. `times`: the fields of `health/rate`. */
export type RateLimit = {
  /** `later`: the delivery stays due. `queue`: the lead waits for a mail about many leads. */
  verdict(times: Times, now: number, record: Delivery): 'now' | 'later' | 'queue'
  /** The fields with a mail that goes out now. */
  withMail(times: Times, now: number, key: DeliveryKey): DocumentData
  /** The fields without the mail of the time `countedAt`, which the server does not have. */
  withoutMail(times: Times, now: number, countedAt: number, isRefused: boolean): DocumentData
}
type Times = DocumentData | undefined
