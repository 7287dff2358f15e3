// The links in a lead's mail: answer by e-mail, WhatsApp or phone, and note that the lead is answered.

import { type FormName, fieldErrorOf, forms } from 'submissions'
import type { Lead, LeadKey } from '../lead/lead.ts'
import { toE164 } from '../lead/phone-number.ts'
import { answerTemplates } from './answer-templates.ts'
import { oneLine, shown } from './mail.ts'

export type LeadLinks = {
  /** The visitor's e-mail address, or null when the typed text is no address. */
  address: string | null
  mailto: string | null
  /** The visitor's phone number in E.164, or null when its country is not certain. */
  phone: string | null
  whatsApp: string | null
  /** The answer page; null for a lead without a token. */
  answered: string | null
}

/** What a lead of each form is, for staff. */
export const leadKinds: Record<FormName, string> = { query: 'Quote request', contact: 'Message' }

/** In UTF-16 units after percent-encoding. Mail programs and browsers cut longer links. */
const LONGEST_LINK = 1800

export function leadLinks(lead: Lead, answerToken: string | null, site: string): LeadLinks {
  const typed = shown(lead, 'email')
  const address = fieldErrorOf(forms.query.email, typed) === null ? typed : null
  const phone = toE164(shown(lead, 'phoneNumber'))
  const { subject, body } = firstAnswerTo(lead)
  // Some mail programs do not decode `%40`.
  const to = address?.split('@').map(encoded).join('@')
  return {
    address,
    mailto: to
      ? fitting((text) => `mailto:${to}?subject=${encoded(subject)}&body=${encoded(text)}`, body)
      : null,
    phone,
    whatsApp:
      phone && fitting((text) => `https://wa.me/${phone.slice(1)}?text=${encoded(text)}`, body),
    answered: answerToken && answeredLink(lead, answerToken, site),
  }
}

export function answeredLink(key: LeadKey, answerToken: string, site: string): string {
  const { form, id } = key
  return `${site}/answer/${form}/${encodeURIComponent(id)}/${answerToken}`
}

/** The answer template of the lead's form, filled in. */
function firstAnswerTo(lead: Lead): { subject: string; body: string } {
  const { subject, body } = answerTemplates[lead.form]
  const name = oneLine(shown(lead, lead.form === 'query' ? 'firstName' : 'name'), 60)
  const asked = shown(lead, lead.form === 'query' ? 'destination' : 'subject')
  const filled = (template: string, most: number) =>
    template.replaceAll('{name}', () => name).replaceAll('{asked}', () => oneLine(asked, most))
  return { subject: filled(subject, 60), body: filled(body, 200) }
}

/** The link with as much of the text as fits. */
function fitting(linkOf: (text: string) => string, text: string): string {
  const link = linkOf(text)
  if (link.length <= LONGEST_LINK) return link
  const shorter = Array.from(text).slice(0, -20).join('')
  return shorter ? fitting(linkOf, shorter) : linkOf('')
}

/** A lone surrogate cannot be encoded and is replaced; line breaks are CRLF in a mailto (RFC 6068). */
function encoded(text: string): string {
  const whole = text.replace(/\p{Surrogate}/gu, '\uFFFD').replaceAll('\n', '\r\n')
  return encodeURIComponent(whole).replaceAll("'", '%27')
}
