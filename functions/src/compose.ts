import { faultOf, forms } from 'submissions'
import { htmlPart } from './html-part.ts'
import type { Lead } from './lead.ts'
import { letterOf, shown } from './letter.ts'
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

/** The agency's mail about a lead: the same lead makes the same mail, its Message-ID included. */
export function composeMail(lead: Lead, { to, from }: Envelope): Mail {
  const letter = letterOf(lead)
  const name = nameOf(lead)
  const address = shown(lead, 'email')
  const canReply = faultOf(forms.query.email, address) === null
  return {
    messageId: `<${lead.form}.${lead.id}@${from.split('@').at(-1)}>`,
    from: { name: 'Website', address: from },
    to,
    ...(canReply && { replyTo: { name, address } }),
    subject: subjectOf(lead, name),
    // Keeps an out-of-office note of the agency's from going to the visitor.
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: textPart(letter, canReply),
    html: htmlPart(letter, canReply),
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
  return oneLine(names.map((name) => shown(lead, name)).join(' '))
}

/** For headers: no control character, no run of spaces, no endless line. */
function oneLine(text: string): string {
  const flat = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return flat.length > 150 ? `${flat.slice(0, 149).trimEnd()}…` : flat
}
