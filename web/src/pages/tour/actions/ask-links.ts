// The ways from a tour to the agency: addresses that fill in the forms (enquiry/values-from-address.ts), and WhatsApp.

import type { forms } from 'submissions'

/** The contact page with subject and comment filled in, as text that the visitor can change. */
export function askPath(subject: string, comment = ''): string {
  return `/contact?${new URLSearchParams({ subject, ...(comment && { comment }) })}`
}

const LADAKH = 'ladakh' satisfies (typeof forms.query.destination.choices)[number]['value']

/** Home's quote form with Ladakh chosen. */
export const QUOTE_PATH = `/?destination=${LADAKH}#quote`

/** A chat with the agency, with a text that the visitor then sends; null without a number. */
export function whatsappUrl(number: string | null, text: string): string | null {
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
