import { expect, test } from 'vitest'
import { initialRange, moveEnd } from './price-range.ts'

test.each([
  ['lowest', 120, { lowest: 120, highest: 200 }],
  ['highest', 120, { lowest: 50, highest: 120 }],
  ['lowest', 300, { lowest: 200, highest: 200 }],
  ['highest', 10, { lowest: 50, highest: 50 }],
  ['lowest', -20, { lowest: 0, highest: 200 }],
  ['lowest', 2, { lowest: 0, highest: 200 }],
  ['lowest', 3, { lowest: 5, highest: 200 }],
  ['highest', 498, { lowest: 50, highest: 500 }],
  ['highest', Number.POSITIVE_INFINITY, { lowest: 50, highest: 500 }],
  ['highest', Number.NaN, { lowest: 50, highest: 200 }],
] as const)('2.4, 5 with 50 to 200 set, the %s price moved to %d gives %j', (end, price, range) => {
  expect(moveEnd(initialRange, end, price)).toEqual(range)
})
