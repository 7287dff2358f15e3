import type { Firestore, Query } from 'firebase-admin/firestore'
import { type FormName, formNames } from 'submissions'
import { isLeadKey, keyOfDelivery, later } from '../delivery/delivery-record.ts'
import { LATE_MS } from '../delivery/limits.ts'
import { pathOf } from '../lead/lead.ts'
import { dailyChecks, findLeads } from '../lead/lead-store.ts'
import { type DailyReport, HEADINGS, MOST_LISTED } from '../mail/daily-mail.ts'
import { answeredLink } from '../mail/lead-links.ts'
import { nameOf } from '../mail/mail.ts'
import { answerDueBefore } from './working-day.ts'

/** Reads the facts for the daily mail from the store. */
export async function dailyReport(db: Firestore, site: string, now: Date): Promise<DailyReport> {
  const deliveries = db.collection('deliveries')
  const since = await lastDailyMail(db)
  const queries = {
    [HEADINGS.notAnswered]: deliveries
      .where('unansweredSince', '<=', answerDueBefore(now))
      .orderBy('unansweredSince'),
    [HEADINGS.notMailed]: deliveries
      .where('unsentSince', '<=', later(now, -LATE_MS))
      .orderBy('unsentSince'),
    // Without digests, whose leads have the same state.
    [HEADINGS.neverConfirmed]: deliveries
      .where('state', '==', 'perhapsSent')
      .where('form', 'in', [...formNames]),
  }
  const sections = await Promise.all(
    Object.entries(queries).map(([heading, query]) => sectionOf(db, site, heading, query)),
  )
  const health = await db.doc('health/mail').get()
  const problems = Object.keys(health.get('problems') ?? {}).sort()
  return { since, came: await cameSince(db, since), sections, problems }
}

/** When the record of the last sent daily mail was made, in ms; null without such a record. */
async function lastDailyMail(db: Firestore): Promise<number | null> {
  const { docs } = await dailyChecks(db, 'deliveries', 'contact_').get()
  const sent = docs.filter((read) => read.get('state') === 'sent').at(-1)
  return sent?.get('createdAt').toMillis() ?? null
}

/** How many leads of each form were stored after a time; all leads without one. */
async function cameSince(db: Firestore, since: number | null): Promise<Record<FormName, number>> {
  const after = new Date(since ?? 0)
  const came = (form: FormName) => db.collection(form).where('timestamp', '>', after).count().get()
  const [query, contact] = await Promise.all([came('query'), came('contact')])
  return { query: query.data().count, contact: contact.data().count }
}

/** The leads of a query's deliveries, as the daily mail lists them, without the erased ones. */
async function sectionOf(db: Firestore, site: string, heading: string, query: Query) {
  const [{ docs }, total] = await Promise.all([query.limit(MOST_LISTED).get(), query.count().get()])
  const tokens = new Map(docs.map((read) => [pathOf(keyOfDelivery(read)), read.get('answerToken')]))
  const keys = docs.map(keyOfDelivery).filter(isLeadKey)
  const stored = await findLeads(db, keys)
  const oldest = stored.map((lead) => {
    const { form, sentAt } = lead
    const path = pathOf(lead)
    const token = tokens.get(path)
    const link = token ? answeredLink(lead, token, site) : null
    return { path, form, name: nameOf(lead), at: sentAt.getTime(), link }
  })
  return { heading, oldest, count: total.data().count - (keys.length - stored.length) }
}
