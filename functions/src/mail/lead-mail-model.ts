import { fieldsOf } from 'submissions'
import { type Lead, pathOf } from '../lead/lead.ts'
import { type AnswerLinks, answerLinksOf } from './answer-links.ts'
import { counted, indianTime, shown } from './visitor-text.ts'

/** What both parts of a lead's mail show: a visitor's text cleaned, but not yet escaped. */
export type LeadMailModel = {
  title: string
  path: string
  sentAt: string
  rows: { label: string; value: string; isLong: boolean }[]
  links: AnswerLinks
  /** What staff should know beside the lead; null when there is nothing. */
  note: string | null
}

/** What a lead's mail says beside the lead. */
export type LeadContext = {
  /** Other leads that nobody knows of although they are late. */
  othersLate: number
  /** How often the same was sent again within a quarter of an hour. */
  repeats: number
  answerToken: string | null
}

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
