import { expect, test } from 'vitest'
import { countAt } from './use-count-up.ts'

test('a count starts at 0', () => {
  expect(countAt(0, 4589)).toBe(0)
  expect(countAt(-5, 4589)).toBe(0)
})

test('a count rises and never passes its last number', () => {
  const numbers = [0, 100, 500, 900, 1500].map((elapsed) => countAt(elapsed, 4589)!)
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
  expect(countAt(1799, 4589)).toBeLessThanOrEqual(4589)
})

test('2.3 a count is over when its duration has passed', () => {
  expect(countAt(1800, 4589)).toBeNull()
  expect(countAt(60_000, 50)).toBeNull()
})
