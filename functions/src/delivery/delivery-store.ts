import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore'
import { contentHash } from '../lead/content-hash.ts'
import { isDailyCheck, type Lead, pathOf } from '../lead/lead.ts'
import type { DeliveryStore } from '../ports.ts'
import { commitIfUnchanged, put } from './conditional-commit.ts'
import { decideClaim } from './decide-claim.ts'
import {
  type Delivery,
  type DeliveryKey,
  deliveryName,
  deliveryNameOfPath,
} from './delivery-record.ts'
import { CONTENT_HASH_KEPT_MS, LATE_MS, REPEAT_MS, SETTLED_KEPT_MS } from './limits.ts'
import { type MailTimes, type RateLimits, withMail, withoutMail } from './rate-limit.ts'
import {
  afterBegin,
  afterClaim,
  afterListed,
  afterOutcome,
  later,
  mailedAloneFrom,
  newDelivery,
  newDigest,
  UNKNOWN_OUTCOME,
} from './transitions.ts'

/**
 * The delivery records in Firestore's collection `deliveries`. `contents` holds content hashes, which find
 * repeats; `health/rate` holds the times of mails, for the rate limit.
 */
export function firestoreDeliveries(db: Firestore, limits: RateLimits): DeliveryStore {
  const deliveries = db.collection('deliveries')
  const contents = db.collection('contents')
  const rate = db.doc('health/rate')
  const documentOf = (key: DeliveryKey) => deliveries.doc(deliveryName(key))
  const documentOfPath = (path: string) => deliveries.doc(deliveryNameOfPath(path))

  /** The delivery of the original, if a lead with this content was claimed within REPEAT_MS before. */
  async function originalOf(lead: Lead, content: DocumentSnapshot, since: number) {
    const path: string | undefined = content.get('first')
    const isRecent = content.get('at')?.toMillis() > since - REPEAT_MS
    if (!path || !isRecent || path === pathOf(lead)) return null
    const name = deliveryNameOfPath(path)
    return { name, delivery: deliveryIn(await deliveries.doc(name).get()) }
  }

  return {
    claimLead: (lead, now) =>
      commitIfUnchanged(db, async (batch) => {
        const contentDocument = contents.doc(contentHash(lead))
        const stored = db.collection(lead.form).doc(lead.id)
        const [own, times, content, { exists }] = await readAll(
          db,
          documentOf(lead),
          rate,
          contentDocument,
          stored,
        )
        const known = deliveryIn(own)
        const mailTimes = mailTimesIn(times)
        const original = isDailyCheck(lead)
          ? null
          : await originalOf(lead, content, known?.createdAt.toMillis() ?? now.getTime())
        const kind = isDailyCheck(lead) ? 'reserved' : 'single'
        const claim = decideClaim({ kind, exists, known, original, mailTimes, limits, now })
        if (claim.outcome === 'settled' || claim.outcome === 'early') return claim

        const sentAt = isDailyCheck(lead) ? null : lead.sentAt
        put(batch, own, { ...newDelivery(lead, now, sentAt), ...known, ...afterClaim(claim, now) })
        if (claim.outcome !== 'claimed') return claim
        put(batch, times, { mailed: withMail(mailTimes, now.getTime()) })
        if (claim.attempt === 1) {
          const expireAt = later(now, CONTENT_HASH_KEPT_MS)
          put(batch, content, { first: pathOf(lead), at: Timestamp.fromDate(now), expireAt })
        }
        return claim
      }),

    claimDigest: (id, now) =>
      commitIfUnchanged(db, async (batch) => {
        const [own, times] = await readAll(db, documentOf({ form: 'digest', id }), rate)
        const known = deliveryIn(own)
        const mailTimes = mailTimesIn(times)
        const facts = { kind: 'reserved', exists: own.exists, known, original: null } as const
        const claim = decideClaim({ ...facts, mailTimes, limits, now })
        if (claim.outcome === 'perhapsSent') {
          put(batch, own, afterClaim(claim, now))
          await updateListed(batch, id, known?.leads ?? [], afterListed(UNKNOWN_OUTCOME))
        }
        if (claim.outcome !== 'claimed') return claim
        put(batch, own, afterClaim(claim, now))
        put(batch, times, { mailed: withMail(mailTimes, now.getTime()) })
        return claim
      }),

    beginSend: (key, attempt, now) =>
      commitIfUnchanged(db, async (batch) => {
        const own = await documentOf(key).get()
        const known = deliveryIn(own)
        if (!known || !holdsLease(known, attempt) || known.dueAt.toMillis() <= now.getTime()) {
          return false
        }
        put(batch, own, afterBegin(known, now))
        return true
      }),

    settle: (key, attempt, outcome, now) =>
      commitIfUnchanged(db, async (batch) => {
        const [own, times] = await readAll(db, documentOf(key), rate)
        const known = deliveryIn(own)
        if (!known || !holdsLease(known, attempt)) return
        const mayBeRepeated =
          outcome.state === 'sent' ||
          outcome.state === 'perhapsSent' ||
          (outcome.state === 'waiting' && outcome.copyPossible)
        // The recipients that the server refused have no copy, even if it accepted others.
        const possibleCopies = Math.max(0, known.possibleCopies - (mayBeRepeated ? 0 : 1))
        const mayBeDelivered =
          mayBeRepeated ||
          (outcome.state === 'waiting' && outcome.deliveredTo.length > known.deliveredTo.length)
        // A lead's record is kept for as long as the lead. A digest that is perhaps sent waits for staff.
        const isOver = key.form === 'digest' && !/^(waiting|perhapsSent)$/.test(outcome.state)
        const kept = isOver ? { expireAt: later(now, SETTLED_KEPT_MS) } : {}
        put(batch, own, { ...afterOutcome(outcome, now), possibleCopies, ...kept })
        if (!mayBeDelivered && known.countedAt !== null) {
          put(batch, times, { mailed: withoutMail(mailTimesIn(times), known.countedAt) })
        }
        if (outcome.state === 'split') await split(batch, key.id, outcome.parts, now)
        else await updateListed(batch, key.id, known.leads, afterListed(outcome))
      }),

    async contextOf(key, now) {
      const lateFrom = now.getTime() - LATE_MS
      const late = deliveries.where('unsentSince', '<=', Timestamp.fromMillis(lateFrom))
      const repeats = deliveries.where('repeatOf', '==', deliveryName(key))
      const [own, lateCount, repeatCount] = await Promise.all([
        documentOf(key).get(),
        countOf(late),
        countOf(repeats),
      ])
      const known = deliveryIn(own)
      const ownIsLate = (known?.unsentSince?.toMillis() ?? now.getTime()) <= lateFrom
      return {
        othersLate: lateCount - (ownIsLate ? 1 : 0),
        repeats: repeatCount,
        answerToken: known?.answerToken ?? null,
      }
    },

    async answerTokensOf(keys) {
      const found = keys.length ? await db.getAll(...keys.map(documentOf)) : []
      const tokens = found.map((read, index) => {
        const key = keys[index]
        return [key ? pathOf(key) : '', deliveryIn(read)?.answerToken ?? ''] as const
      })
      return new Map(tokens.filter(([, token]) => token))
    },
  }

  /**
   * Writes fields into the records of a digest's leads. Erased leads are left out, and so are leads that
   * are no longer in the digest, because staff asked for a mail of their own.
   */
  async function updateListed(
    batch: WriteBatch,
    digest: string,
    paths: readonly string[],
    fields: Partial<Delivery>,
  ) {
    if (!paths.length || !Object.keys(fields).length) return
    const found = await db.getAll(...paths.map(documentOfPath), { fieldMask: ['digest'] })
    for (const read of found) if (read.get('digest') === digest) put(batch, read, fields)
  }

  /** Makes a new digest of each part; a part of one lead is mailed alone instead. */
  async function split(
    batch: WriteBatch,
    digest: string,
    parts: readonly (readonly string[])[],
    now: Date,
  ) {
    for (const paths of parts) {
      if (paths.length === 1) {
        await updateListed(batch, digest, paths, mailedAloneFrom(now))
      } else {
        const { id } = deliveries.doc()
        // The refused attempt of the larger digest counts: a further refusal splits this digest at once.
        const part = { ...newDigest(id, paths, now), attempts: 1 }
        batch.create(documentOf(part), part)
        await updateListed(batch, digest, paths, { digest: id })
      }
    }
  }
}

type Reads<R> = { [I in keyof R]: DocumentSnapshot }

function readAll<R extends DocumentReference[]>(db: Firestore, ...documents: R) {
  return db.getAll(...documents) as Promise<Reads<R>>
}

function deliveryIn(read: DocumentSnapshot): Delivery | undefined {
  return read.data() as Delivery | undefined
}

function mailTimesIn(read: DocumentSnapshot): MailTimes {
  return read.get('mailed') ?? []
}

/** Whether an attempt is the latest one and is not settled yet. */
function holdsLease(known: Delivery, attempt: number): known is Delivery & { dueAt: Timestamp } {
  return known.state === 'sending' && known.attempts === attempt && known.dueAt !== null
}

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count
}
