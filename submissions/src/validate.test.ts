import { describe, expect, it } from 'vitest'
import { boundariesOf, samples } from './boundaries.ts'
import { fieldsOf, formNames, forms } from './fields.ts'
import { clean, fieldErrorOf, readSubmission } from './validate.ts'

describe.each(formNames)('the form %s', (form) => {
  const fields = Object.fromEntries(fieldsOf(form))

  it('has a sample that passes unchanged', () => {
    expect(readSubmission(form, samples[form])).toEqual({ ok: true, submission: samples[form] })
  })

  it.each(boundariesOf(form))('$name → accepted: $accepted', ({ field, value, accepted }) => {
    expect(fieldErrorOf(fields[field]!, value) === null).toBe(accepted)
  })

  it('leaves out a field that the table does not have', () => {
    const reading = readSubmission(form, { ...samples[form], admin: 'yes' })
    expect(reading).toEqual({ ok: true, submission: samples[form] })
  })

  it('5 has an error for every missing required field', () => {
    const required = fieldsOf(form).filter(([, field]) => field.required)
    const errors = Object.fromEntries(required.map(([name]) => [name, 'missing']))
    expect(readSubmission(form, {})).toEqual({ ok: false, errors })
  })
})

it.each([
  ['firstName', '', 'missing'],
  ['firstName', 'a'.repeat(101), 'too long'],
  ['firstName', 'a\0b', 'control character'],
  ['email', 'asha', 'not an e-mail address'],
  ['destination', 'bhutan', 'not in the list'],
] as const)('%s "%s" has the error "%s"', (name, typed, error) => {
  expect(fieldErrorOf(forms.query[name], typed)).toBe(error)
})

it('5 a missing optional field becomes an empty string', () => {
  const { comment: _, ...rest } = samples.contact
  expect(readSubmission('contact', rest)).toMatchObject({ ok: true, submission: { comment: '' } })
})

it('clean replaces forbidden control characters, line separators and lone surrogates', () => {
  const pasted = 'Asha\x0B\x85\u2028 \uD800Rawat\t🏔'
  const line = { kind: 'line', label: '', required: true, max: 100 } as const
  expect(clean(line, pasted)).toBe('Asha    \uFFFDRawat\t🏔')
  expect(fieldErrorOf(line, clean(line, pasted))).toBeNull()
})

it('clean keeps the line breaks of a text', () => {
  const text = { kind: 'text', label: '', required: false, max: 100 } as const
  expect(clean(text, 'one\ntwo\x07')).toBe('one\ntwo ')
})

it('clean converts an international domain to Punycode', () => {
  const { email } = forms.query
  expect(clean(email, 'asha@bücher.example')).toBe('asha@xn--bcher-kva.example')
  expect(clean(email, 'आशा@bücher.example')).toBe('आशा@xn--bcher-kva.example')
})

it('clean does not change a name that looks like an address', () => {
  expect(clean(forms.query.firstName, 'asha@bücher.example')).toBe('asha@bücher.example')
})

it.each([
  'Asha@Example.IN',
  'asha',
  'a@b@bücher.in',
  'a@bücher.in/x',
  'a@xn--ü.in',
  'a b@c.in',
  '',
])('clean leaves the address "%s" unchanged', (typed) => {
  expect(clean(forms.query.email, typed)).toBe(typed)
})
