// Decides whether a delivery may be sent now, from its record and from the times of the last day's mails.
// A function from values to values: delivery-store.ts reads and writes.

import type { Delivery } from './delivery-record.ts'
import { MOST_COPIES } from './limits.ts'
import { hasRoom, type MailKind, type MailTimes, type RateLimits } from './rate-limit.ts'

export type Claimed = {
  outcome: 'claimed'
  attempt: number
  /** The time of the first claim. */
  since: Date
  /** Fingerprints of the recipients that have the mail already. */
  deliveredTo: readonly string[]
  /** Copies that may have gone out before this attempt. */
  possibleCopies: number
  mailedAlone: boolean
  /** The paths of a digest's leads. */
  leads: readonly string[]
}

export type Claim =
  | Claimed
  /** Sent, perhaps sent, split, erased or queued for a digest: there is nothing to do. */
  | { outcome: 'settled' }
  /** Another attempt has the lease, or the next attempt is not due yet. */
  | { outcome: 'early' }
  /** The rate limit is reached: the next digest lists the lead. */
  | { outcome: 'queued' }
  /** The lead is no longer stored. */
  | { outcome: 'erased' }
  /** The last attempt ended without an outcome, and no further copy may go out. */
  | { outcome: 'perhapsSent' }
  /**
   * A repeat. `of` names the delivery of the original, whose mail counts the repeat; the repeat is settled when
   * that mail was sent.
   */
  | { outcome: 'repeat'; of: string; messageId: string | null }

export type ClaimFacts = {
  kind: MailKind
  /** Whether the lead or the digest is still stored. */
  exists: boolean
  known: Delivery | undefined
  /** The delivery of an earlier lead with the same content, at most REPEAT_MS older. */
  original: { name: string; delivery: Delivery | undefined } | null
  mailTimes: MailTimes
  limits: RateLimits
  now: Date
}

/** Whether a delivery may be sent now, and if not, why. The first check that applies decides. */
export function decideClaim(facts: ClaimFacts): Claim {
  const { kind, exists, known, original, mailTimes, limits, now } = facts
  if (known && known.dueAt === null) return { outcome: 'settled' }
  if (known?.dueAt && known.dueAt.toMillis() > now.getTime()) return { outcome: 'early' }
  if (!exists) return { outcome: 'erased' }
  // The lease of the last attempt has expired: its instance died, perhaps after the server had accepted the mail.
  const possibleCopies = known?.possibleCopies ?? 0
  if (possibleCopies >= MOST_COPIES) return { outcome: 'perhapsSent' }

  const mailedAlone = known?.mailedAlone ?? false
  const originalDelivery = mailedAlone ? undefined : original?.delivery
  if (original && originalDelivery && countsRepeats(originalDelivery)) {
    return { outcome: 'repeat', of: original.name, messageId: originalDelivery.messageId }
  }
  if (!hasRoom(mailTimes, now.getTime(), limits, mailedAlone ? 'reserved' : kind)) {
    // A digest, and a lead that is mailed alone, stay due; any other lead is queued for a digest.
    const waits = kind === 'reserved' || mailedAlone
    return { outcome: waits ? 'early' : 'queued' }
  }
  return {
    outcome: 'claimed',
    attempt: (known?.attempts ?? 0) + 1,
    since: known?.createdAt.toDate() ?? now,
    deliveredTo: known?.deliveredTo ?? [],
    possibleCopies,
    mailedAlone,
    leads: known?.leads ?? [],
  }
}

/** Whether the mail of an original counts its repeats, now or when it is sent. */
function countsRepeats({ state }: Delivery): boolean {
  return state !== 'erased' && state !== 'perhapsSent'
}
