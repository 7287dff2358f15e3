import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { commitIfUnchanged, put } from '../delivery/conditional-commit.ts'
import { type Delivery, deliveryPath } from '../delivery/delivery-record.ts'
import { ANSWER_LINK_MS } from '../delivery/limits.ts'
import type { LeadKey } from '../lead/lead.ts'
import { type AnswerLink, isToken } from './parse-answer-link.ts'

/** What the page shows of a lead: nothing that the visitor typed. */
export type AnswerState = {
  key: LeadKey
  sentAt: Date
  answer: Answer | null
}

export type Answer = {
  at: Date
  /** The name that staff typed, cleaned; null without a name. */
  by: string | null
}

/** The result of noting or undoing. `isNoted`: whether the record was changed; `state`: the state before the change. */
export type Noted = { isNoted: boolean; state: AnswerState }

/** Each method resolves to null for a link that is not valid, or no longer valid. */
export type AnswerStore = {
  find(link: AnswerLink, now: Date): Promise<AnswerState | null>
  /** Writes an answer into the delivery record, unless there is one. */
  note(link: AnswerLink, by: string | null, now: Date): Promise<Noted | null>
  undo(link: AnswerLink, now: Date): Promise<Noted | null>
}

/** The key that is read when an address names no lead, so that every reply takes the same reads. */
const NO_LEAD: LeadKey = { form: 'query', id: 'none' }

export function firestoreAnswers(db: Firestore): AnswerStore {
  /** The record and the state of a valid link. A lead whose document was deleted by hand has none. */
  async function read({ key, token }: AnswerLink, now: Date): Promise<Found | null> {
    const { form, id } = key ?? NO_LEAD
    const [own, lead] = await db.getAll(
      db.doc(deliveryPath({ form, id })),
      db.collection(form).doc(id),
      // No field of the lead is read: its existence and its time are enough.
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
    return commitIfUnchanged(db, async (batch) => {
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
