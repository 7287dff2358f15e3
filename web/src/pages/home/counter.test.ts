import { expect, test } from 'vitest'
import { countAt } from './counter.tsx'

test('2.3 a count rises from 0, never exceeds its end, and is over after its duration', () => {
  expect(countAt(-5, 4589)).toBe(0)
  const numbers = [0, 100, 500, 900, 1500, 1799].map((elapsed) => countAt(elapsed, 4589)!)
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
  expect([numbers[0], numbers.at(-1)]).toEqual([0, 4589])
  expect([1800, 60_000].map((elapsed) => countAt(elapsed, 4589))).toEqual([null, null])
})
