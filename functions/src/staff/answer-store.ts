import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore'
import { commitIfUnchanged, put } from '../delivery/conditional-commit.ts'
import { type Delivery, deliveryName } from '../delivery/delivery-record.ts'
import { ANSWER_LINK_MS } from '../delivery/limits.ts'
import type { LeadKey } from '../lead/lead.ts'
import { type AnswerLink, isToken } from './parse-answer-link.ts'

/** What the page shows of a lead: nothing that was typed. */
export type AnswerState = {
  key: LeadKey
  sentAt: Date
  answer: Answer | null
}

export type Answer = {
  at: Date
  /** As staff typed it, cleaned; null when nothing was. */
  by: string | null
}

/** `isNoted` is false when there was nothing to change. */
export type Noted = { isNoted: boolean; state: AnswerState }

/** Each resolves to null for a link that is not valid, or no longer. */
export type AnswerStore = {
  find(link: AnswerLink, now: Date): Promise<AnswerState | null>
  /** Notes an answer beside the delivery. The first one stands until it is undone. */
  note(link: AnswerLink, by: string | null, now: Date): Promise<Noted | null>
  undo(link: AnswerLink, now: Date): Promise<Noted | null>
}

/** Where an address names no lead, one that never was is looked for: the work is the same. */
const NO_LEAD: LeadKey = { form: 'query', id: 'none' }

export function firestoreAnswers(db: Firestore): AnswerStore {
  /** What a valid link leads to. A lead whose document was deleted by hand has no page any more. */
  async function read({ key, token }: AnswerLink, now: Date): Promise<Found | null> {
    const { form, id } = key ?? NO_LEAD
    const [own, lead] = await db.getAll(
      db.collection('deliveries').doc(deliveryName({ form, id })),
      db.collection(form).doc(id),
      // Of the lead only that it is there, and since when: what was typed is not even read.
      { fieldMask: [...FIELDS] },
    )
    const delivery = own?.data() as AnswerFields | undefined
    const isRight = isToken(token, delivery?.answerToken ?? null)
    const sentAt = lead?.createTime?.toDate()
    if (!key || !isRight || !own || !delivery || !sentAt) return null
    if (now.getTime() > sentAt.getTime() + ANSWER_LINK_MS) return null
    return { own, state: { key, sentAt, answer: answerIn(delivery) } }
  }

  function change(
    link: AnswerLink,
    now: Date,
    decide: (state: AnswerState) => Partial<Delivery> | null,
  ): Promise<Noted | null> {
    return commitIfUnchanged(db, async (batch: WriteBatch) => {
      const found = await read(link, now)
      if (!found) return null
      const fields = decide(found.state)
      if (fields) put(batch, found.own, fields)
      return { isNoted: fields !== null, state: found.state }
    })
  }

  return {
    async find(link, now) {
      return (await read(link, now))?.state ?? null
    },

    note: (link, by, now) =>
      change(link, now, ({ answer }) =>
        answer
          ? null
          : { answeredAt: Timestamp.fromDate(now), answeredBy: by, unansweredSince: null },
      ),

    undo: (link, now) =>
      change(link, now, ({ answer, sentAt }) =>
        answer
          ? { answeredAt: null, answeredBy: null, unansweredSince: Timestamp.fromDate(sentAt) }
          : null,
      ),
  }
}

const FIELDS = ['answerToken', 'answeredAt', 'answeredBy'] as const
type AnswerFields = Pick<Delivery, (typeof FIELDS)[number]>
type Found = { own: DocumentSnapshot; state: AnswerState }

function answerIn({ answeredAt, answeredBy }: AnswerFields): Answer | null {
  return answeredAt && { at: answeredAt.toDate(), by: answeredBy }
}
