import { expect, test } from 'vitest'
import { invoice, totalsOf } from './invoice.ts'

test('9 the totals of the sample invoice are those of spec 9', () => {
  expect(totalsOf(invoice)).toEqual({ subtotal: 520, taxes: 20, total: 540 })
})

test('the total of an invoice without rows is its taxes', () => {
  expect(totalsOf({ rows: [], taxes: 7 })).toEqual({ subtotal: 0, taxes: 7, total: 7 })
})
