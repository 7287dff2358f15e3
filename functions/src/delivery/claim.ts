// Decides whether a delivery may be sent now. If so, one commit takes the lease, counts one more possible copy, and
// adds the mail to the rate limit. The mail is made before the commit, so that only the send follows the commit.

import type { DocumentSnapshot, Timestamp, WriteBatch } from 'firebase-admin/firestore'
import type { Claimed, Unclaimed } from './claim-result.ts'
import { commitIfUnchanged, put, remove } from './conditional-commit.ts'
import {
  type Delivery,
  type DeliveryKey,
  deliveryIn,
  deliveryPath,
  fingerprint,
  later,
  newDelivery,
} from './delivery-record.ts'
import type { Dependencies } from './dependencies.ts'
import { FURTHEST_DUE_MS, LEASE_MS, MOST_COPIES } from './limits.ts'
import { healthIn } from './problems.ts'
import { settledFields } from './settle.ts'

type Found = Awaited<ReturnType<typeof find>>

export async function claim(
  key: DeliveryKey,
  dependencies: Dependencies,
): Promise<Claimed | Unclaimed> {
  const writes: Timestamp[] = []
  const decided = await commitIfUnchanged(
    dependencies.db,
    async (batch) => decide(await find(key, dependencies), dependencies, batch),
    (at) => writes.push(at),
  )
  if (decided.result !== 'claimed') return decided
  const [leasedAt] = writes
  if (!leasedAt) throw new Error('A claim has written no lease')
  return { ...decided, leasedAt }
}

async function find(key: DeliveryKey, dependencies: Dependencies) {
  const { db, subjects, now } = dependencies
  const claimedAt = now()
  const documents = [deliveryPath(key), 'health/rate', 'health/mail'].map((path) => db.doc(path))
  const [read, subject] = await Promise.all([
    db.getAll(...documents),
    subjects[key.form](key, dependencies),
  ])
  const [own, rate, health] = read as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot]
  return { key, claimedAt, own, rate, health: healthIn(health), subject }
}

async function decide(
  found: Found,
  { addresses, rateLimit }: Dependencies,
  batch: WriteBatch,
): Promise<Omit<Claimed, 'leasedAt'> | Unclaimed> {
  const { key, claimedAt, own, rate, health, subject } = found
  const known = deliveryIn(own, key, subject?.leadAt)
  if (known?.dueAt === null) return { result: 'settled' }
  const aheadMs = (known?.dueAt.toMillis() ?? 0) - claimedAt.getTime()
  if (aheadMs > 0 && aheadMs <= FURTHEST_DUE_MS) return { result: 'early' }

  const record = known ?? newDelivery(key, claimedAt, subject?.leadAt ?? null)
  const versions = subject?.compose(record, health.late)
  subject?.writeClaimed?.(batch)
  if (!subject || !versions) {
    remove(batch, own)
    return { result: 'erased' }
  }
  const { deliveredTo, possibleCopies } = record
  const recipients = addresses.to.filter((one) => !deliveredTo.includes(fingerprint(one)))
  const isServed = recipients.length === 0 && deliveredTo.length > 0
  if (isServed || possibleCopies >= MOST_COPIES) {
    const state = isServed ? 'sent' : 'perhapsSent'
    const error = isServed ? null : 'unknown outcome'
    put(batch, own, { ...record, ...settledFields(key, state, claimedAt), error })
    await subject.writeChanged?.(batch, { state, unsentSince: null })
    return { result: state }
  }
  const verdict = rateLimit.verdict(rate.data(), claimedAt.getTime(), record)
  if (verdict === 'later') return { result: 'early' }
  if (verdict === 'queue') {
    put(batch, own, { ...record, state: 'queued', queuedAt: later(claimedAt, 0), dueAt: null })
    return { result: 'queued' }
  }
  const leased = withLease(record, claimedAt)
  put(batch, own, leased)
  put(batch, rate, rateLimit.withMail(rate.data(), claimedAt.getTime(), key))
  const hasProblems = Object.keys(health.problems).length > 0
  const mail = versions[record.version] ?? versions.wordless
  const facts = { claimedAt, subject, versions, mail, recipients, hasProblems }
  return { result: 'claimed', record: leased, ...facts }
}

function withLease(record: Delivery, claimedAt: Date): Delivery {
  return {
    ...record,
    state: 'sending',
    attempts: record.attempts + 1,
    dueAt: later(claimedAt, LEASE_MS),
    possibleCopies: record.possibleCopies + 1,
  }
}
