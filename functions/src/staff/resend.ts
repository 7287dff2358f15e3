import type { Firestore } from 'firebase-admin/firestore'
import { entryName } from '../delivery.ts'
import { type LeadKey, pathOf } from '../lead.ts'
import { fresh } from '../transitions.ts'

/** Forgets what became of a lead's mail, so that the next sweep mails it; false when there is no such lead. */
export async function resend(db: Firestore, lead: LeadKey, now = new Date()): Promise<boolean> {
  if (!(await db.doc(pathOf(lead)).get()).exists) return false
  await db.doc(`deliveries/${entryName(lead)}`).set(fresh(lead, now))
  return true
}
