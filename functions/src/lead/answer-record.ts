// Whether a lead is answered: a document of `answers`, which the lead's first claim makes. It holds nothing that a
// visitor typed, and firestore.rules give no client access.

import { randomBytes } from 'node:crypto'
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { documentName } from './document-name.ts'
import type { LeadKey, LeadStub } from './lead.ts'

export type AnswerRecord = ReturnType<typeof newAnswerRecord>

export function newAnswerRecord({ form, id, sentAt }: LeadStub) {
  return {
    form,
    id,
    /** The secret part of the "Answered?" link in the mails. */
    token: randomBytes(16).toString('base64url'),
    /** When the lead was stored. A later lead under the same id is another lead. */
    leadAt: Timestamp.fromDate(sentAt),
    /** The time of the lead while no answer is noted; else null. */
    waitingSince: Timestamp.fromDate(sentAt) as Timestamp | null,
    answeredAt: null as Timestamp | null,
    /** The typed name of who answered, cleaned; null without a name. */
    answeredBy: null as string | null,
  }
}

/** The answer record of a lead; null when there is none, or when it is about an earlier lead under the same id. */
export function answerRecordIn(read: DocumentSnapshot, lead: LeadStub): AnswerRecord | null {
  const stored = read.data() as AnswerRecord | undefined
  const isOther = stored?.leadAt instanceof Timestamp && lead.sentAt > stored.leadAt.toDate()
  return stored?.token && !isOther ? stored : null
}

export function answerPath(lead: LeadKey): string {
  return `answers/${documentName(lead)}`
}

/** The tokens of leads by their keys' order; null for a lead without an answer record. */
export async function answerTokens(db: Firestore, leads: readonly LeadKey[]) {
  if (!leads.length) return []
  const read = await db.getAll(...leads.map((lead) => db.doc(answerPath(lead))))
  return read.map((one): string | null => one.get('token') ?? null)
}
