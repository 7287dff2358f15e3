import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore'
import { decide } from './claim.ts'
import { contentHash, REPEAT_MS } from './content.ts'
import type { Ledger } from './deliver.ts'
import { type Delivery, type DeliveryKey, entryName } from './delivery.ts'
import type { Lead } from './lead.ts'
import { optimistically, put } from './optimistic.ts'
import { type Limits, type Mailed, withMail, withoutMail } from './pace.ts'
import { claimed, fresh, later, settled } from './transitions.ts'

/** Milliseconds that the hash of a content is kept. */
const CONTENT_KEPT_MS = 86_400_000
/** Milliseconds after which a lead that nobody knows of is late. */
export const LATE_MS = 10 * 60_000

export function firestoreLedger(db: Firestore, limits: Limits): Ledger {
  const entries = db.collection('deliveries')
  const contents = db.collection('contents')
  const pace = db.doc('health/pace')
  const entry = (key: DeliveryKey) => entries.doc(entryName(key))

  /** The delivery of the first lead with this content, if that was claimed just before this one. */
  async function twinOf(lead: Lead, content: DocumentSnapshot, since: number) {
    const name: string | undefined = content.get('first')
    const isRecent = content.get('at')?.toMillis() > since - REPEAT_MS
    if (!name || !isRecent || name === entryName(lead)) return null
    return { name, delivery: deliveryIn(await entries.doc(name).get()) }
  }

  return {
    claim: (lead, now, until) =>
      optimistically(db, async (batch) => {
        const content = contents.doc(contentHash(lead))
        const [own, mails, first] = await readAll(db, entry(lead), pace, content)
        const known = deliveryIn(own)
        const mailed = mailedIn(mails)
        const twin = await twinOf(lead, first, known?.createdAt.toMillis() ?? now.getTime())
        const claim = decide({ kind: 'lead', known, twin, mailed, limits, now })
        if (claim.outcome === 'settled' || claim.outcome === 'early') return claim

        put(batch, own, { ...fresh(lead, now), ...known, ...claimed(claim, now, until) })
        if (claim.outcome !== 'claimed') return claim
        put(batch, mails, { mailed: withMail(mailed, now.getTime()) })
        if (claim.attempt === 1) {
          const expireAt = later(now, CONTENT_KEPT_MS)
          put(batch, first, { first: entryName(lead), at: Timestamp.fromDate(now), expireAt })
        }
        return claim
      }),

    claimDigest: (id, now, until) =>
      optimistically(db, async (batch) => {
        const [own, mails] = await readAll(db, entry({ form: 'digest', id }), pace)
        const known = deliveryIn(own)
        const mailed = mailedIn(mails)
        const claim = decide({ kind: 'digest', known, twin: null, mailed, limits, now })
        if (claim.outcome !== 'claimed') return { claim, leads: [] }
        put(batch, own, claimed(claim, now, until))
        put(batch, mails, { mailed: withMail(mailed, now.getTime()) })
        return { claim, leads: known?.leads ?? [] }
      }),

    settle: (key, attempt, outcome, now) =>
      optimistically(db, async (batch) => {
        const [own, mails] = await readAll(db, entry(key), pace)
        const known = deliveryIn(own)
        // A later attempt has the lease now, or has settled it.
        if (known?.state !== 'sending' || known.attempts !== attempt) return
        put(batch, own, settled(outcome, now))
        if (outcome.state !== 'waiting') {
          for (const name of known.leads) batch.update(entries.doc(name), settled(outcome, now))
        } else if (outcome.fault.remedy !== 'ambiguous') {
          put(batch, mails, { mailed: withoutMail(mailedIn(mails), known.updatedAt.toMillis()) })
        }
      }),

    async standing(lead, since, now) {
      const lateFrom = now.getTime() - LATE_MS
      const late = entries.where('unsentSince', '<=', Timestamp.fromMillis(lateFrom))
      const repeats = entries.where('repeatOf', '==', entryName(lead))
      const [lateCount, repeatCount] = await Promise.all([countOf(late), countOf(repeats)])
      const ownIsLate = since.getTime() <= lateFrom
      return { othersLate: lateCount - (ownIsLate ? 1 : 0), repeats: repeatCount }
    },
  }
}

type Reads<R> = { [I in keyof R]: DocumentSnapshot }

function readAll<R extends DocumentReference[]>(db: Firestore, ...documents: R) {
  return db.getAll(...documents) as Promise<Reads<R>>
}

function deliveryIn(read: DocumentSnapshot): Delivery | undefined {
  return read.data() as Delivery | undefined
}

function mailedIn(read: DocumentSnapshot): Mailed {
  return read.get('mailed') ?? []
}

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count
}
