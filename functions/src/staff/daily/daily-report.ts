import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore'
import { type FormName, formNames } from 'submissions'
import { later } from '../../delivery/delivery-record.ts'
import { LATE_MS } from '../../delivery/limits.ts'
import { healthIn } from '../../delivery/problems.ts'
import { answerTokens } from '../../lead/answer-record.ts'
import { type LeadStub, pathOf } from '../../lead/lead.ts'
import { findLeads, pagesOf } from '../../lead/lead-store.ts'
import { type DailyReport, HEADINGS, MOST_LISTED } from '../../mail/daily-mail.ts'
import { answeredLink } from '../../mail/lead-links.ts'
import { nameOf } from '../../mail/mail.ts'
import { storedLeads } from '../stored-leads.ts'
import { answerDueBefore } from '../working-day.ts'

/** Reads the facts for the daily mail from the store. */
export async function dailyReport(db: Firestore, site: string, now: Date): Promise<DailyReport> {
  const deliveries = db.collection('deliveries')
  const since = await lastDailyMail(db)
  const queries = {
    [HEADINGS.notAnswered]: db
      .collection('answers')
      .where('waitingSince', '<=', answerDueBefore(now))
      .orderBy('waitingSince'),
    [HEADINGS.notMailed]: deliveries
      .where('unsentSince', '<=', later(now, -LATE_MS))
      .orderBy('unsentSince'),
    // Without digests, whose leads have the same state.
    [HEADINGS.neverConfirmed]: deliveries
      .where('state', '==', 'perhapsSent')
      .where('form', 'in', [...formNames])
      .orderBy('__name__'),
  }
  const sections = await Promise.all(
    Object.entries(queries).map(([heading, query]) => sectionOf(db, site, heading, query)),
  )
  const problems = Object.keys(healthIn(await db.doc('health/mail').get()).problems).sort()
  return { since, came: await cameSince(db, since), sections, problems }
}

/** When the record of the last sent daily mail was made, in ms; null without such a record. */
async function lastDailyMail(db: Firestore): Promise<number | null> {
  const { docs } = await db.collection('deliveries').where('form', '==', 'daily').get()
  const sent = docs
    .filter((read) => read.get('state') === 'sent')
    .map((read) => read.get('createdAt'))
  const times = sent.filter((at) => at instanceof Timestamp).map((at) => at.toMillis())
  return times.length ? Math.max(...times) : null
}

/** How many leads of each form were stored after a time; all leads without one. */
async function cameSince(db: Firestore, since: number | null): Promise<Record<FormName, number>> {
  const after = new Date(since ?? 0)
  const came = (form: FormName) => db.collection(form).where('timestamp', '>', after).count().get()
  const [query, contact] = await Promise.all([came('query'), came('contact')])
  return { query: query.data().count, contact: contact.data().count }
}

/** The first leads of a query's records, as the daily mail lists them. */
async function sectionOf(db: Firestore, site: string, heading: string, query: Query) {
  const listed: LeadStub[] = []
  for await (const page of pagesOf(query.select('form', 'id'))) {
    listed.push(...(await storedLeads(db, page)))
    if (listed.length >= MOST_LISTED) break
  }
  const leads = await findLeads(db, listed.slice(0, MOST_LISTED))
  const tokens = await answerTokens(db, leads)
  const oldest = leads.map((lead, index) => {
    const { form, sentAt } = lead
    const token = tokens[index]
    const link = token ? answeredLink(lead, token, site) : null
    return { path: pathOf(lead), form, name: nameOf(lead), at: sentAt.getTime(), link }
  })
  // Counted after the records of deleted leads were erased.
  return { heading, oldest, count: (await query.count().get()).data().count }
}
