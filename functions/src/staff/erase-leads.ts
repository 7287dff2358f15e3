import type { Firestore, Query } from 'firebase-admin/firestore'
import { clean, forms } from 'submissions'
import { deliveryPath, isLeadKey, keyOfDelivery } from '../delivery/delivery-record.ts'
import { answerPath } from '../lead/answer-record.ts'
import { isStored, type LeadKey, type LeadStub, pathOf, stubOf } from '../lead/lead.ts'
import { leadPages, pagesOf, readAll } from '../lead/read-leads.ts'

/** Erases the leads with this e-mail address, in any letter case; resolves to their paths. */
export async function eraseByEmail(db: Firestore, email: string): Promise<string[]> {
  const wanted = comparable(email)
  const erased: string[] = []
  // Without an order by timestamp, which would leave out leads without a timestamp.
  for await (const page of leadPages(db, (leads) => leads.select('email'))) {
    const found = page.filter((lead) => comparable(lead.get('email')) === wanted).map(stubOf)
    await eraseLeads(db, found)
    erased.push(...found.map(pathOf))
  }
  return erased
}

/** An address as the form stores it (with its host in Punycode), in small letters. */
function comparable(email: unknown): string {
  return clean(forms.query.email, String(email ?? '').trim()).toLowerCase()
}

/** Deletes leads and all data about them, or what deletions in the console left of that data. */
export async function eraseLeads(db: Firestore, keys: readonly LeadKey[]): Promise<void> {
  const commits = keys.map((key) => {
    const batch = db.batch()
    for (const path of [pathOf(key), deliveryPath(key), answerPath(key)]) batch.delete(db.doc(path))
    return batch.commit()
  })
  await Promise.all(commits)
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
    await eraseLeads(db, gone)
    leads.push(...found.filter(isStored).map(stubOf))
    if (leads.length >= most) break
  }
  return leads
}
