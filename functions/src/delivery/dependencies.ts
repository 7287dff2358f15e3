import type { DocumentData, Firestore } from 'firebase-admin/firestore'
import type { Log } from '../log.ts'
import type { Addresses, Mailer } from '../mail/mail.ts'

/** What a delivery needs from outside; ../dependencies.ts has the real ones. */
export type Dependencies = {
  db: Firestore
  mailer: Mailer
  addresses: Addresses
  rateLimit: RateLimit
  now: () => Date
  log: Log
}

/** The rate limit (flood/rate-limit.ts), which delivery/ does not import. `times`: the fields of `health/rate`. */
export type RateLimit = {
  hasRoom(times: Times, now: number, kind: MailKind): boolean
  /** The fields with a mail that goes out now. */
  withMail(times: Times, now: number, isNotice: boolean): DocumentData
  /** The fields without the mail of the time `countedAt`, which the server did not accept. */
  withoutMail(times: Times, now: number, countedAt: number, about: MailFacts): DocumentData
}
type Times = DocumentData | undefined
/** `notice`: the mail about one lead without the visitor's words, after the server has refused the words. */
export type MailKind = 'single' | 'notice' | 'digest' | 'daily'
/** `isNotice`: the mail was without the visitors' words. `isRefused`: the server refused the mail's content. */
export type MailFacts = { isNotice: boolean; isRefused: boolean }
