// What the folders ask of the world outside. dependencies.ts makes the real ones; tests bring a clock,
// a store and a mail server of their own.

import type { Claim } from './delivery/decide-claim.ts'
import type { DeliveryKey, Outcome } from './delivery/delivery-record.ts'
import type { Lead, LeadKey } from './lead/lead.ts'
import type { DailyReport } from './mail/daily-mail.ts'
import type { LeadContext } from './mail/lead-mail-model.ts'
import type { Addresses, Mail } from './mail/mail.ts'
import type { SendResult } from './mail/smtp-failure.ts'

export type Log = (
  severity: 'info' | 'warn' | 'error',
  message: string,
  facts: Record<string, unknown>,
) => void

export type Mailer = {
  /** Hands a mail to the server for these of its recipients. Failures are values; it never rejects. */
  send(mail: Mail, recipients: readonly string[]): Promise<SendResult>
}

export type LeadStore = {
  /** Those of these leads that are still stored, in their order. */
  findAll(keys: readonly LeadKey[]): Promise<Lead[]>
  /** Leads of both forms stored after one time and up to another, in pages. */
  storedBetween(after: Date, until: Date, pageSize: number): AsyncIterable<LeadKey[]>
}

/** What is known about deliveries: beside the leads, and without personal data. */
export type DeliveryStore = {
  /** Takes the lease on a lead if it may be mailed now; else says what stands against it. */
  claimLead(lead: Lead, now: Date): Promise<Claim>
  /** The same for a digest. */
  claimDigest(id: string, now: Date): Promise<Claim>
  /**
   * Extends the lease for the send and counts one more copy that may have gone out. False when another
   * attempt has taken over meanwhile: then nothing may be sent.
   */
  beginSend(key: DeliveryKey, attempt: number, now: Date): Promise<boolean>
  /** Writes the outcome of an attempt, unless a later one has taken over. */
  settle(key: DeliveryKey, attempt: number, outcome: Outcome, now: Date): Promise<void>
  /** What a lead's mail says about the lead's delivery and about the other leads. */
  contextOf(key: LeadKey, now: Date): Promise<LeadContext>
  /** The tokens of the leads' "Answered?" links, by path. */
  answerTokensOf(keys: readonly LeadKey[]): Promise<Map<string, string>>
}

export type MailHealth = {
  /**
   * Takes note of what a send showed. Each problem is alarmed once until it has ended. Resolves to true
   * when a problem has ended, so that what waits for it can be tried at once.
   */
  note(seen: SeenHealth, now: Date): Promise<boolean>
}

export type SeenHealth = {
  /** The code of a failure of the server or of its account; null when it took the mail. */
  serverFailure: string | null
  /** Recipients that took the mail, and those that were refused for good, with the code. */
  accepted: readonly string[]
  refused: readonly { recipient: string; code: string }[]
}

/** What sending one delivery needs. */
export type SendDependencies = {
  deliveries: DeliveryStore
  leads: LeadStore
  mailer: Mailer
  health: MailHealth
  addresses: Addresses
  /** Makes everything that waits for the mail server due at once. */
  retryAllNow(now: Date): Promise<void>
  /** What the daily mail says. */
  dailyReport(now: Date): Promise<DailyReport>
  /** Erases a daily check whose mail has gone. */
  endDailyCheck(key: LeadKey, now: Date): Promise<void>
  now: () => Date
  log: Log
}

export type SweepStore = {
  /**
   * At most `limit` deliveries whose time has come: leads, longest due first, then digests, newest first,
   * so that the parts of a digest that was split come before the others.
   */
  due(now: Date, limit: number): Promise<DeliveryKey[]>
  /** The oldest of those that wait and that nobody may have by now; null when there is none. */
  oneWaiting(): Promise<DeliveryKey | null>
  makeDue(key: DeliveryKey, now: Date): Promise<void>
  /** Those of these leads that no delivery was ever begun for. */
  withoutDelivery(keys: readonly LeadKey[]): Promise<LeadKey[]>
  /** Leads that were queued until a time, the oldest first. */
  queued(until: Date, limit: number): Promise<LeadKey[]>
  /** Puts queued leads into a new digest; null when another sweep was faster. */
  createDigest(keys: readonly LeadKey[], now: Date): Promise<string | null>
  /** Keeps a delivery that cannot be handled from being tried again at once. */
  postpone(key: DeliveryKey, now: Date, error: string): Promise<void>
  /** How many leads nobody knows of although they are late, and the age of the oldest unsent one in ms. */
  unsent(now: Date): Promise<{ late: number; oldestMs: number }>
}

export type SweepDependencies = SendDependencies & {
  sweepStore: SweepStore
  /** Until when every lead is known to have a delivery. */
  watermark: { read(): Promise<Date>; write(until: Date): Promise<void> }
}
