import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore'
import { clean, type FormName, formNames, forms } from 'submissions'
import { deliveryPath } from '../delivery/delivery-record.ts'
import { PAGE_SIZE } from '../delivery/limits.ts'
import { type LeadKey, pathOf } from '../lead/lead.ts'
import { pagesOf } from '../lead/query-pages.ts'

/**
 * Erases all leads with this e-mail address, in any letter case and with its host in Unicode or in Punycode, and all
 * data about them; resolves to their paths.
 */
export async function eraseByEmail(db: Firestore, email: string): Promise<string[]> {
  const wanted = comparable(email)
  // Ordered by id, because a lead without a timestamp is in no order of times.
  const all = (form: FormName) => db.collection(form).orderBy('__name__').select('email')
  return eraseLeads(db, all, (typed) => comparable(typed) === wanted)
}

/** Erases leads that are older than some months, while `mayGoOn` returns true; resolves to their paths. */
export async function eraseOlderThan(
  db: Firestore,
  months: number,
  now: Date,
  mayGoOn = () => true,
): Promise<string[]> {
  const before = Timestamp.fromDate(monthsBefore(now, months))
  const old = (form: FormName) =>
    db.collection(form).where('timestamp', '<', before).orderBy('timestamp').select('timestamp')
  return eraseLeads(db, old, () => true, mayGoOn)
}

/** The same day and time some months earlier; the last day of a month that has no such day. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  // setUTCMonth makes 31 February a day in March.
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0)
  return before
}

/** An address as the form stores it, in small letters. */
function comparable(email: unknown): string {
  return clean(forms.query.email, String(email ?? '').trim()).toLowerCase()
}

async function eraseLeads(
  db: Firestore,
  leadsOf: (form: FormName) => Query,
  isWanted: (email: unknown) => boolean,
  mayGoOn = () => true,
): Promise<string[]> {
  const erased: string[] = []
  for (const form of formNames) {
    for await (const page of pagesOf(leadsOf(form), PAGE_SIZE)) {
      const wanted = page.filter((lead) => isWanted(lead.get('email')))
      await Promise.all(wanted.map(({ id }) => eraseLead(db, { form, id })))
      erased.push(...wanted.map(({ id }) => pathOf({ form, id })))
      if (!mayGoOn()) return erased
    }
  }
  return erased
}

/** Deletes a lead and its delivery record in one commit. */
async function eraseLead(db: Firestore, lead: LeadKey): Promise<void> {
  const batch = db.batch()
  batch.delete(db.doc(pathOf(lead)))
  batch.delete(db.doc(deliveryPath(lead)))
  await batch.commit()
}
