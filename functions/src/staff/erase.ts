import {
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { type FormName, formNames } from 'submissions'
import { deliveryName } from '../delivery/delivery-record.ts'
import { PAGE_SIZE } from '../delivery/limits.ts'
import { contentHash } from '../lead/content-hash.ts'
import { leadOf, pathOf } from '../lead/lead.ts'
import { pagesOf } from '../lead/query-pages.ts'

/** Erases all leads with this e-mail address, in any letter case, and all data about them; resolves to their paths. */
export async function eraseByEmail(db: Firestore, email: string): Promise<string[]> {
  const wanted = email.trim().toLowerCase()
  const hasEmail = (lead: QueryDocumentSnapshot) =>
    String(lead.get('email') ?? '')
      .trim()
      .toLowerCase() === wanted
  return eraseLeads(db, hasEmail, () => true)
}

/** Erases leads that are older than some months, while `mayGoOn` returns true; resolves to their paths. */
export async function eraseOlderThan(
  db: Firestore,
  months: number,
  now: Date,
  mayGoOn = () => true,
): Promise<string[]> {
  return eraseLeads(db, () => true, mayGoOn, monthsBefore(now, months))
}

/** The same day and time some months earlier; the last day of a month that has no such day. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  // setUTCMonth makes 31 February a day in March.
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0)
  return before
}

async function eraseLeads(
  db: Firestore,
  isWanted: (lead: QueryDocumentSnapshot) => boolean,
  mayGoOn: () => boolean,
  before?: Date,
): Promise<string[]> {
  const erased: string[] = []
  for (const form of formNames) {
    for await (const page of pagesOf(leadsOf(db, form, before), PAGE_SIZE)) {
      const wanted = page.filter(isWanted)
      await Promise.all(wanted.map((lead) => eraseLead(db, lead)))
      erased.push(...wanted.map((lead) => pathOf({ form, id: lead.id })))
      if (!mayGoOn()) return erased
    }
  }
  return erased
}

/** Deletes a lead, its delivery record and, unless another lead owns it, its content hash in one commit. */
async function eraseLead(db: Firestore, document: QueryDocumentSnapshot): Promise<void> {
  const lead = leadOf(document)
  const content = db.doc(`contents/${contentHash(lead)}`)
  const batch = db.batch()
  batch.delete(document.ref)
  batch.delete(db.doc(`deliveries/${deliveryName(lead)}`))
  if (await isFirstOf(content, pathOf(lead))) batch.delete(content)
  await batch.commit()
}

async function isFirstOf(content: DocumentReference, path: string): Promise<boolean> {
  return (await content.get()).get('first') === path
}

/** The leads of one form, oldest first. */
function leadsOf(db: Firestore, form: FormName, before?: Date): Query {
  const all = db.collection(form).orderBy('timestamp')
  return before ? all.where('timestamp', '<', Timestamp.fromDate(before)) : all
}
