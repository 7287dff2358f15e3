import type { Firestore, Timestamp } from 'firebase-admin/firestore'
import { commitIfUnchanged, put } from '../delivery/conditional-commit.ts'
import { deliveryPath } from '../delivery/delivery-record.ts'
import { ANSWER_LINK_MS } from '../delivery/limits.ts'
import { type LeadKey, pathOf } from '../lead/lead.ts'
import { type AnswerLink, isToken } from './parse-answer-link.ts'

/** What the page shows of a lead: nothing that the visitor typed. */
export type AnswerState = { key: LeadKey; sentAt: Date; answer: Answer | null }

/** `by` is the name that staff typed, cleaned; null without a name. */
export type Answer = { at: Date; by: string | null }

/** The state of a link's lead; null for a link that is not valid, or no longer valid. */
export async function findAnswer(db: Firestore, link: AnswerLink, now: Date) {
  return (await read(db, link, now))?.state ?? null
}

/**
 * Writes an answer into the delivery record, unless there is one; null as the answer removes the answer. Resolves to
 * the state before, and to whether the record was changed (`isNoted`).
 */
export function changeAnswer(db: Firestore, link: AnswerLink, answer: Answer | null, now: Date) {
  return commitIfUnchanged(db, async (batch) => {
    const found = await read(db, link, now)
    if (!found) return null
    const { own, state } = found
    const isNoted = (answer === null) !== (state.answer === null)
    if (isNoted) {
      put(batch, own, {
        answeredAt: answer?.at ?? null,
        answeredBy: answer?.by ?? null,
        unansweredSince: answer ? null : state.sentAt,
      })
    }
    return { isNoted, state }
  })
}

/** The key that is read when an address names no lead, so that every reply takes the same reads. */
const NO_LEAD: LeadKey = { form: 'query', id: 'none' }

/** The record and the state of a valid link. A lead whose document was deleted by hand has none. */
async function read(db: Firestore, { key, token }: AnswerLink, now: Date) {
  const asked = key ?? NO_LEAD
  // No field of the lead is read: its existence and its time are enough.
  const fieldMask = ['answerToken', 'answeredAt', 'answeredBy']
  const documents = [db.doc(deliveryPath(asked)), db.doc(pathOf(asked))]
  const [own, lead] = await db.getAll(...documents, { fieldMask })
  const isRight = isToken(token, own?.get('answerToken') ?? null)
  const sentAt = lead?.createTime?.toDate()
  if (!key || !isRight || !own || !sentAt) return null
  if (now.getTime() > sentAt.getTime() + ANSWER_LINK_MS) return null
  const at: Timestamp | null = own.get('answeredAt') ?? null
  const answer = at && { at: at.toDate(), by: own.get('answeredBy') }
  const state: AnswerState = { key, sentAt, answer }
  return { own, state }
}
