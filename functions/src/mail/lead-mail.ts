// The agency's mail about a lead, in three versions: text and HTML, text alone, and a notice
// without the visitor's words, for a server that refuses them.

import { fieldsOf } from 'submissions'
import { type Lead, pathOf } from '../lead/lead.ts'
import { noticeMail } from './digest-mail.ts'
import { answeredLink, askedIn, leadKinds, leadLinks } from './lead-links.ts'
import { type Addresses, mailHeaders, nameOf, oneLine, shown } from './mail.ts'
import * as parts from './text-and-html.ts'

/** `othersLate`: how many other leads are late; `answerToken`: the "Answered?" link's secret. */
type Context = { othersLate: number; answerToken: string }

export function leadMails(lead: Lead, { othersLate, answerToken }: Context, addresses: Addresses) {
  const title = lead.form === 'query' ? 'New quote request' : 'New contact message'
  const rows = rowsOf(lead)
  const { address, links } = leadLinks(lead)
  const name = nameOf(lead)
  const about = [name, askedIn(lead)].filter(Boolean).join(', ')
  const late = `Late: ${parts.counted(othersLate, 'other lead')} could not be mailed yet.`
  const notes = [
    ...(othersLate ? [late, ''] : []),
    { text: 'Answered? Note it here', href: answeredLink(lead, answerToken, addresses.site) },
    'So nobody answers twice, and nobody is forgotten.',
    ...(address ? [REPLY] : []),
  ]
  const text = {
    ...mailHeaders(lead, addresses),
    ...(address && { replyTo: { name, address } }),
    subject: oneLine(`${leadKinds[lead.form]}: ${about}`),
    text: parts.textOf([title, '', ...rows.map(textRow), '', ...links, '', ...notes, '']),
  }
  const html = parts.htmlPage(title, [
    '<table role="presentation" cellspacing="0" style="border-collapse:collapse;max-width:640px">',
    ...rows.map(htmlRow),
    '</table>',
    parts.buttonsOf(links),
    parts.htmlOf(notes),
  ])
  const wordless = noticeMail(lead, [{ ...lead, answerToken }], addresses)
  return { full: { ...text, html }, text, wordless }
}

const REPLY = 'A reply to this mail goes to the visitor: delete the link "Answered?" from it.'

type Row = [label: string, value: string]

/** What both parts show of a lead: cleaned, but not escaped. */
function rowsOf(lead: Lead): Row[] {
  const fields = fieldsOf(lead.form).map(([name, { label }]): Row => [label, shown(lead, name)])
  return [...fields, ['Sent', parts.indianTime(lead.sentAt)], ['Lead', pathOf(lead)]]
}

const LINE_BREAK = /\r\n|[\n\r\u0085\u2028\u2029]/

/** Of several lines each begins with ">", so that none looks like a line of this mail. */
function textRow([label, value]: Row): string {
  const lines = value.split(LINE_BREAK)
  if (lines.length === 1) return `${label}: ${value}`
  return [`${label}:`, ...lines.map((line) => `> ${line}`)].join('\n')
}

/** Outlook ignores `white-space: pre-wrap`, so each line break is a `<br>`. */
function htmlRow([label, value]: Row): string {
  const lines = parts.escapeHtml(value).split(LINE_BREAK).join('<br>')
  return `<tr><th style="padding:6px 16px 6px 0;text-align:start;vertical-align:top;font-weight:600">${label}</th><td dir="auto" style="padding:6px 0;overflow-wrap:anywhere">${lines}</td></tr>`
}
