// A lead waits in the queue when the rate limit allows no mail for it alone. A digest is one mail that lists queued
// leads, and is delivered like the mail of a lead. Its record has the paths of its leads (`leads`), and of those whose
// words the mail server has refused (`refused`). The record of a listed lead has the id of its digest (`digest`).

import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { commitIfUnchanged, put, remove } from '../delivery/conditional-commit.ts'
import {
  type DeliveryKey,
  deliveryPath,
  isLeadKey,
  keyOfDelivery,
  newDelivery,
  withRecords,
} from '../delivery/delivery-record.ts'
import type { Dependencies, FindSubject } from '../delivery/dependencies.ts'
import { answerTokens } from '../lead/answer-record.ts'
import { keyOfPath, pathOf } from '../lead/lead.ts'
import { findLeads } from '../lead/lead-store.ts'
import { DIGEST_LEADS, digestMails, fittingInDigest } from '../mail/digest-mail.ts'

/** Finds the leads of a digest for its mail. The records of leads that were erased are removed with the claim. */
export const findDigest: FindSubject = async (key, { db, addresses }) => {
  const own = await db.doc(deliveryPath(key)).get()
  if (!own.exists) return null
  const paths = leadsOf(own)
  const leads = await findLeads(db, paths.map(keyOfPath))
  const tokens = await answerTokens(db, leads)
  const isRefused = (path: string) => (own.get('refused') ?? []).includes(path)
  const listed = leads.map((lead, index) => {
    return { ...lead, answerToken: tokens[index] ?? null, isRefused: isRefused(pathOf(lead)) }
  })
  const stored = new Set(leads.map(pathOf))
  const erased = await recordsOf(
    db,
    key.id,
    paths.filter((path) => !stored.has(path)),
  )
  return {
    leadAt: null,
    compose: () => (listed.length ? digestMails(key, listed, addresses) : null),
    writeClaimed(batch) {
      for (const read of erased) remove(batch, read)
    },
    async writeChanged(batch, fields) {
      for (const read of await recordsOf(db, key.id, [...stored])) put(batch, read, fields)
    },
  }
}

/** The paths of the leads that a digest lists. */
export function leadsOf(digest: DocumentSnapshot): string[] {
  const leads: unknown = digest.get('leads')
  return Array.isArray(leads) ? leads : []
}

/** The records of leads, without those that staff have taken out of the digest by resending them alone. */
async function recordsOf(db: Firestore, digest: string, paths: readonly string[]) {
  const found = await withRecords(db, paths.map(keyOfPath), 'digest')
  return found.map(([, read]) => read).filter((read) => read.get('digest') === digest)
}

/**
 * Makes a digest of as many leads as fit, queued until a time, and takes them out of the queue, in one commit. Null when
 * no lead was queued, or when the rate limit allows no digest now. Erased leads leave the queue too.
 */
export function nextDigest(
  until: Date,
  { db, addresses, now, rateLimit }: Dependencies,
): Promise<DeliveryKey | null> {
  const deliveries = db.collection('deliveries')
  return commitIfUnchanged(db, async (batch) => {
    const key = { form: 'digest', id: deliveries.doc().id } as const
    const record = newDelivery(key, now(), null)
    const rate = await db.doc('health/rate').get()
    if (rateLimit.verdict(rate.data(), now().getTime(), record) !== 'now') return null
    const inOrder = deliveries.where('queuedAt', '<=', until).orderBy('queuedAt')
    const { docs } = await inOrder.limit(DIGEST_LEADS).select('form', 'id', 'version').get()
    const queued = docs.filter((read) => isLeadKey(keyOfDelivery(read)))
    if (!queued.length) return null
    const pathOfRecord = (read: DocumentSnapshot) => pathOf(keyOfDelivery(read))
    const stored = await findLeads(db, queued.map(pathOfRecord).map(keyOfPath))
    const paths = stored.map(pathOf)
    const leads = paths.slice(0, fittingInDigest(stored, addresses))
    const listed = queued.filter((read) => leads.includes(pathOfRecord(read)))
    for (const read of listed) put(batch, read, { queuedAt: null, digest: key.id })
    for (const read of queued) if (!paths.includes(pathOfRecord(read))) remove(batch, read)
    const refused = listed
      .filter((read) => (read.get('version') ?? 'full') !== 'full')
      .map(pathOfRecord)
    if (leads.length) batch.create(db.doc(deliveryPath(key)), { ...record, leads, refused })
    return key
  })
}
