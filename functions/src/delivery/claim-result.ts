import type { Timestamp } from 'firebase-admin/firestore'
import type { Mail, Versions } from '../mail/mail.ts'
import type { Delivery } from './delivery-record.ts'
import type { Subject } from './dependencies.ts'

export type Claimed = {
  result: 'claimed'
  claimedAt: Date
  /** The version of the stored record that has the lease of this attempt. */
  leasedAt: Timestamp
  /** The record as the claim has written it: its copies include this attempt. */
  record: Delivery
  subject: Subject
  versions: Versions
  mail: Mail
  /** The recipients that do not have the mail yet. */
  recipients: readonly string[]
  /** Whether `health/mail` has open problems, which a success may end. */
  hasProblems: boolean
}

export type Unclaimed = {
  result:
    | 'settled' // Sent, perhaps sent or queued: there is nothing to do.
    | 'early' // Another attempt has the lease, the next is due later, or the rate limit leaves the delivery due.
    | 'queued' // The rate limit allows no mail now: the lead waits for a digest.
    | 'erased' // What the mail is about is not stored any more; the record is removed.
    | 'sent' // Every recipient in MAIL_TO has the mail already.
    | 'perhapsSent' // The last attempt ended without an outcome, and no further copy may go out.
}
