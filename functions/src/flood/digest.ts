// The rate limit queues leads. A digest is one mail that lists queued leads, and is delivered like
// a lead's mail. Its record has the paths of its leads (`leads`), and of those whose words the mail
// server refused (`refused`). The record of a listed lead has the id of its digest (`digest`).

import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { commitIfUnchanged, put, remove } from '../delivery/conditional-commit.ts'
import { deliveryPath, keyOfDelivery, newDelivery } from '../delivery/delivery-record.ts'
import type { Dependencies, FindSubject } from '../delivery/dependencies.ts'
import { findListed } from '../lead/answer-record.ts'
import { keyOfPath, type LeadKey, pathOf } from '../lead/lead.ts'
import { findLeads, readAll } from '../lead/read-leads.ts'
import { digestMails, fittingInDigest } from '../mail/digest-mail.ts'

const MOST_LEADS = 250

/** Finds the leads of a digest. The claim removes the records of leads that were erased. */
export const findDigest: FindSubject = async (key, { db, addresses }) => {
  const own = await db.doc(deliveryPath(key)).get()
  if (!own.exists) return null
  const keys = leadsOf(own)
  const found = await findListed(db, keys)
  const isRefused = (path: string) => (own.get('refused') ?? []).includes(path)
  const leads = found.map((lead) => ({ ...lead, isRefused: isRefused(pathOf(lead)) }))
  const stored = new Set(leads.map(pathOf))
  const gone = keys.filter((lead) => !stored.has(pathOf(lead)))
  const erased = await recordsOf(db, key.id, gone)
  return {
    leadAt: null,
    compose: () => (leads.length ? digestMails(key, leads, addresses) : null),
    writeClaimed(batch) {
      for (const read of erased) remove(batch, read)
    },
    async writeChanged(batch, fields) {
      for (const read of await recordsOf(db, key.id, leads)) put(batch, read, fields)
    },
  }
}

export function leadsOf(digest: DocumentSnapshot): LeadKey[] {
  const paths: unknown = digest.get('leads')
  return Array.isArray(paths) ? paths.map(keyOfPath) : []
}

/** The leads' records, without those that staff took out of the digest by resending them alone. */
async function recordsOf(db: Firestore, digest: string, leads: readonly LeadKey[]) {
  const found = await readAll(db, leads.map(deliveryPath), 'digest')
  return found.filter((read) => read.get('digest') === digest)
}

/**
 * In one commit, moves as many leads as fit, queued until a time, into a new digest. Null without
 * queued leads, or when the rate limit allows no digest now. Erased leads leave the queue too.
 */
export function nextDigest(until: Date, { db, addresses, now, rateLimit }: Dependencies) {
  const deliveries = db.collection('deliveries')
  return commitIfUnchanged(db, async (batch) => {
    const key = { form: 'digest', id: deliveries.doc().id } as const
    const record = newDelivery(key, now(), null)
    const rate = await db.doc('health/rate').get()
    if (rateLimit.verdict(rate.data(), now().getTime(), record) !== 'now') return null
    const inOrder = deliveries.where('queuedAt', '<=', until).orderBy('queuedAt')
    const { docs } = await inOrder.limit(MOST_LEADS).select('version').get()
    if (!docs.length) return null
    const queued = new Map(docs.map((read) => [pathOf(keyOfDelivery(read)), read]))
    const stored = await findLeads(db, [...queued.keys()].map(keyOfPath))
    const leads = stored.slice(0, fittingInDigest(stored, addresses)).map(pathOf)
    const waiting = new Set(stored.map(pathOf))
    for (const [path, read] of queued) {
      if (leads.includes(path)) put(batch, read, { queuedAt: null, digest: key.id })
      else if (!waiting.has(path)) remove(batch, read)
    }
    const refused = leads.filter((path) => (queued.get(path)?.get('version') ?? 'full') !== 'full')
    if (leads.length) batch.create(db.doc(deliveryPath(key)), { ...record, leads, refused })
    return key
  })
}
