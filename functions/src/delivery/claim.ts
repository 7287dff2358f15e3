// Decides whether a delivery may be sent now. If so, one commit takes the lease, counts one more possible copy, and
// adds the mail to the rate limit. The mail is made before the commit, so that only the send follows the commit.

import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { isDailyCheck, type Lead, leadIn, pathOf } from '../lead/lead.ts'
import type { Mail, Versions } from '../mail/mail.ts'
import { commitIfUnchanged, put, remove } from './conditional-commit.ts'
import {
  type Delivery,
  type DeliveryKey,
  deliveryIn,
  deliveryPath,
  fingerprint,
  isLeadKey,
  later,
  newDelivery,
  writeListed,
  writeSettled,
} from './delivery-record.ts'
import type { Dependencies } from './dependencies.ts'
import { FURTHEST_DUE_MS, LEASE_MS, MOST_COPIES } from './limits.ts'

export type Claimed = {
  result: 'claimed'
  claimedAt: Date
  /** The record as the claim has written it: its copies include this attempt. */
  record: Delivery
  mail: Mail
  lastVersion: number
  /** Whether the mail is the version without the visitors' words; false for a daily mail. */
  isNotice: boolean
  /** The recipients that do not have the mail yet. */
  recipients: readonly string[]
  /** Whether `health/mail` has open problems, which a success may end. */
  hasProblems: boolean
}

export type Unclaimed = {
  result:
    | 'settled' // Sent, perhaps sent or queued: there is nothing to do.
    | 'early' // Another attempt has the lease, the next is due later, or the rate limit leaves the delivery due.
    | 'queued' // The rate limit allows no mail now: the lead waits for a digest or a notice.
    | 'erased' // No lead of the delivery is stored any more; the record is removed.
    | 'sent' // Every recipient in MAIL_TO has the mail already.
    | 'perhapsSent' // The last attempt ended without an outcome, and no further copy may go out.
}

/** Makes the versions of a mail; null without a lead to mail. `late`: how many leads the last sweep found late. */
export type Compose = (material: {
  lead: Lead | null
  record: Delivery
  late: number
}) => Versions | null | Promise<Versions | null>

/** `isRefused`: the server has just refused the visitor's words. */
export function claim(
  key: DeliveryKey,
  { db, addresses, rateLimit, now }: Dependencies,
  compose: Compose,
  isRefused: boolean,
): Promise<Claimed | Unclaimed> {
  return commitIfUnchanged<Claimed | Unclaimed>(db, async (batch) => {
    const claimedAt = now()
    const isDaily = isDailyCheck(key)
    const [own, rate, health, stored] = (await db.getAll(
      db.doc(deliveryPath(key)),
      db.doc('health/rate'),
      db.doc('health/mail'),
      ...(isLeadKey(key) ? [db.doc(pathOf(key))] : []),
    )) as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot, DocumentSnapshot?]
    const lead = stored ? leadIn(stored) : null
    const known = deliveryIn(own, key, lead)
    if (known?.dueAt === null) return { result: 'settled' }
    const aheadMs = (known?.dueAt.toMillis() ?? 0) - claimedAt.getTime()
    if (aheadMs > 0 && aheadMs <= FURTHEST_DUE_MS) return { result: 'early' }

    const record = known ?? newDelivery(key, claimedAt, isDaily ? null : (lead?.sentAt ?? null))
    const mails = await compose({ lead, record, late: health.get('late') ?? 0 })
    if (!mails) {
      remove(batch, own)
      await writeListed(db, batch, record, null)
      return { result: 'erased' }
    }
    const { attempts, deliveredTo, possibleCopies } = record
    if (possibleCopies >= MOST_COPIES) {
      const fields = { ...record, state: 'perhapsSent', error: 'unknown outcome' } as const
      await writeSettled(db, batch, own, record, fields, claimedAt)
      return { result: 'perhapsSent' }
    }
    const recipients = addresses.to.filter((address) => !deliveredTo.includes(fingerprint(address)))
    if (!recipients.length && deliveredTo.length) {
      await writeSettled(db, batch, own, record, { ...record, state: 'sent' }, claimedAt)
      return { result: 'sent' }
    }
    const lastVersion = mails.length - 1
    const version = Math.min(record.version, lastVersion)
    const isNotice = version === lastVersion && !isDaily
    const leadKind = isNotice && isRefused ? 'notice' : 'single'
    const kind = isDaily ? 'daily' : isLeadKey(key) ? leadKind : 'digest'
    if (!rateLimit.hasRoom(rate.data(), claimedAt.getTime(), kind)) {
      // A digest stays due. A lead that some recipients already have stays due too, because a digest goes to all.
      if (kind === 'digest' || deliveredTo.length) return { result: 'early' }
      const queue = { [kind === 'notice' ? 'refusedAt' : 'queuedAt']: later(claimedAt, 0) }
      put(batch, own, { ...record, ...queue, state: 'queued', dueAt: null })
      return { result: 'queued' }
    }
    const leased: Delivery = {
      ...record,
      state: 'sending',
      attempts: attempts + 1,
      dueAt: later(claimedAt, LEASE_MS),
      possibleCopies: possibleCopies + 1,
      version,
      countedAt: claimedAt.getTime(),
    }
    put(batch, own, leased)
    put(batch, rate, rateLimit.withMail(rate.data(), claimedAt.getTime(), isNotice))
    const mail = mails[version] ?? mails[0]
    const hasProblems = Object.keys(health.get('problems') ?? {}).length > 0
    const facts = { claimedAt, mail, lastVersion, isNotice, recipients, hasProblems }
    return { result: 'claimed', record: leased, ...facts }
  })
}
