// Whether a lead is answered: a document of `answers`, which the lead's first claim makes. It holds
// nothing that a visitor typed, and firestore.rules give no client access.

import { randomBytes } from 'node:crypto'
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { type Lead, type LeadKey, type LeadStub, soundFields } from './lead.ts'
import { findLeads, readAll } from './read-leads.ts'

export type AnswerRecord = ReturnType<typeof newAnswerRecord>

/** A lead with the token of its "Answered?" link; null for a lead without an answer record. */
export type ListedLead = Lead & { answerToken: string | null }

export function newAnswerRecord({ sentAt }: LeadStub) {
  return {
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

/** The lead's answer record; null if there is none, or one of an earlier lead under the same id. */
export function answerRecordIn(read: DocumentSnapshot, lead: LeadStub): AnswerRecord | null {
  const stored = soundFields<AnswerRecord>(read)
  const isOther = stored.leadAt && lead.sentAt > stored.leadAt.toDate()
  if (typeof stored.token !== 'string' || isOther) return null
  return { ...newAnswerRecord(lead), ...stored }
}

export function answerPath({ form, id }: LeadKey): string {
  return `answers/${form}_${id}`
}

/** The answer records of leads, in the order of the leads. */
export async function answersOf(db: Firestore, leads: readonly LeadStub[]) {
  const read = await readAll(db, leads.map(answerPath))
  return leads.map((lead, index) => answerRecordIn(read[index]!, lead))
}

/** The leads of these keys that are still stored, with their tokens. */
export async function findListed(db: Firestore, keys: readonly LeadKey[]): Promise<ListedLead[]> {
  const leads = await findLeads(db, keys)
  const answers = await answersOf(db, leads)
  return leads.map((lead, index) => ({ ...lead, answerToken: answers[index]?.token ?? null }))
}
