import { hash, timingSafeEqual } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import { commitIfUnchanged, put } from '../../delivery/conditional-commit.ts'
import { ANSWER_LINK_MS } from '../../delivery/limits.ts'
import { answerPath, answerRecordIn } from '../../lead/answer-record.ts'
import { type LeadKey, pathOf } from '../../lead/lead.ts'
import { readAll } from '../../lead/read-leads.ts'

export type AnswerLink = { key: LeadKey; token: string }

/** What the page shows of a lead: nothing that the visitor typed. */
export type AnswerState = { key: LeadKey; sentAt: Date; answer: Answer | null }

/** `by` is the name that staff typed, cleaned; null without a name. */
export type Answer = { at: Date; by: string | null }

/** The state and the record of a link's lead; null for a link that is not, or no longer, valid. */
export async function findAnswer(db: Firestore, { key, token }: AnswerLink, now: Date) {
  // The lead has none of these fields, so no typed text is read: createTime is enough.
  const fields = ['token', 'leadAt', 'answeredAt', 'answeredBy']
  const [record, lead] = await readAll(db, [answerPath(key), pathOf(key)], ...fields)
  const sentAt = lead.createTime?.toDate() ?? new Date(0)
  const stored = lead.exists ? answerRecordIn(record, { ...key, sentAt }) : null
  const hashOf = (text: string) => Buffer.from(hash('sha256', text))
  const isTokenRight = timingSafeEqual(hashOf(token), hashOf(stored?.token ?? ''))
  const isLate = now.getTime() > sentAt.getTime() + ANSWER_LINK_MS
  if (!stored || !isTokenRight || isLate) return null
  const answer = stored.answeredAt && { at: stored.answeredAt.toDate(), by: stored.answeredBy }
  return { record, key, sentAt, answer }
}

/** Notes the first answer; null removes it. Resolves to the state before; invalid link: null. */
export function changeAnswer(db: Firestore, link: AnswerLink, answer: Answer | null, now: Date) {
  return commitIfUnchanged(db, async (batch) => {
    const state = await findAnswer(db, link, now)
    if (!state) return null
    const isChanged = (answer === null) !== (state.answer === null)
    if (isChanged) {
      put(batch, state.record, {
        answeredAt: answer?.at ?? null,
        answeredBy: answer?.by ?? null,
        waitingSince: answer ? null : state.sentAt,
      })
    }
    return { isChanged, state }
  })
}
