// A lead waits in a queue when the rate limit allows no mail for it alone. A digest is one mail that lists queued
// leads, and is delivered like the mail of a lead.

import { commitIfUnchanged, put, remove } from '../delivery/conditional-commit.ts'
import { type Delivered, deliver } from '../delivery/deliver.ts'
import {
  type DeliveryKey,
  deliveryPath,
  isLeadKey,
  keyOfDelivery,
  newDelivery,
  withRecords,
} from '../delivery/delivery-record.ts'
import type { Dependencies } from '../delivery/dependencies.ts'
import { keyOfPath, pathOf } from '../lead/lead.ts'
import { findLeads } from '../lead/lead-store.ts'
import { DIGEST_LEADS, digestMails, fittingInDigest } from '../mail/digest-mail.ts'

/** A queue by its field. `queuedAt`: leads for a digest; `refusedAt`: leads whose words the server refuses, for a notice. */
export type Queue = 'queuedAt' | 'refusedAt'

/** Mails a digest. The digest's second version is the notice, without the visitors' words. */
export function deliverDigest(key: DeliveryKey, dependencies: Dependencies): Promise<Delivered> {
  const { db, addresses } = dependencies
  return deliver(key, dependencies, async ({ record }) => {
    const leads = await findLeads(db, record.leads.map(keyOfPath))
    if (!leads.length) return null
    const found = await withRecords(db, leads, 'answerToken')
    const listed = found.map(([lead, read]) => ({ ...lead, answerToken: read.get('answerToken') }))
    return digestMails(key, listed, addresses)
  })
}

/**
 * Makes a digest of as many queued leads as fit, and takes them out of the queue, in one commit; null when no lead
 * was queued by `until`. Erased leads leave the queue too. If all are erased, the claim removes the empty digest.
 */
export function nextDigest(
  queue: Queue,
  until: Date,
  { db, addresses, now }: Dependencies,
): Promise<DeliveryKey | null> {
  const deliveries = db.collection('deliveries')
  return commitIfUnchanged(db, async (batch) => {
    const inOrder = deliveries.where(queue, '<=', until).orderBy(queue)
    const { docs } = await inOrder.limit(DIGEST_LEADS).select('form', 'id').get()
    const queued = docs.map(keyOfDelivery).filter(isLeadKey)
    if (!queued.length) return null
    const stored = await findLeads(db, queued)
    const paths = stored.map(pathOf)
    const leads = paths.slice(0, fittingInDigest(stored, addresses.site))
    const key = { form: 'digest', id: deliveries.doc().id } as const
    for (const read of docs) {
      const path = pathOf(keyOfDelivery(read))
      if (leads.includes(path))
        put(batch, read, { queuedAt: null, refusedAt: null, digest: key.id })
      else if (isLeadKey(keyOfDelivery(read)) && !paths.includes(path)) remove(batch, read)
    }
    const version = queue === 'refusedAt' ? 1 : 0
    batch.create(db.doc(deliveryPath(key)), { ...newDelivery(key, now(), null), version, leads })
    return key
  })
}
