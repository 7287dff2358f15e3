import { expect, test } from 'vitest'
import { initialRange, moveEnd, type PriceRange } from './price-range.ts'

const wide: PriceRange = { lowest: 0, highest: 500 }

test('2.4 the range is 50 to 200 at first', () => {
  expect(initialRange).toEqual({ lowest: 50, highest: 200 })
})

test('one end moves and the other stays', () => {
  expect(moveEnd(initialRange, 'lowest', 120)).toEqual({ lowest: 120, highest: 200 })
  expect(moveEnd(initialRange, 'highest', 120)).toEqual({ lowest: 50, highest: 120 })
})

test('the lower price stops at the upper price, and the upper at the lower', () => {
  expect(moveEnd(initialRange, 'lowest', 300)).toEqual({ lowest: 200, highest: 200 })
  expect(moveEnd(initialRange, 'highest', 10)).toEqual({ lowest: 50, highest: 50 })
})

test.each([
  [-20, 0],
  [2, 0],
  [3, 5],
  [52.4, 50],
  [498, 500],
  [9000, 500],
  [Number.POSITIVE_INFINITY, 500],
])('5 a price of %d settles at %d', (price, settled) => {
  expect(moveEnd(wide, 'lowest', price).lowest).toBe(settled)
})

test('an empty field changes neither price', () => {
  expect(moveEnd(initialRange, 'lowest', Number.NaN)).toBe(initialRange)
})
