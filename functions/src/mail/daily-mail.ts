// The daily mail, which the agency gets every working morning. It is the mail of a lead that the daily function
// stores, so its arrival proves that leads are stored and mailed; its absence is an alarm.

import { palette } from 'brand/palette.ts'
import type { FormName } from 'submissions'
import type { Lead } from '../lead/lead.ts'
import { leadKinds } from './lead-links.ts'
import {
  type Addresses,
  counted,
  escapeHtml,
  indianTime,
  type Mail,
  mailHeaders,
  type Versions,
  withoutHtml,
} from './mail.ts'

/** A lead that the daily mail lists. `name` is the visitor's text, cleaned; `link` leads to the answer page. */
export type NamedLead = {
  path: string
  form: FormName
  name: string
  /** In milliseconds since 1970, like every time of a report, because Firestore stores the report. */
  at: number
  link: string | null
}
/** The oldest of some leads, and the number of all of them. */
export type NamedLeads = { oldest: readonly NamedLead[]; count: number }

export type DailyReport = {
  /** The time of the last daily mail that was sent; null for the first one. */
  since: number | null
  /** How many leads came since then. */
  came: Record<FormName, number>
  /** Leads without an answer for a working day. */
  unanswered: NamedLeads
  /** Leads that are stored but not mailed. */
  unsent: NamedLeads
  /** Leads whose mail may have been sent, but was never confirmed. */
  perhapsSent: NamedLeads
  /** The open problems of the mail server and the recipients, as codes. */
  problems: readonly string[]
}

const NONE: NamedLeads = { oldest: [], count: 0 }
const NO_REPORT: DailyReport = {
  since: null,
  came: { query: 0, contact: 0 },
  unanswered: NONE,
  unsent: NONE,
  perhapsSent: NONE,
  problems: ['the report of this morning was not stored'],
}

/** The mail of a daily check, whose document has the report; then the mail without the visitors' words. */
export function dailyMails(check: Lead, addresses: Addresses): Versions {
  const report = (check.values.report ?? NO_REPORT) as DailyReport
  return [
    mailOf(check, report, addresses, true),
    withoutHtml(mailOf(check, report, addresses, false)),
  ]
}

function mailOf(check: Lead, report: DailyReport, addresses: Addresses, withNames: boolean): Mail {
  const { unanswered, unsent, perhapsSent, problems } = report
  const isWell = !unanswered.count && !unsent.count && !perhapsSent.count && !problems.length
  const title = isWell ? 'All well' : 'Please look'
  const came = cameIn(report)
  const parts = [
    { heading: 'Not answered for a working day', leads: unanswered },
    { heading: 'Not mailed yet', leads: unsent },
    { heading: 'Perhaps mailed, never confirmed: look for them in the inbox', leads: perhapsSent },
  ].filter(({ leads }) => leads.count)
  const problemLines = problems.map((problem) => `Mail problem: ${problem}`)
  return {
    ...mailHeaders(check, addresses),
    subject: `${title}: ${came}`,
    text: [
      `${title}. ${came}.`,
      '',
      ...parts.flatMap(({ heading, leads }) => [
        `${heading}:`,
        ...leads.oldest.map(
          (lead) => `- ${lineOf(lead, withNames)}${lead.link ? `\n  Answered?  ${lead.link}` : ''}`,
        ),
        ...moreIn(leads),
        '',
      ]),
      ...problemLines,
      FOOTER,
      '',
    ].join('\n'),
    html: `<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px;background:${palette.paper};color:${palette.ink};font:16px/1.5 system-ui,sans-serif">
<h1 style="margin:0 0 8px;font-size:22px">${title}</h1>
<p style="margin:0 0 16px">${came}.</p>
${parts.map(({ heading, leads }) => htmlOf(heading, leads, withNames)).join('\n')}
${problemLines.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`).join('\n')}
<p style="margin:24px 0 0;font-size:13px;color:${palette.slate}">${FOOTER}</p>
</body>
</html>`,
  }
}

const FOOTER =
  'This mail comes every morning from Monday to Saturday, the same way as a lead does. On a morning without it, leads may not arrive: look at the website and at docs/operations.md.'

function cameIn({ came, since }: DailyReport): string {
  const count = came.query + came.contact
  const when = since === null ? '' : ` since ${indianTime(new Date(since))}`
  if (!count) return `no new leads${when}`
  const kinds = [counted(came.query, 'quote request'), counted(came.contact, 'message')]
  return `${counted(count, 'new lead')}${when} (${kinds.join(', ')})`
}

function lineOf({ path, form, name, at }: NamedLead, withNames: boolean): string {
  const who = withNames && name ? `${leadKinds[form]} of ${name}` : leadKinds[form]
  return `${who}, ${indianTime(new Date(at))} (${path})`
}

function moreIn({ oldest, count }: NamedLeads): string[] {
  return count > oldest.length ? [`- and ${count - oldest.length} more: npm run leads -- list`] : []
}

function htmlOf(heading: string, leads: NamedLeads, withNames: boolean): string {
  const items = leads.oldest.map((lead) => {
    const link = lead.link
      ? ` <a href="${escapeHtml(lead.link)}" style="color:${palette.cobalt}">Answered?</a>`
      : ''
    return `<li dir="auto">${escapeHtml(lineOf(lead, withNames))}${link}</li>`
  })
  const more = moreIn(leads).map((line) => `<li>${escapeHtml(line.slice(2))}</li>`)
  return `<h2 style="margin:16px 0 4px;font-size:16px">${heading}</h2>
<ul style="margin:0;padding-inline-start:20px">${[...items, ...more].join('')}</ul>`
}
