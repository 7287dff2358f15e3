// The record of one mail, a document of `deliveries`, and its five states.

import { createHash, randomBytes } from 'node:crypto'
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore'
import type { FormName } from 'submissions'
import { isDailyCheck, keyOfPath, type LeadKey, type LeadStub, pathOf } from '../lead/lead.ts'
import { put, remove } from './conditional-commit.ts'
import { SETTLED_KEPT_MS } from './limits.ts'

/** What one mail is about: a lead, or a digest of many leads. */
export type DeliveryKey = { form: FormName | 'digest'; id: string }

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

/** A document of `deliveries`. It holds nothing that a visitor typed, and firestore.rules give no client access. */
export type Delivery = ReturnType<typeof newDelivery>

/** The record of a new delivery. `leadAt` is the time of the lead, null for a digest and the daily check. */
export function newDelivery({ form, id }: DeliveryKey, now: Date, leadAt: Date | null) {
  const at = Timestamp.fromDate(now)
  const none = null as Timestamp | null
  return {
    form,
    id,
    state: 'waiting' as DeliveryState,
    attempts: 0,
    /** The end of the lease, or the time of the next attempt; null for `queued`, `sent` and `perhapsSent`. */
    dueAt: at as Timestamp | null,
    /** Copies of the mail that the recipients outside of `deliveredTo` may have. */
    possibleCopies: 0,
    /** The version of the mail that the next attempt sends: 0 is the first, each next one is plainer. */
    version: 0,
    /** Fingerprints of the recipients that have the mail. */
    deliveredTo: [] as readonly string[],
    /** Codes of the last failure. */
    error: null as string | null,
    createdAt: at,
    /** When the lead's document was stored. A later document under the same id is another lead. */
    leadAt: leadAt && Timestamp.fromDate(leadAt),
    /** The time, in ms, under which the rate limit counts the last attempt; null once its outcome is written. */
    countedAt: null as number | null,
    /** When the record was made; null without `leadAt`, and once a recipient has the mail or staff must decide. */
    unsentSince: leadAt && at,
    /** When the lead was queued for a digest; else null. */
    queuedAt: none,
    /** When the lead, whose words are refused, was queued for a notice; else null. */
    refusedAt: none,
    /** The id of the digest that lists the lead. */
    digest: null as string | null,
    /** The paths of a digest's leads. */
    leads: [] as string[],
    /** Whether the alarm for `perhapsSent` is still to be logged. */
    unreported: false,
    /** The secret part of the "Answered?" link in the mail. */
    answerToken: leadAt && randomBytes(16).toString('base64url'),
    /** The time of the lead while no answer is noted; else null. */
    unansweredSince: leadAt && Timestamp.fromDate(leadAt),
    answeredAt: none,
    /** The typed name of who answered, cleaned; null without a name. */
    answeredBy: null as string | null,
    /** When Firestore deletes the document; firestore.indexes.json declares the TTL policy. */
    expireAt: none,
  }
}

/**
 * The record in a document, completed where fields are missing. Null when the document is not stored, or is about an
 * earlier lead under the same id, which somebody has deleted in the console.
 */
export function deliveryIn(read: DocumentSnapshot, key: DeliveryKey, lead?: LeadStub | null) {
  const stored = read.data() as Partial<Delivery> | undefined
  const isOther = stored?.leadAt && lead && lead.sentAt.getTime() > stored.leadAt.toMillis()
  if (!stored || !read.createTime || isOther) return null
  return { ...newDelivery(key, read.createTime.toDate(), null), ...stored, ...key }
}

/**
 * Writes that a delivery needs no further attempt: into its record, with the given fields, and into the records of a
 * digest's leads. Deletes a sent daily check.
 */
export async function writeSettled(
  db: Firestore,
  batch: WriteBatch,
  own: DocumentSnapshot,
  record: Delivery,
  fields: Partial<Delivery> & { state: 'sent' | 'perhapsSent' },
  now: Date,
): Promise<void> {
  const { state } = fields
  // A lead's record is kept for as long as the lead. A digest that is perhaps sent waits for staff.
  const expires = state === 'sent' && (!isLeadKey(record) || isDailyCheck(record))
  put(batch, own, {
    ...fields,
    dueAt: null,
    unsentSince: null,
    unreported: state === 'perhapsSent',
    ...(expires && { expireAt: later(now, SETTLED_KEPT_MS) }),
  })
  await writeListed(db, batch, record, { state, unsentSince: null })
  if (isDailyCheck(record) && state === 'sent') batch.delete(db.doc(pathOf(record)))
}

/** The path of a delivery's document: `deliveries/query_2fXd…`, or with a hash where the id would be too long. */
export function deliveryPath({ form, id }: DeliveryKey): string {
  const name = `${form}_${id}`
  // Document ids and indexed values have at most 1,500 bytes
  // (https://firebase.google.com/docs/firestore/quotas#limits).
  const isShort = Buffer.byteLength(name) <= 1000
  return `deliveries/${isShort ? name : `${form}_sha256-${sha256(id)}`}`
}

/** Reads the records of these deliveries, or only some fields; resolves to each key with its record. */
export async function withRecords<K extends DeliveryKey>(
  db: Firestore,
  keys: readonly K[],
  ...fieldMask: (keyof Delivery)[]
): Promise<[K, DocumentSnapshot][]> {
  if (!keys.length) return []
  const options = fieldMask.length ? [{ fieldMask }] : []
  const found = await db.getAll(...keys.map((key) => db.doc(deliveryPath(key))), ...options)
  return keys.map((key, index) => [key, found[index] as DocumentSnapshot])
}

/**
 * Writes fields into the records of the leads that a digest lists, or removes the records. Leaves out erased
 * leads, and leads that staff have taken out of the digest by resending them alone.
 */
export async function writeListed(
  db: Firestore,
  batch: WriteBatch,
  { id, leads }: Delivery,
  fields: Partial<Delivery> | null,
): Promise<void> {
  for (const [, read] of await withRecords(db, leads.map(keyOfPath), 'digest')) {
    if (read.get('digest') !== id) continue
    if (fields) put(batch, read, fields)
    else remove(batch, read)
  }
}

/** The key of a delivery's document, read from its id where its fields are missing. */
export function keyOfDelivery(read: DocumentSnapshot): DeliveryKey {
  const [, form, id] = /^(query|contact|digest)_(.*)$/s.exec(read.id) ?? []
  return { form: read.get('form') ?? form, id: read.get('id') ?? id }
}

export function isLeadKey(key: DeliveryKey): key is LeadKey {
  return key.form !== 'digest'
}

/** A hash that stands for one of the agency's recipients, so that no record or log holds an address. */
export function fingerprint(recipient: string): string {
  return sha256(recipient.toLowerCase()).slice(0, 12)
}

export function later(time: Date, milliseconds: number): Timestamp {
  return Timestamp.fromMillis(time.getTime() + milliseconds)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
