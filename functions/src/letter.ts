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
}

const TITLES = { query: 'New quote request', contact: 'New contact message' }

export function letterOf(lead: Lead): Letter {
  return {
    title: TITLES[lead.form],
    lead: pathOf(lead),
    sentAt: indianTime(lead.sentAt),
    rows: fieldsOf(lead.form).map(([name, { label, kind }]) => ({
      label,
      value: shown(lead, name),
      long: kind === 'text',
    })),
    phone: toE164(shown(lead, 'phoneNumber')),
  }
}

/** A field as the agency reads it: a choice by its label, and no text that turns its line around. */
export function shown(lead: Lead, name: string): string {
  const value = lead.values[name]
  if (typeof value !== 'string') return ''
  const choices = new Map(fieldsOf(lead.form)).get(name as never)?.choices
  const label = choices?.find((choice) => choice.value === value)?.label ?? value
  // Bidirectional overrides and isolates: a name in Urdu needs none, a forged one does.
  return label.replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
}

function indianTime(date: Date): string {
  const options = { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' } as const
  return `${new Intl.DateTimeFormat('en-IN', options).format(date)} IST`
}
