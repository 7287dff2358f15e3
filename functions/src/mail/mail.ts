// What all mails share: types, headers, and the cleaning of a visitor's text, which must not become
// a header or an address.

import { type Field, forms } from 'submissions'
import type { Lead } from '../lead/lead.ts'
import type { SendResult } from './smtp-failure.ts'

/** The mails' recipients and sender, and the site's address: from the configuration alone. */
export type Addresses = {
  to: readonly string[]
  from: string
  /** The site's address without a slash at its end. */
  site: string
}

export type Mail = {
  messageId: string
  from: { name: string; address: string }
  to: readonly string[]
  replyTo?: { name: string; address: string }
  subject: string
  headers: Record<string, string>
  text: string
  /** With base64 the size of a mail can be computed from its text. */
  textEncoding?: 'base64'
  html?: string
}

/** A mail's versions, each plainer than the one before. `wordless` has no words of a visitor. */
export type Versions = { full: Mail; text?: Mail; wordless: Mail }
export type Version = keyof Versions

export type Mailer = {
  /** Sends a mail to all or some of its recipients. Never rejects: a failure is a value. */
  send(mail: Mail, recipients: readonly string[]): Promise<SendResult>
}

/** Headers that depend on the key and the configuration alone: the same at every attempt. */
export function mailHeaders({ form, id }: { form: string; id: string }, { to, from }: Addresses) {
  return {
    messageId: `<${form}.${id}@${from.split('@').at(-1)}>`,
    from: { name: 'Website', address: from },
    to,
    // Automatic replies of the agency's mailbox would go to Reply-To, the visitor (RFC 3834).
    // Outlook and Exchange know only the second header.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}

/** A field's value, if any: a choice as its label; no controls but tabs and line breaks. */
export function shown(lead: Lead, name: string): string {
  const value = lead.values[name]
  if (typeof value !== 'string') return ''
  const { choices } = (forms[lead.form] as Record<string, Field>)[name] ?? {}
  const label = choices?.find((choice) => choice.value === value)?.label ?? value
  // Bidirectional overrides and isolates, which text in Urdu does not need, but forged text uses.
  return label.replace(/[\u202A-\u202E\u2066-\u2069]|(?![\t\n\r])\p{Cc}/gu, '')
}

/** The visitor's name on one line; empty when the typed name shows nothing. */
export function nameOf(lead: Lead): string {
  const name = oneLine(['firstName', 'lastName', 'name'].map((one) => shown(lead, one)).join(' '))
  return isInvisible(name) ? '' : name
}

/** Whether a text is invisible: only blanks, controls, fillers and zero-width characters. */
export function isInvisible(text: string): boolean {
  // U+2800 is a Braille pattern without dots.
  return !/[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/u.test(text)
}

/** Text for headers and lists: no controls, no double spaces, at most `most` UTF-16 units. */
export function oneLine(text: string, most = 150): string {
  const flat = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  // Mail programs decode `=?utf-8?…?=` (RFC 2047), which could hide control characters.
  const plain = flat.replaceAll('=?', '= ?')
  if (plain.length <= most) return plain
  const whole = plain.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${whole.trimEnd()}…`
}
