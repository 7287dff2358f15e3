import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { clean, forms } from 'submissions'
import { deliveryPath, isLeadKey, keyOfDelivery } from '../delivery/delivery-record.ts'
import { answerPath } from '../lead/answer-record.ts'
import { isStored, type LeadKey, type LeadStub, pathOf, stubOf } from '../lead/lead.ts'
import { leadPages, pagesOf, readAll } from '../lead/lead-store.ts'

/** Erases the leads with this e-mail address, in any letter case; resolves to their paths. */
export async function eraseByEmail(db: Firestore, email: string): Promise<string[]> {
  const wanted = comparable(email)
  const erased: string[] = []
  // Ordered by id, because an order by timestamp leaves out leads without a timestamp.
  const all = (leads: Query) => leads.orderBy('__name__').select('email')
  for await (const page of leadPages(db, all)) {
    const found = page.filter((lead) => comparable(lead.get('email')) === wanted)
    erased.push(...(await eraseLeads(db, found)))
  }
  return erased
}

/** Erases leads with an earlier `timestamp`, in pages while `mayGoOn`; resolves to their number. */
export async function eraseOlder(db: Firestore, time: Date, mayGoOn: () => boolean) {
  let count = 0
  const old = (leads: Query) =>
    leads.where('timestamp', '<', time).orderBy('timestamp').select('timestamp')
  for await (const page of leadPages(db, old)) {
    count += (await eraseLeads(db, page)).length
    if (!mayGoOn()) break
  }
  return count
}

/** The same day and time some months earlier; the last day of a month that has no such day. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  // setUTCMonth makes 31 February a day in March.
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0)
  return before
}

/** An address as the form stores it (with its host in Punycode), in small letters. */
function comparable(email: unknown): string {
  return clean(forms.query.email, String(email ?? '').trim()).toLowerCase()
}

async function eraseLeads(db: Firestore, leads: readonly QueryDocumentSnapshot[]) {
  const keys = leads.map(stubOf)
  await Promise.all(keys.map((key) => eraseLead(db, key)))
  return keys.map(pathOf)
}

/** Deletes a lead and all data about it in one commit, or what a deletion in the console left. */
export async function eraseLead(db: Firestore, key: LeadKey): Promise<void> {
  const batch = db.batch()
  for (const path of [pathOf(key), deliveryPath(key), answerPath(key)]) batch.delete(db.doc(path))
  await batch.commit()
}

/**
 * The first stored leads of a query of `deliveries` or `answers`: at least `most`, if there are as
 * many. Erases the records of leads deleted in the console, so that they take no lead's place.
 */
export async function storedLeads(db: Firestore, records: Query, most: number) {
  const leads: LeadStub[] = []
  for await (const page of pagesOf(records)) {
    const keys = page.map(keyOfDelivery).filter(isLeadKey)
    const found = await readAll(db, keys.map(pathOf), 'timestamp')
    const gone = keys.filter((_, index) => !found[index]?.exists)
    await Promise.all(gone.map((key) => eraseLead(db, key)))
    leads.push(...found.filter(isStored).map(stubOf))
    if (leads.length >= most) break
  }
  return leads
}
