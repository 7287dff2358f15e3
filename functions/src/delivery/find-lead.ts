import { answerPath, answerRecordIn, newAnswerRecord } from '../lead/answer-record.ts'
import { leadIn, pathOf } from '../lead/lead.ts'
import { readAll } from '../lead/read-leads.ts'
import { leadMails } from '../mail/lead-mail.ts'
import { put, remove } from './conditional-commit.ts'
import { isLeadKey } from './delivery-record.ts'
import type { FindSubject } from './dependencies.ts'
import { LATE_MS } from './limits.ts'

/** Finds a lead. The lead's first claim makes its answer record, whose token is in the mail. */
export const findLead: FindSubject = async (key, { db, addresses, now }) => {
  if (!isLeadKey(key)) return null
  const [stored, read] = await readAll(db, [pathOf(key), answerPath(key)])
  const lead = leadIn(stored)
  if (!lead)
    return { leadAt: null, compose: () => null, writeClaimed: (batch) => remove(batch, read) }
  const known = answerRecordIn(read, lead)
  const answer = known ?? newAnswerRecord(lead)
  return {
    leadAt: lead.sentAt,
    compose({ unsentSince }, late) {
      const age = now().getTime() - (unsentSince?.toMillis() ?? Infinity)
      const othersLate = Math.max(0, late - (age >= LATE_MS ? 1 : 0))
      return leadMails(lead, { othersLate, answerToken: answer.token }, addresses)
    },
    writeClaimed(batch) {
      if (!known) put(batch, read, answer)
    },
  }
}
