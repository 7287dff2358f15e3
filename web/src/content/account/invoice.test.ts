import { expect, test } from 'vitest'
import { invoice, totalsOf } from './invoice.ts'

test('the sample invoice comes to what the specification says (spec 9)', () => {
  expect(totalsOf(invoice)).toEqual({ subtotal: 520, taxes: 20, total: 540 })
})

test('an invoice without rows is its taxes', () => {
  expect(totalsOf({ rows: [], taxes: 7 })).toEqual({ subtotal: 0, taxes: 7, total: 7 })
})
