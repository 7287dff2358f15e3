// A visitor's text in a mail is only ever text: never markup, a header, an address or a link.

import { fieldsOf } from 'submissions'
import type { Lead } from '../lead/lead.ts'

/** A field as the agency reads it: a choice by its label, without controls that would turn its line around. */
export function shown(lead: Lead, name: string): string {
  const value = lead.values[name]
  if (typeof value !== 'string') return ''
  const choices = new Map(fieldsOf(lead.form)).get(name as never)?.choices
  const label = choices?.find((choice) => choice.value === value)?.label ?? value
  // Bidirectional overrides and isolates: a name in Urdu needs none, a forged one does.
  return label.replace(/[\u202A-\u202E\u2066-\u2069]|(?![\t\n\r])\p{Cc}/gu, '')
}

/** The visitor's name on one line. */
export function nameOf(lead: Lead): string {
  const names = lead.form === 'query' ? ['firstName', 'lastName'] : ['name']
  return oneLine(names.map((name) => shown(lead, name)).join(' '))
}

/** For headers and lists: no control character, no run of spaces, no more than `most` UTF-16 units. */
export function oneLine(text: string, most = 150): string {
  const flat = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  // Mail readers decode a typed `=?utf-8?…?=` (RFC 2047), and with it what was cleaned away here.
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

/** `1 lead`, `2 leads`. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

export function indianTime(date: Date): string {
  const options = { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' } as const
  return `${new Intl.DateTimeFormat('en-IN', options).format(date)} IST`
}
