// The mail of each working morning. Its arrival proves that mail works; its absence is an alarm.

import type { FindSubject } from '../../delivery/dependencies.ts'
import type { ListedLead } from '../../lead/answer-record.ts'
import { pathOf } from '../../lead/lead.ts'
import { codeOf } from '../../log.ts'
import { answeredLink, leadKinds } from '../../mail/lead-links.ts'
import { type Addresses, mailHeaders, nameOf } from '../../mail/mail.ts'
import * as parts from '../../mail/text-and-html.ts'
import { type DailyReport, dailyReport } from './daily-report.ts'

/**
 * Makes the report at the time of the send, so that it names no erased lead. A report that cannot
 * be made does not stop the mail. The second version is without the visitors' names.
 */
export const findDailyReport: FindSubject = async (key, { db, addresses, now, log }) => {
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
