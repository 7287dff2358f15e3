// The agency's mail about a lead, in three versions: text and HTML, text alone, and a notice without the visitor's
// words, for a server that refuses them.

import { palette } from 'brand/palette.ts'
import { fieldsOf } from 'submissions'
import { type Lead, pathOf } from '../lead/lead.ts'
import { noticeMail } from './digest-mail.ts'
import { askedIn, leadKinds, leadLinks } from './lead-links.ts'
import {
  type Addresses,
  counted,
  escapeHtml,
  htmlPage,
  indianTime,
  mailHeaders,
  nameOf,
  oneLine,
  shown,
  type Versions,
} from './mail.ts'

/** `othersLate`: how many other leads are late; `answerToken`: the secret part of the "Answered?" link. */
type Context = { othersLate: number; answerToken: string | null }

export function leadMails(lead: Lead, context: Context, addresses: Addresses): Versions {
  const model = modelOf(lead, context, addresses.site)
  const { address } = model.links
  const mail = {
    ...mailHeaders(lead, addresses),
    ...(address && { replyTo: { name: nameOf(lead), address } }),
    subject: oneLine(
      `${leadKinds[lead.form]}: ${[nameOf(lead), askedIn(lead)].filter(Boolean).join(', ')}`,
    ),
    text: textOf(model),
    html: htmlOf(model),
  }
  const listed = { ...lead, answerToken: context.answerToken }
  const { html: _, ...text } = mail
  return { full: mail, text, wordless: noticeMail(lead, [listed], addresses) }
}

/** What the text part and the HTML part show: cleaned, but not escaped. */
type Model = ReturnType<typeof modelOf>

function modelOf(lead: Lead, { othersLate, answerToken }: Context, site: string) {
  const fields = fieldsOf(lead.form).map(([name, { label, kind }]) => ({
    label,
    value: shown(lead, name),
    isLong: kind === 'text',
  }))
  return {
    title: lead.form === 'query' ? 'New quote request' : 'New contact message',
    rows: [...fields, { label: 'Sent', value: indianTime(lead.sentAt), isLong: false }],
    links: leadLinks(lead, answerToken, site),
    /** A message to staff that is not about this lead. */
    note: othersLate ? `Late: ${counted(othersLate, 'other lead')} could not be mailed yet.` : null,
    path: pathOf(lead),
  }
}

const REPLY = 'A reply to this mail goes to the visitor: delete the link "Answered?" from it.'

const LINE_BREAK = /\r\n|[\n\r\u0085\u2028\u2029]/

/** Each line of a visitor's long text begins with ">", so that no line looks like a line of this mail. */
function textOf({ title, rows, links, note, path }: Model): string {
  const { address, phones, answered } = links
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2
  const lines = (value: string) => value.split(LINE_BREAK)
  return [
    title,
    '',
    ...rows.map(({ label, value, isLong }) =>
      isLong
        ? [`${label}:`, ...lines(value).map((line) => `> ${line}`)].join('\n')
        : `${label.padEnd(width)}${lines(value).join(' ')}`,
    ),
    `${'Lead'.padEnd(width)}${path}`,
    '',
    ...(note ? [note] : []),
    ...phones.flatMap(({ number, whatsApp }) => [
      `Call       tel:${number}`,
      ...(whatsApp ? [`WhatsApp   https://wa.me/${number.slice(1)}`] : []),
    ]),
    ...(answered ? [`Answered?  ${answered}`] : []),
    ...(answered && address ? [REPLY] : []),
    '',
  ].join('\n')
}

function htmlOf({ title, rows, links, note, path }: Model): string {
  const { address, mailto, phones, answered } = links
  const buttons = [
    mailto && button(mailto, 'Answer by e-mail'),
    ...phones.map(({ whatsApp }) => whatsApp && button(whatsApp, 'WhatsApp')),
    ...phones.map(({ number }) => button(`tel:${number}`, `Call ${grouped(number)}`)),
  ].filter(Boolean)
  const paragraph = (text: string) => `<p style="margin:16px 0 0">${text}</p>`
  return htmlPage(title, [
    '<table role="presentation" cellspacing="0" style="border-collapse:collapse;max-width:640px">',
    ...rows.map(row),
    '</table>',
    buttons.length && paragraph(buttons.join(' ')),
    answered &&
      paragraph(
        `<a href="${escapeHtml(answered)}" style="color:${palette.cobalt}">Answered? Note it here</a>, so that nobody answers twice and nobody is forgotten.`,
      ),
    answered && address && paragraph(escapeHtml(REPLY)),
    note && paragraph(escapeHtml(note)),
    `<p style="margin:16px 0 0;font-size:13px;color:${palette.slate}">Lead ${escapeHtml(path)}</p>`,
  ])
}

/** Outlook ignores `white-space: pre-wrap`, so each line break is a `<br>`. */
function row({ label, value }: { label: string; value: string }): string {
  const lines = escapeHtml(value).split(LINE_BREAK).join('<br>')
  return `<tr><th style="padding:6px 16px 6px 0;text-align:start;vertical-align:top;font-weight:600">${label}</th><td dir="auto" style="padding:6px 0;overflow-wrap:anywhere">${lines}</td></tr>`
}

/** An Indian number as it is read aloud: `+91 98123 45678`. */
function grouped(number: string): string {
  return number.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')
}

/** `href` has a fixed scheme, and the visitor's text in it is percent-encoded. */
function button(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}" style="display:inline-block;margin:0 8px 8px 0;padding:10px 16px;border-radius:6px;background:${palette.cobalt};color:${palette.white};text-decoration:none">${text}</a>`
}
