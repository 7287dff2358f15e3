// The interfaces to everything outside this code: store, mail server, clock and log. dependencies.ts
// creates the real ones; tests pass their own.

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
  /**
   * Sends a mail to these of its recipients, within a time in milliseconds. A failure is a value; the promise never
   * rejects.
   */
  send(mail: Mail, recipients: readonly string[], withinMs: number): Promise<SendResult>
}

export type LeadStore = {
  /** The leads of these keys that are still stored, in the order of the keys. */
  findAll(keys: readonly LeadKey[]): Promise<Lead[]>
  /** The leads of both forms with `after` < time of storage ≤ `until`, in pages. */
  storedBetween(after: Date, until: Date, pageSize: number): AsyncIterable<LeadKey[]>
}

/** The delivery records. They are stored beside the leads and hold no personal data. */
export type DeliveryStore = {
  /** Takes the lease on a lead if the lead may be mailed now; otherwise resolves to the reason why not. */
  claimLead(lead: Lead, now: Date): Promise<Claim>
  /** Takes the lease on a digest in the same way. */
  claimDigest(id: string, now: Date): Promise<Claim>
  /**
   * Extends the lease for the send and counts one more possible copy of the mail. Resolves to false when
   * another attempt has taken over: then nothing may be sent.
   */
  beginSend(key: DeliveryKey, attempt: number, now: Date): Promise<boolean>
  /** Writes the outcome of an attempt, unless a later attempt has taken over. */
  settle(key: DeliveryKey, attempt: number, outcome: Outcome, now: Date): Promise<void>
  /** What the lead's mail says beside the lead: its repeats, and how many other leads are late. */
  contextOf(key: LeadKey, now: Date): Promise<LeadContext>
  /** The tokens of the leads' "Answered?" links, by the leads' paths. */
  answerTokensOf(keys: readonly LeadKey[]): Promise<Map<string, string>>
}

export type MailHealth = {
  /**
   * Records what a send showed about the server and the recipients. A problem raises one alarm until it
   * has ended. Resolves to true when a problem has ended: waiting deliveries can then be tried at once.
   */
  note(seen: SeenHealth, now: Date): Promise<boolean>
}

export type SeenHealth = {
  /** The code of a failure of the server or of its account; null when this send showed no such failure. */
  serverFailure: string | null
  /** All recipients in MAIL_TO. The problem of a recipient who was removed from it has ended. */
  recipients: readonly string[]
  /** The recipients that the server accepted. */
  accepted: readonly string[]
  /** The recipients that the server refused for good or in several attempts, each with the code. */
  refused: readonly { recipient: string; code: string }[]
}

/** The dependencies of sending one delivery. */
export type SendDependencies = {
  deliveries: DeliveryStore
  leads: LeadStore
  mailer: Mailer
  health: MailHealth
  addresses: Addresses
  /** Makes every delivery that waits for the mail server due at once. */
  retryAllNow(now: Date): Promise<void>
  /** Collects the facts for the daily mail. */
  dailyReport(now: Date): Promise<DailyReport>
  /** Erases a daily check whose mail was sent. */
  endDailyCheck(key: LeadKey, now: Date): Promise<void>
  now: () => Date
  log: Log
}

export type SweepStore = {
  /**
   * At most `limit` deliveries that are due: first the leads, the longest due first; then the digests, the
   * newest first, so that the parts of a split digest come before other digests.
   */
  due(now: Date, limit: number): Promise<DeliveryKey[]>
  /**
   * The oldest waiting delivery that certainly has no copy in an inbox, among the first PAGE_SIZE waiting deliveries;
   * null when there is none.
   */
  oneWaiting(): Promise<DeliveryKey | null>
  /** Makes a waiting delivery due now; does nothing to a delivery in any other state. */
  makeDue(key: DeliveryKey, now: Date): Promise<void>
  /** The leads of these keys that have no delivery record. */
  withoutDelivery(keys: readonly LeadKey[]): Promise<LeadKey[]>
  /** Leads that were queued up to a time, the oldest first. */
  queued(until: Date, limit: number): Promise<LeadKey[]>
  /** Puts queued leads into a new digest and resolves to its id; to null when another sweep was faster. */
  createDigest(keys: readonly LeadKey[], now: Date): Promise<string | null>
  /** Leaves a delivery that cannot be handled to the next sweep. */
  postpone(key: DeliveryKey, now: Date, error: string): Promise<void>
  /** How many unsent leads are late, and the age of the oldest unsent lead in milliseconds. */
  unsent(now: Date): Promise<{ late: number; oldestMs: number }>
}

export type SweepDependencies = SendDependencies & {
  sweepStore: SweepStore
  /** The time up to which every lead is known to have a delivery record. */
  watermark: { read(): Promise<Date>; write(until: Date): Promise<void> }
}
