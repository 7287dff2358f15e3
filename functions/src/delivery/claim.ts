// Decides whether a delivery may be sent now, and makes the mail. One commit then takes the lease,
// counts a possible copy and adds the mail to the rate limit. Only the send follows the commit.

import type { Timestamp, WriteBatch } from 'firebase-admin/firestore'
import { pathOf } from '../lead/lead.ts'
import { readAll } from '../lead/read-leads.ts'
import { commitIfUnchanged, put, remove } from './conditional-commit.ts'
import {
  type DeliveryKey,
  deliveryIn,
  deliveryPath,
  fingerprint,
  later,
  newDelivery,
  settledFields,
} from './delivery-record.ts'
import type { Dependencies } from './dependencies.ts'
import { FURTHEST_DUE_MS, LEASE_MS, MOST_COPIES } from './limits.ts'
import { healthIn, PERHAPS_SENT } from './open-problems.ts'

type Claim = Awaited<ReturnType<typeof claim>>
export type Claimed = Extract<Claim, { result: 'claimed' }>
export type Unclaimed = Exclude<Claim, Claimed>

export async function claim(key: DeliveryKey, dependencies: Dependencies) {
  const writes: Timestamp[] = []
  const decided = await commitIfUnchanged(
    dependencies.db,
    (batch) => decide(key, dependencies, batch),
    (at) => writes.push(at),
  )
  // `leasedAt`: the version of the stored record that has the lease of this attempt.
  return decided.result === 'claimed' ? { ...decided, leasedAt: writes[0]! } : decided
}

async function decide(key: DeliveryKey, dependencies: Dependencies, batch: WriteBatch) {
  const { db, subjects, addresses, rateLimit, now, log } = dependencies
  const claimedAt = now()
  const [[own, rate, mail], subject] = await Promise.all([
    readAll(db, [deliveryPath(key), 'health/rate', 'health/mail']),
    subjects[key.form](key, dependencies),
  ])
  const { problems, late } = healthIn(mail)
  const known = deliveryIn(own, key, subject?.leadAt)
  // Sent, perhaps sent or queued: there is nothing to do.
  if (known?.dueAt === null) return { result: 'settled' } as const
  // A running lease, or a later attempt.
  const aheadMs = (known?.dueAt.toMillis() ?? 0) - claimedAt.getTime()
  if (aheadMs > 0 && aheadMs <= FURTHEST_DUE_MS) return { result: 'early' } as const

  const record = known ?? newDelivery(key, claimedAt, subject?.leadAt ?? null)
  const versions = subject?.compose(record, late)
  subject?.writeClaimed?.(batch)
  if (!subject || !versions) {
    remove(batch, own)
    return { result: 'erased' } as const
  }
  const { deliveredTo, possibleCopies, attempts } = record
  const recipients = addresses.to.filter((one) => !deliveredTo.includes(fingerprint(one)))
  // Every recipient in MAIL_TO has the mail, or the last attempt ended without an outcome.
  const isServed = recipients.length === 0 && deliveredTo.length > 0
  if (isServed || possibleCopies >= MOST_COPIES) {
    const result = isServed ? 'sent' : 'perhapsSent'
    if (!isServed) log('error', PERHAPS_SENT, { lead: pathOf(key) })
    const error = isServed ? null : 'unknown outcome'
    put(batch, own, { ...record, ...settledFields(key, result, claimedAt), error })
    await subject.writeChanged?.(batch, { state: result, unsentSince: null })
    return { result } as const
  }
  const verdict = rateLimit.verdict(rate.data(), claimedAt.getTime(), record)
  if (verdict === 'later') return { result: 'early' } as const
  if (verdict === 'queue') {
    put(batch, own, { ...record, state: 'queued', queuedAt: later(claimedAt, 0), dueAt: null })
    return { result: 'queued' } as const
  }
  const lease = { state: 'sending', dueAt: later(claimedAt, LEASE_MS) } as const
  const counts = { attempts: attempts + 1, possibleCopies: possibleCopies + 1 }
  const leased = { ...record, ...lease, ...counts }
  put(batch, own, leased)
  put(batch, rate, rateLimit.withMail(rate.data(), claimedAt.getTime(), key))
  return {
    result: 'claimed',
    claimedAt,
    /** The record as written: its copies include this attempt. */
    record: leased,
    subject,
    versions,
    recipients,
    /** Whether `health/mail` has open problems, which a success may end. */
    hasProblems: Object.keys(problems).length > 0,
  } as const
}
