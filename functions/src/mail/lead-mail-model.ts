import { fieldsOf } from 'submissions'
import { type Lead, pathOf } from '../lead/lead.ts'
import { counted, indianTime } from './format.ts'
import { type AnswerLinks, answerLinksOf } from './links.ts'
import { shown } from './visitor-text.ts'

/** The data that the text part and the HTML part of a lead's mail show: cleaned, but not escaped. */
export type LeadMailModel = {
  title: string
  path: string
  sentAt: string
  rows: { label: string; value: string; isLong: boolean }[]
  links: AnswerLinks
  /** A message to staff that is not about this lead; null when there is none. */
  note: string | null
}

/** What a lead's mail says beside the lead itself. */
export type LeadContext = {
  /** How many other leads are late. */
  othersLate: number
  /** How often the same content was sent again within REPEAT_MS. */
  repeats: number
  /** The secret part of the "Answered?" link; null when the delivery has none. */
  answerToken: string | null
}

/** The heading of the mail about a lead of each form. */
export const titles = { query: 'New quote request', contact: 'New contact message' } as const

export function leadMailModel(lead: Lead, context: LeadContext, site: string): LeadMailModel {
  const { othersLate, repeats, answerToken } = context
  return {
    title: titles[lead.form],
    path: pathOf(lead),
    sentAt: indianTime(lead.sentAt) + (repeats ? `, and ${repeats} × the same again` : ''),
    rows: fieldsOf(lead.form).map(([name, { label, kind }]) => ({
      label,
      value: shown(lead, name),
      isLong: kind === 'text',
    })),
    links: answerLinksOf(lead, answerToken, site),
    note: othersLate ? `Late: ${counted(othersLate, 'other lead')} could not be mailed yet.` : null,
  }
}
