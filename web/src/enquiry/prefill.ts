// Texts that the query of the page's address fills in, as the links on a tour's page write them
// (pages/tour/actions/ask.ts). Anybody can write such an address. Loaded only for an address with a query.

import { type FormName, fieldsOf } from 'submissions'
import type { Values } from './drafts.ts'

/**
 * The fields that an address may fill in. Name, email and phone are not among them: a link by somebody else could
 * then direct the agency's answer to another person.
 */
const FILLABLE = /^(subject|comment|destination)$/

type Control = Pick<HTMLInputElement, 'value'>
type Form = { elements: { namedItem(name: string): unknown } }

/** The last text that an address has filled into each field. */
const prefilled: Record<FormName, Values> = { query: {}, contact: {} }

/**
 * Writes each text of the address into its field, if the field is empty or holds what an earlier address has
 * written there. What the visitor has typed stays.
 */
export function prefill(form: FormName, { elements }: Form, search: string, before = prefilled) {
  for (const [name, text] of Object.entries(prefillValues(search, form))) {
    const control = elements.namedItem(name) as Control
    if (control.value !== '' && control.value !== before[form][name]) continue
    control.value = text
    // The browser may have normalised the text.
    before[form][name] = control.value
  }
}

/** The texts for a form's fields; each is cut to the field's limit, and a choice must be one of the list. */
export function prefillValues(search: string, form: FormName): Values {
  const given = new URLSearchParams(search)
  const values: Values = {}
  for (const [name, { max, choices }] of fieldsOf(form)) {
    // A character outside of the BMP is two UTF-16 units; the cut must not leave half of it.
    const text = (given.get(name) ?? '').slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
    if (!text || !FILLABLE.test(name)) continue
    if (!choices || choices.some(({ value }) => value === text)) values[name] = text
  }
  return values
}
