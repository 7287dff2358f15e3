import type { Timestamp } from 'firebase-admin/firestore'
import type { FormName } from 'submissions'
import type { Remedy } from './fault.ts'

/** What one mail is about: a lead, or a digest of many. */
export type DeliveryKey = { form: FormName | 'digest'; id: string }

/**
 * | state   | means                                    | leaves it                         |
 * | ------- | ---------------------------------------- | --------------------------------- |
 * | sending | somebody has the lease                   | the outcome, or the lease's end   |
 * | waiting | an attempt failed                        | `dueAt`                           |
 * | queued  | too many mails just now                  | a digest that lists it            |
 * | sent    | the mail server has it                   |                                   |
 * | parked  | no attempt can help; staff must          | `npm run leads -- resend`         |
 */
export type State = 'sending' | 'waiting' | 'queued' | 'sent' | 'parked'

/** A document of `deliveries/{form}_{id}`; without personal data, and the rules keep every client out. */
export type Delivery = {
  form: DeliveryKey['form']
  id: string
  state: State
  attempts: number
  /** When somebody must look again: the lease's end or the next attempt; null when nobody must. */
  dueAt: Timestamp | null
  messageId: string | null
  error: string | null
  remedy: Remedy | null
  createdAt: Timestamp
  updatedAt: Timestamp
  /** The first claim, while nobody at the agency knows of the lead. */
  unsentSince: Timestamp | null
  /** Since when it waits for a digest, until one lists it. */
  queuedAt: Timestamp | null
  /** The digest that lists it. */
  digest: string | null
  /** The delivery of the first lead with the same content: this one is counted there. */
  repeatOf: string | null
  /** A digest's leads, as deliveries' names. */
  leads: string[]
  /** firestore.indexes.json makes it the TTL. */
  expireAt: Timestamp | null
}

/** A delivery's name in the collection, `query_2fXd…`. */
export function entryName({ form, id }: DeliveryKey): string {
  return `${form}_${id}`
}

/** What `entryName` was made from. */
export function keyOf(name: string): DeliveryKey {
  const end = name.indexOf('_')
  return { form: name.slice(0, end) as DeliveryKey['form'], id: name.slice(end + 1) }
}
