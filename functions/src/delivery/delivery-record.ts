// The record of one mail, a document of `deliveries`, and its five states.

import { hash } from 'node:crypto'
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { type FormName, formNames } from 'submissions'
import { keyOfPath, type LeadKey, soundFields } from '../lead/lead.ts'
import type { Version } from '../mail/mail.ts'
import { SETTLED_KEPT_MS } from './limits.ts'

/** What one mail is about: a lead, many leads (`digest`), or a day (`daily`). */
export type DeliveryKey = { form: FormName | 'digest' | 'daily'; id: string }

/**
 * | state       | means                                        | ends by                         |
 * | ----------- | -------------------------------------------- | ------------------------------- |
 * | sending     | an attempt holds the lease until `dueAt`     | its outcome, or the lease's end |
 * | waiting     | the next attempt is at `dueAt`               | the next attempt                |
 * | queued      | the rate limit was reached                   | the digest that lists the lead  |
 * | sent        | every reachable recipient has the mail       |                                 |
 * | perhapsSent | three copies may be out, none is confirmed   | `npm run leads -- resend`       |
 */
export type DeliveryState = 'sending' | 'waiting' | 'queued' | 'sent' | 'perhapsSent'

/** A document of `deliveries`. It has nothing that a visitor typed, and clients have no access. */
export type Delivery = ReturnType<typeof newDelivery>

/** The record of a new delivery. `leadAt`: the time of the lead, null for other subjects. */
export function newDelivery({ form, id }: DeliveryKey, now: Date, leadAt: Date | null) {
  const at = Timestamp.fromDate(now)
  return {
    form,
    id,
    state: 'waiting' as DeliveryState,
    attempts: 0,
    /** The end of the lease, or the next attempt; null for `queued`, `sent` and `perhapsSent`. */
    dueAt: at as Timestamp | null,
    /** Copies of the mail that the recipients outside of `deliveredTo` may have. */
    possibleCopies: 0,
    /** The version of the mail that the next attempt sends. */
    version: 'full' as Version,
    /** Whether the content was refused before: a further refusal makes the version plainer. */
    wasRefused: false,
    /** Fingerprints of the recipients that have the mail. */
    deliveredTo: [] as readonly string[],
    /** Codes of the last failure. */
    error: null as string | null,
    createdAt: at,
    /** When the lead's document was stored. A later document under the same id is another lead. */
    leadAt: leadAt && Timestamp.fromDate(leadAt),
    /** `createdAt`; null without `leadAt`, and if a recipient has the mail or staff must decide. */
    unsentSince: leadAt && at,
    /** When the rate limit made the lead wait for a digest; null when a digest lists the lead. */
    queuedAt: null as Timestamp | null,
    /** The id of the digest that lists the lead. */
    digest: null as string | null,
    /** When Firestore deletes the document; firestore.indexes.json declares the TTL policy. */
    expireAt: null as Timestamp | null,
  }
}

/**
 * The record in a document, completed where fields are missing or damaged. Null when it is not
 * stored, or is about an earlier lead under the same id, which somebody has deleted in the console.
 */
export function deliveryIn(read: DocumentSnapshot, key: DeliveryKey, leadAt?: Date | null) {
  const stored = soundFields<Delivery>(read)
  const isOther = stored.leadAt && leadAt && leadAt.getTime() > stored.leadAt.toMillis()
  if (!read.createTime || isOther) return null
  return { ...newDelivery(key, read.createTime.toDate(), null), ...stored, ...key }
}

/** The fields of a delivery that needs no further attempt. */
export function settledFields(key: DeliveryKey, state: 'sent' | 'perhapsSent', now: Date) {
  // A lead's record is kept for as long as the lead. A digest that is perhaps sent waits for staff.
  const expireAt = state === 'sent' && !isLeadKey(key) ? later(now, SETTLED_KEPT_MS) : null
  return { state, dueAt: null, unsentSince: null, expireAt }
}

export function deliveryPath({ form, id }: DeliveryKey): string {
  return `deliveries/${form}_${id}`
}

/** The key in the id of a document of `deliveries` or `answers`. */
export function keyOfDelivery({ id }: DocumentSnapshot): DeliveryKey {
  return keyOfPath(id.replace('_', '/'))
}

export function isLeadKey(key: DeliveryKey): key is LeadKey {
  return formNames.some((form) => form === key.form)
}

/** A hash in place of a recipient's address, so that no record or log holds an address. */
export function fingerprint(recipient: string): string {
  return hash('sha256', recipient.toLowerCase()).slice(0, 12)
}

export function later(time: Date, milliseconds: number): Timestamp {
  return Timestamp.fromMillis(time.getTime() + milliseconds)
}
