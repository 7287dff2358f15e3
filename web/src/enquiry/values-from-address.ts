// Texts that the query of the page's address fills in, as the links on a tour's page write them
// (pages/tour/actions/ask-links.ts). Anybody can write such an address. Loaded only for an address with a query.

import { type FormName, fieldsOf } from 'submissions'
import type { Values } from './draft.ts'
import { fillIn } from './fill-form.ts'

/** Not name, email or phone: a link could direct the agency's answer to another person. */
const FILLABLE = /^(subject|comment|destination)$/

/** The last text that an address has filled into each field. */
const prefilled: Record<FormName, Values> = { query: {}, contact: {} }

/** Writes texts into fields that are empty or still have the text of an earlier address. */
export function prefill(
  form: FormName,
  element: Parameters<typeof fillIn>[0],
  search: string,
  before = prefilled,
) {
  Object.assign(before[form], fillIn(element, prefillValues(search, form), before[form]))
}

/** The texts for a form's fields; each is cut to the field's limit, and a choice must be one of the list. */
export function prefillValues(search: string, form: FormName): Values {
  const given = new URLSearchParams(search)
  const values: Values = {}
  for (const [name, { max, choices }] of fieldsOf(form)) {
    // A character outside of the BMP is two UTF-16 units; the cut must not leave half a character.
    const text = (given.get(name) ?? '').slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
    if (!text || !FILLABLE.test(name)) continue
    if (!choices || choices.some(({ value }) => value === text)) values[name] = text
  }
  return values
}
