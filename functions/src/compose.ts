import { faultOf, forms } from 'submissions'
import type { DeliveryKey } from './delivery.ts'
import { htmlPart } from './html-part.ts'
import type { Lead } from './lead.ts'
import { letterOf, type Standing, shown } from './letter.ts'
import { textPart } from './text-part.ts'

/** Who mails leads to whom: configuration alone decides, never a lead. */
export type Envelope = { to: string; from: string }

export type Mail = {
  messageId: string
  from: { name: string; address: string }
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  headers: Record<string, string>
  text: string
  html?: string
}

const ALONE: Standing = { othersLate: 0, repeats: 0 }

/** The agency's mail about a lead; its Message-ID is the same at every attempt. */
export function composeMail(lead: Lead, { to, from }: Envelope, standing = ALONE): Mail {
  const letter = letterOf(lead, standing)
  const name = nameOf(lead)
  const address = shown(lead, 'email')
  const canReply = faultOf(forms.query.email, address) === null
  return {
    ...addressed(lead, { to, from }),
    ...(canReply && { replyTo: { name, address } }),
    subject: subjectOf(lead, name),
    text: textPart(letter, canReply),
    html: htmlPart(letter, canReply),
  }
}

/** The headers that no lead has a part in but for its path. */
export function addressed({ form, id }: DeliveryKey, { to, from }: Envelope) {
  return {
    messageId: `<${form}.${id}@${from.split('@').at(-1)}>`,
    from: { name: 'Website', address: from },
    to,
    // Keeps an out-of-office note of the agency's from going to the visitor.
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function subjectOf(lead: Lead, name: string): string {
  return oneLine(
    lead.form === 'query'
      ? `Quote request: ${name}, ${shown(lead, 'destination')}`
      : `Message: ${name}, ${shown(lead, 'subject')}`,
  )
}

function nameOf(lead: Lead): string {
  const names = lead.form === 'query' ? ['firstName', 'lastName'] : ['name']
  const name = oneLine(names.map((name) => shown(lead, name)).join(' '))
  // Mail readers would decode a typed `=?utf-8?…?=`, and with it what was cleaned away here.
  return name.replaceAll('=?', '= ?')
}

/** For headers and lists: no control character, no run of spaces, no endless line. */
export function oneLine(text: string): string {
  const flat = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  if (flat.length <= 150) return flat
  const whole = flat.slice(0, 149).replace(/[\uD800-\uDBFF]$/, '')
  return `${whole.trimEnd()}…`
}
