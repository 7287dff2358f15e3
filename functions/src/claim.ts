// Whether a lead may be mailed now, decided from what is known about it and about the last hour. The
// ledger reads and writes; this decides.

import type { Delivery } from './delivery.ts'
import type { Remedy } from './fault.ts'
import { hasRoom, type Limits, type Mailed } from './pace.ts'

export type Claim =
  /** `since` is the first claim. */
  | { outcome: 'claimed'; attempt: number; lastRemedy: Remedy | null; since: Date }
  /** Sent, parked, or in the queue for a digest: there is nothing left to do here. */
  | { outcome: 'settled' }
  /** Somebody else has the lease, or the next attempt is not due yet. */
  | { outcome: 'early' }
  /** There are too many mails: the next digest lists it. */
  | { outcome: 'queued' }
  /** The same was sent just before: it is counted there, as soon as that one's mail has gone. */
  | { outcome: 'repeat'; of: string; messageId: string | null }

export type Facts = {
  kind: 'lead' | 'digest'
  known: Delivery | undefined
  /** The delivery of an earlier lead with the same content, of the last quarter of an hour. */
  twin: { name: string; delivery: Delivery | undefined } | null
  mailed: Mailed
  limits: Limits
  now: Date
}

/** What may be done about a delivery now; the first answer that fits is the one. */
export function decide({ kind, known, twin, mailed, limits, now }: Facts): Claim {
  if (known && known.dueAt === null) return { outcome: 'settled' }
  if (known?.dueAt && known.dueAt.toMillis() > now.getTime()) return { outcome: 'early' }

  const first = twin?.delivery
  // A twin that was parked or erased tells nobody: then this lead is mailed itself.
  if (twin && first && first.state !== 'parked') {
    return { outcome: 'repeat', of: twin.name, messageId: first.messageId }
  }
  if (!hasRoom(mailed, now.getTime(), limits, kind)) {
    // A digest waits as it is; a lead waits for one.
    return { outcome: kind === 'digest' ? 'early' : 'queued' }
  }
  return {
    outcome: 'claimed',
    attempt: (known?.attempts ?? 0) + 1,
    lastRemedy: known?.remedy ?? null,
    since: known?.createdAt.toDate() ?? now,
  }
}
