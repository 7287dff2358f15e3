// The claim: it decides whether a delivery may be sent now and, if so, takes the lease and counts one more possible
// copy in the same commit. The mail is made before, so that nothing but the send follows the commit.

import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import {
  hasRoom,
  type MailKind,
  mailTimesIn,
  type RateLimits,
  withMail,
} from '../flood/rate-limit.ts'
import { isDailyCheck, type Lead, leadIn, pathOf } from '../lead/lead.ts'
import type { Log } from '../log.ts'
import type { Addresses, Mail, Mailer, Versions } from '../mail/mail.ts'
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
  sameLead,
  settledFields,
} from './delivery-record.ts'
import { CLOCKS_DIFFER_MS, HOUR_MS, LEASE_MS, MOST_COPIES } from './limits.ts'
import { removeListed, writeListed } from './listed-leads.ts'

export type Dependencies = {
  db: Firestore
  mailer: Mailer
  addresses: Addresses
  limits: RateLimits
  now: () => Date
  log: Log
}

export type Claimed = {
  result: 'claimed'
  attempt: number
  /** The time of this claim, and the time of the first one. */
  at: Date
  since: Date
  mail: Mail
  version: number
  lastVersion: number
  /** Whether the mail is without the visitors' words, and no daily mail. */
  isNotice: boolean
  /** The recipients that do not have the mail yet, and the fingerprints of those that have it. */
  recipients: readonly string[]
  deliveredTo: readonly string[]
  /** Copies that may have gone out before this attempt. */
  possibleCopies: number
  /** Whether `health/mail` has open problems, which a success may end. */
  hasProblems: boolean
}

export type Claim =
  | Claimed
  | {
      result:
        | 'settled' // Sent, perhaps sent or queued: there is nothing to do.
        | 'early' // Another attempt has the lease, or the delivery stays due until the rate limit allows the mail.
        | 'queued'
        | 'erased' // The lead is not stored, so its record is removed.
        | 'sent' // The recipients without the mail are no longer in MAIL_TO.
        | 'perhapsSent' // The last attempt ended without an outcome, and no further copy may go out.
    }

/** What a mail is made of. `late`: how many leads were late at the last sweep. */
export type Material = { lead: Lead | null; record: Delivery; late: number }
/** Makes the mail of a delivery; null when there is nothing left to mail. */
export type Compose = (material: Material) => Versions | null | Promise<Versions | null>

/** @param options `isRefused`: the server has just refused the visitor's words. */
export function claim(
  key: DeliveryKey,
  { db, addresses, limits, now }: Dependencies,
  compose: Compose,
  { isRefused = false } = {},
): Promise<Claim> {
  return commitIfUnchanged<Claim>(db, async (batch) => {
    const at = now()
    const isDaily = isDailyCheck(key)
    const [own, rate, health, stored] = (await db.getAll(
      db.doc(deliveryPath(key)),
      db.doc('health/rate'),
      db.doc('health/mail'),
      ...(isLeadKey(key) ? [db.doc(pathOf(key))] : []),
    )) as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot, DocumentSnapshot?]
    const lead = stored ? leadIn(stored) : null
    const known = sameLead(deliveryIn(own, key, at), lead)
    if (known?.dueAt === null) return { result: 'settled' }
    if (known && !isDue(known, at)) return { result: 'early' }

    const record = known ?? newDelivery(key, at, isDaily ? null : (lead?.sentAt ?? null))
    const mails = await compose({ lead, record, late: health.get('late') ?? 0 })
    if (!mails) {
      remove(batch, own)
      await removeListed(db, batch, record)
      return { result: 'erased' }
    }
    const { deliveredTo, possibleCopies } = record
    if (possibleCopies >= MOST_COPIES) {
      const fields = settledFields(key, 'perhapsSent', at)
      put(batch, own, { ...record, ...fields, error: 'unknown outcome' })
      await writeListed(db, batch, record, 'perhapsSent')
      return { result: 'perhapsSent' }
    }
    const recipients = addresses.to.filter((one) => !deliveredTo.includes(fingerprint(one)))
    if (!recipients.length && deliveredTo.length) {
      put(batch, own, { ...record, ...settledFields(key, 'sent', at) })
      return { result: 'sent' }
    }
    const lastVersion = mails.length - 1
    const version = Math.min(record.version, lastVersion)
    const isNotice = version === lastVersion && !isDaily
    const kind = isDaily ? 'daily' : kindOf(key, isNotice && isRefused)
    if (!hasRoom(mailTimesIn(rate), at.getTime(), limits, kind)) {
      // A digest stays due, and so does a lead of which some recipients have the mail: a digest is for all of them.
      if (kind === 'digest' || deliveredTo.length) return { result: 'early' }
      const queue = { [kind === 'notice' ? 'refusedAt' : 'queuedAt']: later(at, 0) }
      put(batch, own, { ...record, ...queue, state: 'queued', dueAt: null })
      return { result: 'queued' }
    }
    const attempt = record.attempts + 1
    put(batch, own, {
      ...record,
      state: 'sending',
      attempts: attempt,
      dueAt: later(at, LEASE_MS),
      possibleCopies: possibleCopies + 1,
      countedAt: at.getTime(),
    })
    put(batch, rate, withMail(mailTimesIn(rate), at.getTime(), isNotice))
    return {
      result: 'claimed',
      attempt,
      at,
      since: record.createdAt.toDate(),
      mail: mails[version] ?? mails[0],
      version,
      lastVersion,
      isNotice,
      recipients,
      deliveredTo,
      possibleCopies,
      hasProblems: Object.keys(health.get('problems') ?? {}).length > 0,
    }
  })
}

function kindOf({ form }: DeliveryKey, isNotice: boolean): MailKind {
  if (form === 'digest') return 'digest'
  return isNotice ? 'notice' : 'single'
}

/** The times that this code writes are at most an hour ahead. A later one comes from a wrong clock, and is ignored. */
export const FURTHEST_DUE_MS = HOUR_MS + 2 * CLOCKS_DIFFER_MS

function isDue({ dueAt }: Delivery, now: Date): boolean {
  const ahead = (dueAt?.toMillis() ?? 0) - now.getTime()
  return ahead <= 0 || ahead > FURTHEST_DUE_MS
}
