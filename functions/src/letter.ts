import { fieldsOf } from 'submissions'
import { type Lead, pathOf } from './lead.ts'
import { toE164 } from './phone.ts'

/** What both parts of the mail show: a visitor's text cleaned, but not yet escaped. */
export type Letter = {
  title: string
  lead: string
  sentAt: string
  rows: { label: string; value: string; long: boolean }[]
  /** E.164, or null when what was typed is no number. */
  phone: string | null
  /** What staff should know beside the lead; null when there is nothing. */
  note: string | null
}

/** What a lead's mail says beside the lead. */
export type Standing = {
  /** Other leads that nobody knows of although they are late. */
  othersLate: number
  /** How often the same was sent again within a quarter of an hour. */
  repeats: number
}

const TITLES = { query: 'New quote request', contact: 'New contact message' }

export function letterOf(lead: Lead, { othersLate, repeats }: Standing): Letter {
  return {
    title: TITLES[lead.form],
    lead: pathOf(lead),
    sentAt: indianTime(lead.sentAt) + (repeats ? `, and ${repeats} × the same again` : ''),
    rows: fieldsOf(lead.form).map(([name, { label, kind }]) => ({
      label,
      value: shown(lead, name),
      long: kind === 'text',
    })),
    phone: toE164(shown(lead, 'phoneNumber')),
    note: othersLate ? `Late: ${counted(othersLate, 'other lead')} could not be mailed yet.` : null,
  }
}

/** A field as the agency reads it: a choice by its label, and no text that turns its line around. */
export function shown(lead: Lead, name: string): string {
  const value = lead.values[name]
  if (typeof value !== 'string') return ''
  const choices = new Map(fieldsOf(lead.form)).get(name as never)?.choices
  const label = choices?.find((choice) => choice.value === value)?.label ?? value
  // Bidirectional overrides and isolates: a name in Urdu needs none, a forged one does.
  return label.replace(/[\u202A-\u202E\u2066-\u2069]|(?![\t\n\r])\p{Cc}/gu, '')
}

/** `1 lead`, `2 leads`. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

export function indianTime(date: Date): string {
  const options = { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' } as const
  return `${new Intl.DateTimeFormat('en-IN', options).format(date)} IST`
}
