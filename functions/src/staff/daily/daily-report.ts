import type { Firestore, Query } from 'firebase-admin/firestore'
import { type FormName, formNames } from 'submissions'
import { later } from '../../delivery/delivery-record.ts'
import { LATE_MS } from '../../delivery/limits.ts'
import { healthIn } from '../../delivery/open-problems.ts'
import { findListed } from '../../lead/answer-record.ts'
import { countOf } from '../../lead/read-leads.ts'
import { storedLeads } from '../erase-leads.ts'
import { answerDueBefore } from '../working-day.ts'

/** At most so many leads are listed under each heading. */
const MOST_LISTED = 20

export type DailyReport = Awaited<ReturnType<typeof dailyReport>>

/** Reads the facts for the daily mail from the store. */
export async function dailyReport(db: Firestore, now: Date) {
  const [answers, deliveries] = [db.collection('answers'), db.collection('deliveries')]
  const queries = {
    'Not answered for a working day': answers.where('waitingSince', '<=', answerDueBefore(now)),
    'Not mailed yet': deliveries.where('unsentSince', '<=', later(now, -LATE_MS)),
    // Without digests, whose leads have the same state.
    'Perhaps mailed, never confirmed: look for them in the inbox': deliveries
      .where('state', '==', 'perhapsSent')
      .where('form', 'in', [...formNames]),
  }
  // In the order of the ids, which are days.
  const daily = deliveries.where('form', '==', 'daily').where('state', '==', 'sent')
  const since: Date | null = (await daily.get()).docs.at(-1)?.get('createdAt')?.toDate?.() ?? null
  const came = (form: FormName) =>
    countOf(db.collection(form).where('timestamp', '>', since ?? new Date(0)))
  const sections = Object.entries(queries).map(([heading, one]) => sectionOf(db, heading, one))
  return {
    /** When the record of the last sent daily mail was made; null without such a record. */
    since,
    sections: await Promise.all(sections),
    /** How many leads came after `since`; all leads when `since` is null. */
    came: { query: await came('query'), contact: await came('contact') },
    problems: Object.keys(healthIn(await db.doc('health/mail').get()).problems).sort(),
  }
}

/** The first leads of a query's records, the oldest if a time is compared, and how many follow. */
async function sectionOf(db: Firestore, heading: string, query: Query) {
  const listed = await storedLeads(db, query, MOST_LISTED)
  const leads = await findListed(db, listed.slice(0, MOST_LISTED))
  // Counted after the records of deleted leads were erased.
  return { heading, leads, more: (await countOf(query)) - leads.length }
}
