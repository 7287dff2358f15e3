import type { FormName } from 'submissions'
import type { Lead } from '../lead/lead.ts'
import { nameOf, oneLine, shown } from './visitor-text.ts'

/** What a lead of each form is, for staff. */
export const leadKinds: Record<FormName, string> = { query: 'Quote request', contact: 'Message' }

/** The subject of the agency's mail about a lead. */
export function subjectOf(lead: Lead): string {
  const name = nameOf(lead)
  return oneLine(
    `${leadKinds[lead.form]}: ${name}, ${shown(lead, lead.form === 'query' ? 'destination' : 'subject')}`,
  )
}
