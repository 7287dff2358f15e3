// The record of one mail, a document of `deliveries`, and the states that it passes through.

import { createHash } from 'node:crypto'
import type { Timestamp } from 'firebase-admin/firestore'
import type { FormName } from 'submissions'
import { keyOfPath, type LeadKey } from '../lead/lead.ts'

/** What one mail is about: a lead, or a digest of many leads. */
export type DeliveryKey = { form: FormName | 'digest'; id: string }

/**
 * | state       | means                                         | ends by                           |
 * | ----------- | --------------------------------------------- | --------------------------------- |
 * | sending     | an attempt holds the lease                    | its outcome, or the lease's end   |
 * | waiting     | no attempt is running; the next is at `dueAt` | the next attempt                  |
 * | queued      | the rate limit was reached                    | a digest that lists the lead      |
 * | sent        | every recipient that can be reached has mail  |                                   |
 * | perhapsSent | three copies may have gone out, unconfirmed   | `npm run leads -- resend`         |
 * | split       | two smaller digests list the digest's leads   |                                   |
 * | erased      | the lead was erased before it was mailed      |                                   |
 */
export type DeliveryState =
  | 'sending'
  | 'waiting'
  | 'queued'
  | 'sent'
  | 'perhapsSent'
  | 'split'
  | 'erased'

/** A document of `deliveries`. It holds no personal data, and firestore.rules give no client access. */
export type Delivery = {
  form: DeliveryKey['form']
  id: string
  state: DeliveryState
  attempts: number
  /** The end of the lease, or the time of the next attempt; null when there is nothing to do. */
  dueAt: Timestamp | null
  /** Copies of the mail that the recipients outside of `deliveredTo` may have. */
  possibleCopies: number
  /** Fingerprints of the recipients that have the mail. */
  deliveredTo: string[]
  messageId: string | null
  /** Codes of the last failure. */
  error: string | null
  createdAt: Timestamp
  /** The time under which the rate limit counts the current attempt, in ms; null when it counts none. */
  countedAt: number | null
  /** The time of the first claim; null as soon as a recipient has the mail, or may have it. */
  unsentSince: Timestamp | null
  /** When the lead was queued for a digest; null as soon as a digest lists it. */
  queuedAt: Timestamp | null
  /** The id of the digest that lists the lead. */
  digest: string | null
  /** The lead must have a mail of its own: it is neither queued nor treated as a repeat. */
  mailedAlone: boolean
  /** The original's delivery, if the lead is a repeat: the original's mail counts it. */
  repeatOf: string | null
  /** The paths of a digest's leads. */
  leads: string[]
  /** The secret part of the "Answered?" link in the mail. */
  answerToken: string | null
  /** The time of the lead while no answer is noted; else null. */
  unansweredSince: Timestamp | null
  answeredAt: Timestamp | null
  /** The name of who answered, as staff typed it. */
  answeredBy: string | null
  /** When Firestore deletes the document; firestore.indexes.json declares the TTL policy. */
  expireAt: Timestamp | null
}

/** The outcome of an attempt. */
export type Outcome =
  /** `deliveredTo` are all recipients that have the mail by now. */
  | { state: 'sent'; messageId: string; deliveredTo: readonly string[] }
  | {
      state: 'waiting'
      dueAt: Date
      code: string
      deliveredTo: readonly string[]
      /** Whether the server may have accepted this attempt's mail. */
      copyPossible: boolean
    }
  | { state: 'perhapsSent'; code: string }
  /** The digest's content was refused: `parts` are its leads' paths, for smaller digests. */
  | { state: 'split'; code: string; parts: readonly (readonly string[])[] }
  /** The lead, or every lead of the digest, was erased. */
  | { state: 'erased' }

/** A delivery's document id: `query_2fXd…`, or a hash where that would be too long for Firestore. */
export function deliveryName({ form, id }: DeliveryKey): string {
  const name = `${form}_${id}`
  // Document ids and indexed values have at most 1,500 bytes
  // (https://firebase.google.com/docs/firestore/quotas#limits).
  return Buffer.byteLength(name) <= 1000 ? name : `${form}_sha256-${sha256(id)}`
}

/** The key of a delivery, without its other fields. */
export function keyOfDelivery({ form, id }: Pick<Delivery, 'form' | 'id'>): DeliveryKey {
  return { form, id }
}

export function isLeadKey(key: DeliveryKey): key is LeadKey {
  return key.form !== 'digest'
}

/** A hash that stands for one of the agency's recipients, so that no record or log holds an address. */
export function fingerprint(recipient: string): string {
  return sha256(recipient.toLowerCase()).slice(0, 12)
}

/** 128 random bits as text. */
export function randomToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')
}

/** The delivery's document id for a lead's path. */
export function deliveryNameOfPath(path: string): string {
  return deliveryName(keyOfPath(path))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
