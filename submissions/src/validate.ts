// Cleans and checks what a visitor typed, as browsers and firestore.rules do.

import { type Field, type FieldName, type FormName, fieldsOf, type Submission } from './fields.ts'

export type FieldError =
  | 'missing'
  | 'too long'
  | 'not an e-mail address'
  | 'not in the list'
  | 'control character'
export type Validation<F extends FormName> =
  | { ok: true; submission: Submission<F> }
  | { ok: false; errors: Partial<Record<FieldName<F>, FieldError>> }

/**
 * The HTML standard's expression for a valid e-mail address, which browsers apply to type=email:
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

// A tab is allowed, because browsers let a visitor paste a tab into a one-line field. U+2028 and
// U+2029 count as control characters, because they would break a line of the mail.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
const NOT_IN_A_LINE = /[\x00-\x08\x0A-\x1F\x7F-\x9F\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
const NOT_IN_A_TEXT = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/g
const LONE_SURROGATE = /\p{Surrogate}/gu

/** Cleans and checks a form's values, without names that its table lacks. */
export function readSubmission<F extends FormName>(
  form: F,
  values: Partial<Record<string, unknown>>,
): Validation<F> {
  const submission: Partial<Submission<F>> = {}
  const errors: Partial<Record<FieldName<F>, FieldError>> = {}
  for (const [name, field] of fieldsOf(form)) {
    const value = clean(field, values[name])
    const error = fieldErrorOf(field, value)
    submission[name] = value
    if (error) errors[name] = error
  }
  return Object.keys(errors).length
    ? { ok: false, errors }
    : { ok: true, submission: submission as Submission<F> }
}

/** Replaces characters that no mail or database should have; an address's host becomes Punycode. */
export function clean(field: Field, value: unknown): string {
  if (typeof value !== 'string') return ''
  const text = value.replace(forbiddenIn(field), ' ').replace(LONE_SURROGATE, '\uFFFD')
  return field.kind === 'email' ? withPunycodeHost(text) : text
}

/** `bücher.example` becomes `xn--bcher-kva.example`, as Chromium does in an e-mail field. */
function withPunycodeHost(address: string): string {
  const [, name, host] = /^([^@]*@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? []
  if (!host || /^[\x21-\x7E]*$/.test(host)) return address
  try {
    return name + new URL(`http://${host}`).hostname
  } catch {
    return address
  }
}

/** The error of a value, or null. firestore.rules refuse exactly the values that have an error. */
export function fieldErrorOf(field: Field, value: string): FieldError | null {
  if (value === '') return field.required ? 'missing' : null
  if (value.length > field.max) return 'too long'
  if (value.search(forbiddenIn(field)) !== -1) return 'control character'
  // The `pattern` of web/src/enquiry/form-field.tsx makes browsers refuse blanks alone too.
  if (refusesBlanks(field) && !/\S/.test(value)) return 'missing'
  if (field.kind === 'email' && !EMAIL.test(value)) return 'not an e-mail address'
  if (field.choices && !field.choices.some((choice) => choice.value === value))
    return 'not in the list'
  return null
}

export function refusesBlanks({ kind }: Field): boolean {
  return kind === 'line' || kind === 'tel'
}

function forbiddenIn(field: Field) {
  return field.kind === 'text' ? NOT_IN_A_TEXT : NOT_IN_A_LINE
}
