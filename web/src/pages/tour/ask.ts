// The ways from a tour to the agency: addresses that fill in the forms (enquiry/prefill.ts), and WhatsApp.

import type { Tour } from '../../content/catalogue.ts'

/** The contact page with the subject and the comment filled in, as text that the visitor can change. */
export function askPath(subject: string, comment = ''): string {
  return `/contact?${new URLSearchParams({ subject, ...(comment && { comment }) })}`
}

/** Home's quote form with Ladakh chosen. */
export const QUOTE_PATH = '/?destination=ladakh#quote'

/** The quote form has one destination (spec 5), so only these tours link to the form. Zanskar is in Ladakh. */
export function isInLadakh({ place }: Pick<Tour, 'place'>): boolean {
  return /Ladakh|Zanskar/.test(place)
}

/** A chat with the agency, in which the visitor sends the text herself; null without a number. */
export function whatsappUrl(number: string | null, text: string): string | null {
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
