import type { Lead } from '../lead/lead.ts'
import { nameOf, oneLine, shown } from './visitor-text.ts'

/** The subject of the agency's mail about a lead. */
export function subjectOf(lead: Lead): string {
  const name = nameOf(lead)
  return oneLine(
    lead.form === 'query'
      ? `Quote request: ${name}, ${shown(lead, 'destination')}`
      : `Message: ${name}, ${shown(lead, 'subject')}`,
  )
}
