// What is kept about one mail: its state, and how it moves from one to the next.

import { createHash } from 'node:crypto'
import type { Timestamp } from 'firebase-admin/firestore'
import type { FormName } from 'submissions'
import type { LeadKey } from '../lead/lead.ts'

/** What one mail is about: a lead, or a digest of many. */
export type DeliveryKey = { form: FormName | 'digest'; id: string }

/**
 * | state       | means                                         | leaves it by                      |
 * | ----------- | --------------------------------------------- | --------------------------------- |
 * | sending     | an attempt holds the lease                    | its outcome, or the lease's end   |
 * | waiting     | an attempt failed; `dueAt` is the next        | the next attempt                  |
 * | queued      | too many mails just now                       | a digest that lists it            |
 * | sent        | every recipient that can be reached has it    |                                   |
 * | perhapsSent | three copies went out, none was confirmed     | `npm run leads -- resend`         |
 * | split       | a digest whose leads are in two smaller ones  |                                   |
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

/** A document of `deliveries`; without personal data, and the rules keep every client out. */
export type Delivery = {
  form: DeliveryKey['form']
  id: string
  state: DeliveryState
  attempts: number
  /** When somebody must look again: the lease's end or the next attempt; null when nobody must. */
  dueAt: Timestamp | null
  /** Sends that the server may have taken although nobody knows. */
  possibleCopies: number
  /** The recipients that have the mail, as `fingerprint` names them. */
  deliveredTo: string[]
  messageId: string | null
  /** Codes of the last failure. */
  error: string | null
  createdAt: Timestamp
  /** The current attempt's entry in the rate limit, in ms; null when it has none. */
  countedAt: number | null
  /** The first claim, while nobody at the agency knows of the lead. */
  unsentSince: Timestamp | null
  /** Since when the lead waits for a digest, until one lists it. */
  queuedAt: Timestamp | null
  /** The digest that lists it. */
  digest: string | null
  /** The lead's own mail is wanted: it is neither queued nor counted as a repeat. */
  mailedAlone: boolean
  /** The delivery of the first lead with the same content: this one is counted there. */
  repeatOf: string | null
  /** A digest's leads, by path. */
  leads: string[]
  /** What the "Answered?" link in the mail carries. */
  answerToken: string | null
  /** The lead's own time while no answer is noted, else null. */
  unansweredSince: Timestamp | null
  answeredAt: Timestamp | null
  /** Who says so, as typed by staff. */
  answeredBy: string | null
  /** firestore.indexes.json makes it the TTL. */
  expireAt: Timestamp | null
}

/** What came of an attempt. */
export type Outcome =
  /** `deliveredTo` are all recipients that have the mail by now. */
  | { state: 'sent'; messageId: string; deliveredTo: readonly string[] }
  | {
      state: 'waiting'
      dueAt: Date
      code: string
      deliveredTo: readonly string[]
      /** Whether the server may have taken this attempt's mail. */
      copyPossible: boolean
    }
  | { state: 'perhapsSent'; code: string }
  /** A digest whose content was refused: its leads, in smaller digests. */
  | { state: 'split'; code: string; parts: readonly (readonly string[])[] }
  /** Every lead of a digest was erased. */
  | { state: 'erased' }

/** A delivery's name in the collection: `query_2fXd…`, or a hash where Firestore would refuse that. */
export function deliveryName({ form, id }: DeliveryKey): string {
  const name = `${form}_${id}`
  // A document's name, and a value in a query, has at most 1,500 bytes.
  return Buffer.byteLength(name) <= 1000 ? name : `${form}_sha256-${sha256(id)}`
}

/** The key of a delivery's document. */
export function keyOfDelivery({ form, id }: Pick<Delivery, 'form' | 'id'>): DeliveryKey {
  return { form, id }
}

export function isLeadKey(key: DeliveryKey): key is LeadKey {
  return key.form !== 'digest'
}

/** How a delivery names one of the agency's recipients: no address stands in the store or in a log. */
export function fingerprint(recipient: string): string {
  return sha256(recipient.toLowerCase()).slice(0, 12)
}

/** The random part of a digest's id and of a token: 128 bits. */
export function randomName(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')
}

/** The delivery of a lead's path. */
export function deliveryNameOfPath(path: string): string {
  const end = path.indexOf('/')
  return deliveryName({ form: path.slice(0, end) as DeliveryKey['form'], id: path.slice(end + 1) })
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
