// The queues of leads that the rate limit keeps from having a mail of their own, and the digests that list them. A
// digest is a delivery like a lead's.

import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Dependencies } from '../delivery/claim.ts'
import { isConflict, put, remove } from '../delivery/conditional-commit.ts'
import { type Delivered, deliver } from '../delivery/deliver.ts'
import {
  type DeliveryKey,
  deliveryPath,
  isLeadKey,
  keyOfDelivery,
  newDelivery,
} from '../delivery/delivery-record.ts'
import { keyOfPath, type LeadKey, pathOf } from '../lead/lead.ts'
import { findLeads } from '../lead/lead-store.ts'
import { DIGEST_LEADS, digestMails, fittingInDigest } from '../mail/digest-mail.ts'

/** `queuedAt`: leads that came too fast, for a digest; `refusedAt`: leads whose words are refused, for a notice. */
export type Queue = 'queuedAt' | 'refusedAt'

/** Mails a digest; its second version is the notice, which is without the visitors' words. */
export function deliverDigest(key: DeliveryKey, dependencies: Dependencies): Promise<Delivered> {
  const { db, addresses } = dependencies
  return deliver(key, dependencies, async ({ record }) => {
    const leads = await findLeads(db, record.leads.map(keyOfPath))
    if (!leads.length) return null
    const documents = leads.map((lead) => db.doc(deliveryPath(lead)))
    const found = await db.getAll(...documents, { fieldMask: ['form', 'id', 'answerToken'] })
    const tokens = new Map(
      found.map((read) => [pathOf(keyOfDelivery(read)), read.get('answerToken') ?? null]),
    )
    return digestMails(key, leads, tokens, addresses)
  })
}

/**
 * Takes as many leads out of a queue as fit into a digest, and makes the digest of them; null when the queue has none
 * from before `until`, or when another sweep was faster.
 */
export async function nextDigest(
  queue: Queue,
  until: Date,
  dependencies: Dependencies,
): Promise<DeliveryKey | null> {
  const { db, addresses, now } = dependencies
  const { docs } = await db
    .collection('deliveries')
    .where(queue, '<=', Timestamp.fromDate(until))
    .orderBy(queue)
    .limit(DIGEST_LEADS)
    .select('form', 'id')
    .get()
  const queued = docs.map(keyOfDelivery).filter(isLeadKey)
  if (!queued.length) return null
  const stored = await findLeads(db, queued)
  const fitting = stored.slice(0, fittingInDigest(stored, addresses.site))
  // Erased leads among them leave the queue with them.
  const last = fitting.at(-1)
  const end = last ? queued.findIndex((key) => pathOf(key) === pathOf(last)) + 1 : queued.length
  const digest = await createDigest(db, queue, queued.slice(0, end), fitting, now())
  return digest === 'empty' ? nextDigest(queue, until, dependencies) : digest
}

/** One commit takes the leads out of the queue and writes them into the digest. */
async function createDigest(
  db: Firestore,
  queue: Queue,
  queued: readonly LeadKey[],
  stored: readonly LeadKey[],
  now: Date,
): Promise<DeliveryKey | 'empty' | null> {
  const found = await db.getAll(...queued.map((key) => db.doc(deliveryPath(key))), {
    fieldMask: [queue],
  })
  const key = { form: 'digest', id: db.collection('deliveries').doc().id } as const
  const batch = db.batch()
  const leads: string[] = []
  for (const [index, read] of found.entries()) {
    // Another sweep may have taken the lead.
    if (!read.get(queue)) continue
    const path = pathOf(queued[index] as LeadKey)
    if (stored.some((lead) => pathOf(lead) === path)) {
      leads.push(path)
      put(batch, read, { queuedAt: null, refusedAt: null, digest: key.id })
    } else remove(batch, read)
  }
  const version = queue === 'refusedAt' ? 1 : 0
  if (leads.length)
    batch.create(db.doc(deliveryPath(key)), { ...newDelivery(key, now, null), version, leads })
  try {
    await batch.commit()
  } catch (error) {
    if (isConflict(error)) return null
    throw error
  }
  return leads.length ? key : 'empty'
}
