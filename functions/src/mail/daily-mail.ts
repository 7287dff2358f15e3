// The daily mail, which the agency gets every working morning. Its arrival proves that mail works; its absence is an
// alarm.

import { palette } from 'brand/palette.ts'
import type { FormName } from 'submissions'
import { leadKinds } from './lead-links.ts'
import {
  type Addresses,
  counted,
  escapeHtml,
  htmlPage,
  indianTime,
  type Mail,
  mailHeaders,
  type Versions,
} from './mail.ts'

/** The headings of the leads that need a look; under each heading at most MOST_LISTED leads are listed. */
export const HEADINGS = {
  notAnswered: 'Not answered for a working day',
  notMailed: 'Not mailed yet',
  neverConfirmed: 'Perhaps mailed, never confirmed: look for them in the inbox',
}
export const MOST_LISTED = 20

/** A lead that the daily mail lists. `name` is the visitor's text, cleaned; `link` leads to the answer page. */
type NamedLead = { path: string; form: FormName; name: string; at: number; link: string | null }

/** What the daily mail reports. Times are in milliseconds since 1970. */
export type DailyReport = {
  /** When the record of the last sent daily mail was made; null without such a record. */
  since: number | null
  /** How many leads came after `since`; all leads when `since` is null. */
  came: Record<FormName, number>
  /** For each heading, the listed leads and the number of all. The oldest are listed, except below `neverConfirmed`. */
  sections: readonly { heading: string; oldest: readonly NamedLead[]; count: number }[]
  /** The keys of the open problems in `health/mail`. */
  problems: readonly string[]
}

const NO_REPORT: DailyReport = {
  since: null,
  came: { query: 0, contact: 0 },
  sections: [],
  problems: ['the report of this morning could not be made'],
}

type Key = { form: string; id: string }

/** The daily mail, then the mail without the visitors' names. `report`: null when it could not be made. */
export function dailyMails(key: Key, report: DailyReport | null, addresses: Addresses): Versions {
  const { html: _, ...wordless } = mailOf(key, report ?? NO_REPORT, addresses, false)
  return { full: mailOf(key, report ?? NO_REPORT, addresses, true), wordless }
}

function mailOf(key: Key, report: DailyReport, addresses: Addresses, withNames: boolean): Mail {
  const sections = report.sections.filter(({ count }) => count)
  const title = sections.length || report.problems.length ? 'Please look' : 'All well'
  const came = cameIn(report)
  const problems = report.problems.map((problem) => `Mail problem: ${problem}`)
  const parts = sections.map(({ heading, oldest, count }) => {
    const items = oldest.map((lead) => ({ line: lineOf(lead, withNames), link: lead.link }))
    const line = `and ${count - oldest.length} more: npm run leads -- list`
    return { heading, items: count > oldest.length ? [...items, { line, link: null }] : items }
  })
  return {
    ...mailHeaders(key, addresses),
    subject: `${title}: ${came}`,
    text: [
      `${title}. ${came}.`,
      '',
      ...parts.flatMap(({ heading, items }) => [
        `${heading}:`,
        ...items.map(({ line, link }) => `- ${line}${link ? `\n  Answered?  ${link}` : ''}`),
        '',
      ]),
      ...problems,
      FOOTER,
      '',
    ].join('\n'),
    html: htmlPage(title, [
      `<p>${came}.</p>`,
      ...parts.map(({ heading, items }) => htmlOf(heading, items)),
      ...problems.map((problem) => `<p>${escapeHtml(problem)}</p>`),
      `<p style="margin:24px 0 0;font-size:13px;color:${palette.slate}">${FOOTER}</p>`,
    ]),
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

function htmlOf(heading: string, items: readonly { line: string; link: string | null }[]): string {
  const rows = items.map(({ line, link }) => {
    const style = `style="color:${palette.cobalt}"`
    const answered = link ? ` <a href="${escapeHtml(link)}" ${style}>Answered?</a>` : ''
    return `<li dir="auto">${escapeHtml(line)}${answered}</li>`
  })
  return `<h2 style="margin:16px 0 4px;font-size:16px">${heading}</h2>
<ul style="margin:0;padding-inline-start:20px">${rows.join('')}</ul>`
}
