// Whether a lead may be mailed now, decided from what is known about it and about the last day's mails.
// delivery-store.ts reads and writes; this decides.

import type { Delivery } from './delivery-record.ts'
import { MOST_COPIES } from './limits.ts'
import { hasRoom, type MailKind, type MailTimes, type RateLimits } from './rate-limit.ts'

export type Claimed = {
  outcome: 'claimed'
  attempt: number
  /** The first claim. */
  since: Date
  /** The recipients that have the mail already, as `fingerprint` names them. */
  deliveredTo: readonly string[]
  /** Copies that may have gone out before this attempt. */
  possibleCopies: number
  mailedAlone: boolean
  /** A digest's leads, by path. */
  leads: readonly string[]
}

export type Claim =
  | Claimed
  /** Sent, split, erased or in the queue for a digest: there is nothing left to do here. */
  | { outcome: 'settled' }
  /** Another attempt has the lease, or the next attempt is not due yet. */
  | { outcome: 'early' }
  /** There are too many mails: the next digest lists it. */
  | { outcome: 'queued' }
  /** The lead is no longer stored. */
  | { outcome: 'erased' }
  /** The last attempt ended without an outcome, and no further copy may go out. */
  | { outcome: 'perhapsSent' }
  /** The same was sent just before: it is counted there, as soon as that one's mail has gone. */
  | { outcome: 'repeat'; of: string; messageId: string | null }

export type ClaimFacts = {
  kind: MailKind
  /** Whether what the mail is about is still stored. */
  exists: boolean
  known: Delivery | undefined
  /** The delivery of an earlier lead with the same content, of the last quarter of an hour. */
  original: { name: string; delivery: Delivery | undefined } | null
  mailTimes: MailTimes
  limits: RateLimits
  now: Date
}

/** What may be done about a delivery now; the first answer that fits is the one. */
export function decideClaim(facts: ClaimFacts): Claim {
  const { kind, exists, known, original, mailTimes, limits, now } = facts
  if (known && known.dueAt === null) return { outcome: 'settled' }
  if (known?.dueAt && known.dueAt.toMillis() > now.getTime()) return { outcome: 'early' }
  if (!exists) return { outcome: 'erased' }
  // A lease that ran out: its holder died, perhaps after the server had taken the mail.
  const possibleCopies = known?.possibleCopies ?? 0
  if (possibleCopies >= MOST_COPIES) return { outcome: 'perhapsSent' }

  const mailedAlone = known?.mailedAlone ?? false
  const first = mailedAlone ? undefined : original?.delivery
  if (original && first && tells(first)) {
    return { outcome: 'repeat', of: original.name, messageId: first.messageId }
  }
  if (!hasRoom(mailTimes, now.getTime(), limits, mailedAlone ? 'reserved' : kind)) {
    // A digest waits as it is; a lead waits for one.
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

/** Whether a first mail tells of its repeats, or will. */
function tells({ state }: Delivery): boolean {
  return state !== 'erased' && state !== 'perhapsSent'
}
