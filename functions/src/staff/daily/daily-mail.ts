// The mail of each working morning. Its arrival proves that mail works; its absence is an alarm.

import type { Firestore, Query } from 'firebase-admin/firestore'
import { type FormName, formNames } from 'submissions'
import { later } from '../../delivery/delivery-record.ts'
import type { FindSubject } from '../../delivery/dependencies.ts'
import { LATE_MS } from '../../delivery/limits.ts'
import { healthIn } from '../../delivery/open-problems.ts'
import { findListed, type ListedLead } from '../../lead/answer-record.ts'
import { pathOf } from '../../lead/lead.ts'
import { countOf } from '../../lead/read-leads.ts'
import { codeOf } from '../../log.ts'
import { answeredLink, leadKinds } from '../../mail/lead-links.ts'
import { type Addresses, mailHeaders, nameOf } from '../../mail/mail.ts'
import * as parts from '../../mail/text-and-html.ts'
import { storedLeads } from '../erase-leads.ts'
import { answerDueBefore } from '../working-day.ts'

/** At most so many leads are listed under each heading. */
const MOST_LISTED = 20

/**
 * Makes the report at the time of the send, so that it names no erased lead. A report that cannot
 * be made does not stop the mail. The second version is without the visitors' names.
 */
export const findDailyMail: FindSubject = async (key, { db, addresses, now, log }) => {
  if (!(await db.doc(pathOf(key)).get()).exists) return null
  const report = await dailyReport(db, now()).catch((error): DailyReport => {
    log('error', 'the daily report cannot be made', { code: codeOf(error) })
    const problems = ['the report of this morning could not be made']
    return { since: null, came: { query: 0, contact: 0 }, sections: [], problems }
  })
  const headers = mailHeaders(key, addresses)
  const mail = (withNames: boolean) => ({ ...headers, ...partsOf(report, addresses, withNames) })
  return { leadAt: null, compose: () => ({ full: mail(true), wordless: mail(false) }) }
}

function partsOf(report: DailyReport, { site }: Addresses, withNames: boolean) {
  const sections = report.sections.filter(({ leads }) => leads.length)
  const title = sections.length || report.problems.length ? 'Please look' : 'All well'
  const came = cameIn(report)
  const paragraphs: parts.Line[][] = [
    [`${came}.`],
    ...sections.map(({ heading, leads, more }) => [
      `${heading}:`,
      ...leads.flatMap((lead) => linesOf(lead, site, withNames)),
      ...(more > 0 ? [`- and ${more} more: npm run leads -- list`] : []),
    ]),
    ...report.problems.map((problem) => [`Mail problem: ${problem}`]),
    [
      'This mail comes every morning from Monday to Saturday, the same way as a lead does. On a morning without it, leads may not arrive: look at the website and at docs/operations.md.',
    ],
  ]
  const text = [title, ...paragraphs.map(parts.textOf), ''].join('\n\n')
  const html = withNames && parts.htmlPage(title, paragraphs.map(parts.htmlOf))
  return { subject: `${title}: ${came}`, text, ...(html && { html }) }
}

function cameIn({ came, since }: DailyReport): string {
  const count = came.query + came.contact
  const when = since ? ` since ${parts.indianTime(since)}` : ''
  if (!count) return `no new leads${when}`
  const kinds = [parts.counted(came.query, 'quote request'), parts.counted(came.contact, 'message')]
  return `${parts.counted(count, 'new lead')}${when} (${kinds.join(', ')})`
}

function linesOf(lead: ListedLead, site: string, withNames: boolean): parts.Line[] {
  const name = withNames && nameOf(lead)
  // Isolated (FSI and PDI), so that a name in Urdu does not reorder the words and the day after it.
  const who = name ? `${leadKinds[lead.form]} of \u2068${name}\u2069` : leadKinds[lead.form]
  const line = `- ${who}, ${parts.indianTime(lead.sentAt)} (${pathOf(lead)})`
  if (!lead.answerToken) return [line]
  return [line, { text: 'Answered?', href: answeredLink(lead, lead.answerToken, site) }]
}

type DailyReport = Awaited<ReturnType<typeof dailyReport>>

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
