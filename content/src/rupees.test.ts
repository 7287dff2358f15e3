import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupDigits } from './rupees.ts'

it('whole numbers are written as Intl writes them for India', () => {
  const intl = new Intl.NumberFormat('en-IN')
  const sizes = [999, 99_999, 9_999_999, Number.MAX_SAFE_INTEGER]
  fc.assert(
    fc.property(fc.oneof(...sizes.map((max) => fc.integer({ min: -max, max }))), (number) => {
      expect(groupDigits(number)).toBe(intl.format(number))
    }),
  )
})
