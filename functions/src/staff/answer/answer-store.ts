import type { Firestore } from 'firebase-admin/firestore'
import { commitIfUnchanged, put } from '../../delivery/conditional-commit.ts'
import { ANSWER_LINK_MS } from '../../delivery/limits.ts'
import { answerPath, answerRecordIn } from '../../lead/answer-record.ts'
import { type LeadKey, pathOf } from '../../lead/lead.ts'
import { type AnswerLink, isRightToken } from './parse-answer-link.ts'

/** What the page shows of a lead: nothing that the visitor typed. */
export type AnswerState = { key: LeadKey; sentAt: Date; answer: Answer | null }

/** `by` is the name that staff typed, cleaned; null without a name. */
export type Answer = { at: Date; by: string | null }

/** The state of a link's lead; null for a link that is not valid, or no longer valid. */
export async function findAnswer(db: Firestore, link: AnswerLink, now: Date) {
  return (await read(db, link, now))?.state ?? null
}

/**
 * Writes an answer into the answer record unless the record has an answer already; `answer` null removes the answer.
 * Resolves to the state before the change, and to whether the record was changed; null for an invalid link.
 */
export function changeAnswer(db: Firestore, link: AnswerLink, answer: Answer | null, now: Date) {
  return commitIfUnchanged(db, async (batch) => {
    const found = await read(db, link, now)
    if (!found) return null
    const { record, state } = found
    const isChanged = (answer === null) !== (state.answer === null)
    if (isChanged) {
      put(batch, record, {
        answeredAt: answer?.at ?? null,
        answeredBy: answer?.by ?? null,
        waitingSince: answer ? null : state.sentAt,
      })
    }
    return { isChanged, state }
  })
}

/** The key that is read for an address without a lead, so that every reply takes the same reads. */
const NO_LEAD: LeadKey = { form: 'query', id: 'none' }

/** Record and state of a link; null for a wrong or expired token, or when the lead's document is gone. */
async function read(db: Firestore, { key, token }: AnswerLink, now: Date) {
  const asked = key ?? NO_LEAD
  // The lead has none of these fields, so no typed text is read: createTime is enough.
  const fieldMask = ['token', 'leadAt', 'answeredAt', 'answeredBy']
  const documents = [db.doc(answerPath(asked)), db.doc(pathOf(asked))]
  const [record, lead] = await db.getAll(...documents, { fieldMask })
  const sentAt = lead?.createTime?.toDate()
  const stored = record && sentAt ? answerRecordIn(record, { ...asked, sentAt }) : null
  const isTokenRight = isRightToken(token, stored?.token ?? null)
  if (!key || !isTokenRight || !record || !stored || !sentAt) return null
  if (now.getTime() > sentAt.getTime() + ANSWER_LINK_MS) return null
  const { answeredAt, answeredBy } = stored
  const answer = answeredAt && { at: answeredAt.toDate(), by: answeredBy }
  const state: AnswerState = { key, sentAt, answer }
  return { record, state }
}
