// Makes a visitor's text safe for a mail, so that it is never read as markup, a header, an address or a link.

import { fieldsOf } from 'submissions'
import type { Lead } from '../lead/lead.ts'

/** A field's value for the agency: a choice as its label, and no control characters or marks that reorder text. */
export function shown(lead: Lead, name: string): string {
  const value = lead.values[name]
  if (typeof value !== 'string') return ''
  const choices = new Map(fieldsOf(lead.form)).get(name as never)?.choices
  const label = choices?.find((choice) => choice.value === value)?.label ?? value
  // Bidirectional overrides and isolates: text in Urdu needs none of them, but forged text uses them.
  return label.replace(/[\u202A-\u202E\u2066-\u2069]|(?![\t\n\r])\p{Cc}/gu, '')
}

/** The visitor's name on one line. */
export function nameOf(lead: Lead): string {
  const names = lead.form === 'query' ? ['firstName', 'lastName'] : ['name']
  return oneLine(names.map((name) => shown(lead, name)).join(' '))
}

/** Text for headers and lists: no control character, no double space, at most `most` UTF-16 units. */
export function oneLine(text: string, most = 150): string {
  const flat = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  // Mail programs decode `=?utf-8?…?=` (RFC 2047), so a visitor could hide control characters in one.
  const plain = flat.replaceAll('=?', '= ?')
  if (plain.length <= most) return plain
  const whole = plain.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${whole.trimEnd()}…`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
