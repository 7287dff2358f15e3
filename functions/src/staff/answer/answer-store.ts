import type { Firestore } from 'firebase-admin/firestore'
import { commitIfUnchanged, put } from '../../delivery/conditional-commit.ts'
import { ANSWER_LINK_MS } from '../../delivery/limits.ts'
import { answerPath, answerRecordIn } from '../../lead/answer-record.ts'
import { type LeadKey, pathOf, sha256 } from '../../lead/lead.ts'
import { readAll } from '../../lead/lead-store.ts'

/** `key` is null when the address names no lead that could be stored. */
export type AnswerLink = { key: LeadKey | null; token: string }

/** What the page shows of a lead: nothing that the visitor typed. */
export type AnswerState = { key: LeadKey; sentAt: Date; answer: Answer | null }

/** `by` is the name that staff typed, cleaned; null without a name. */
export type Answer = { at: Date; by: string | null }

/** The key that is read for an address without a lead, so that every reply takes the same reads. */
const NO_LEAD: LeadKey = { form: 'query', id: 'none' }

/** The state and the record of a link's lead; null for a link that is not, or no longer, valid. */
export async function findAnswer(db: Firestore, { key, token }: AnswerLink, now: Date) {
  const asked = key ?? NO_LEAD
  // The lead has none of these fields, so no typed text is read: createTime is enough.
  const fields = ['token', 'leadAt', 'answeredAt', 'answeredBy']
  const [record, lead] = await readAll(db, [answerPath(asked), pathOf(asked)], ...fields)
  const sentAt = lead.createTime?.toDate() ?? new Date(0)
  const stored = lead.exists ? answerRecordIn(record, { ...asked, sentAt }) : null
  // The time of comparing hashes says nothing about the stored token.
  const isTokenRight = sha256(token) === sha256(stored?.token ?? '')
  const isLate = now.getTime() > sentAt.getTime() + ANSWER_LINK_MS
  if (!key || !stored || !isTokenRight || isLate) return null
  const { answeredAt, answeredBy } = stored
  const answer = answeredAt && { at: answeredAt.toDate(), by: answeredBy }
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
