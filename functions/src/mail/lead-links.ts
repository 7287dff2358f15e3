// The links in a lead's mail: answer by e-mail, WhatsApp or phone, and note the answer.

import { type FormName, fieldErrorOf, forms } from 'submissions'
import type { Lead, LeadKey } from '../lead/lead.ts'
import { phoneNumbersIn } from '../lead/phone-number.ts'
import { nameOf, oneLine, shown } from './mail.ts'
import type { Link } from './text-and-html.ts'

/** The name of each form's leads in the agency's mails. */
export const leadKinds: Record<FormName, string> = { query: 'Quote request', contact: 'Message' }

/** The texts that the e-mail and WhatsApp links fill in. {asked}: the destination or subject. */
const answerTemplates: Record<FormName, { subject: string; body: string }> = {
  query: {
    subject: 'Your journey with us: {asked}',
    body: `Namaste {name},

thank you for asking us about {asked}.

[your answer]

When would you like to ride, and how many of you are coming?

Warm regards,
`,
  },
  contact: {
    subject: 'Re: {asked}',
    body: `Namaste {name},

thank you for writing to us. You asked: {asked}

[your answer]

Warm regards,
`,
  },
}

// The most UTF-16 units of a name or a subject in a link. The longest link then has 1,783
// characters; some mail programs and browsers cut links above 1,800.
const MOST_IN_LINK = 50

/** The links that answer the visitor, and the e-mail address; null when the typed text is none. */
export function leadLinks(lead: Lead): { address: string | null; links: Link[] } {
  const typed = shown(lead, 'email')
  const address = fieldErrorOf(forms.query.email, typed) === null ? typed : null
  const first = shown(lead, 'firstName') || shown(lead, 'name')
  const name = nameOf(lead) && oneLine(first, MOST_IN_LINK)
  const asked = oneLine(askedIn(lead), MOST_IN_LINK)
  const filled = (template: string) =>
    template.replaceAll(' {name}', () => name && ` ${name}`).replaceAll('{asked}', () => asked)
  const { subject, body } = answerTemplates[lead.form]
  const [title, answer] = [encoded(filled(subject)), encoded(filled(body))]
  // Some mail programs do not decode `%40`.
  const to = address?.split('@').map(encoded).join('@')
  const mailto = `mailto:${to}?subject=${title}&body=${answer}`
  const links = to ? [{ text: 'Answer by e-mail', href: mailto }] : []
  for (const { number, isCertain } of phoneNumbersIn(shown(lead, 'phoneNumber'))) {
    const chat = `https://wa.me/${number.slice(1)}?text=${answer}`
    // The WhatsApp message has the visitor's name, so a stranger must not get it.
    if (isCertain) links.push({ text: 'WhatsApp', href: chat })
    // An Indian number is shown as it is read aloud: `+91 98123 45678`.
    const grouped = number.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')
    links.push({ text: `Call ${grouped}`, href: `tel:${number}` })
  }
  return { address, links }
}

export function askedIn(lead: Lead): string {
  return shown(lead, lead.form === 'query' ? 'destination' : 'subject')
}

export function answeredLink({ form, id }: LeadKey, answerToken: string, site: string): string {
  return `${site}/answer/${form}/${id}/${answerToken}`
}

/** Lone surrogates cannot be encoded and are replaced; a mailto has CRLF line breaks (RFC 6068). */
function encoded(text: string): string {
  const whole = text.replace(/\p{Surrogate}/gu, '\uFFFD').replaceAll('\n', '\r\n')
  return encodeURIComponent(whole).replaceAll("'", '%27')
}
