import { expect, it } from 'vitest'
import { prefill, prefillValues } from './values-from-address.ts'

it('an address fills in subject and comment of the contact form, and the destination of the quote form', () => {
  const search = '?subject=Leh+to+Leh&comment=Two+riders%0AHimalayan&destination=ladakh'
  expect(prefillValues(search, 'contact')).toEqual({
    subject: 'Leh to Leh',
    comment: 'Two riders\nHimalayan',
  })
  expect(prefillValues(search, 'query')).toEqual({ destination: 'ladakh' })
})

it.each([
  ['subject', 'a'.repeat(201), 200],
  ['comment', 'a'.repeat(5001), 5000],
  // Not inside a character.
  ['subject', `${'a'.repeat(199)}🏍`, 199],
] as const)('%s is cut: %s', (name, text, length) => {
  const search = `?${name}=${encodeURIComponent(text)}`
  expect(prefillValues(search, 'contact')[name]).toBe('a'.repeat(length))
})

it('markup stays text, and of two parameters with one name the first counts', () => {
  const search = '?subject=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E&subject=second'
  expect(prefillValues(search, 'contact')).toEqual({ subject: '<img src=x onerror=alert(1)>' })
})

it.each([
  ...['?destination=goa', '?destination=', '?subject=', '', '?%E0%A4%A', '?constructor=1'],
  // What is about the visitor.
  '?name=Mallory&email=m%40example.org&firstName=M&lastName=M&phoneNumber=1',
])('nothing is filled in from %s', (search) => {
  expect(prefillValues(search, 'query')).toEqual({})
  expect(prefillValues(search, 'contact')).toEqual({})
})

it('an empty field is filled in, and typed text stays', () => {
  const { fields, open } = contactForm('Is April too cold?')
  open('?subject=Leh+to+Leh&comment=Solo')
  expect(fields).toEqual({
    subject: { value: 'Leh to Leh' },
    comment: { value: 'Is April too cold?' },
  })
})

it('a later address replaces the text of an earlier address, unless the visitor has changed that text', () => {
  const { fields, open } = contactForm()
  open('?subject=first&comment=first')
  fields.comment.value = 'first, or later'
  open('?subject=second&comment=second')
  open('')
  expect(fields).toEqual({ subject: { value: 'second' }, comment: { value: 'first, or later' } })
})

/** The fields of a contact form, and a function that fills in these fields from an address. */
function contactForm(comment = '') {
  const fields = { subject: { value: '' }, comment: { value: comment } }
  const elements = { namedItem: (name: string) => fields[name as keyof typeof fields] }
  const before = { query: {}, contact: {} }
  const open = (search: string) => prefill('contact', { elements }, search, before)
  return { fields, open }
}
