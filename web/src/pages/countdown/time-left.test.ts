import { expect, test } from 'vitest'
import { asClock, inUnits, secondsLeft } from './time-left.ts'

test.each([
  [0, 3599],
  [1_004, 3598],
  [3_699_000, 0],
])('2.10 at %d ms, %d of 3599 seconds remain', (now, left) => {
  expect(secondsLeft(now, 3_599_000)).toBe(left)
})

test.each([
  [0, '00 00 00 00', '00:00'],
  [60, '00 00 01 00', '01:00'],
  [3_599, '00 00 59 59', '59:59'],
  [86_400, '01 00 00 00', null],
  [120 * 86_400 + 3_661, '120 01 01 01', null],
])('2.10 %d seconds are written in units; below 1 hour, also as a clock', (total, units, clock) => {
  const digits = inUnits(total).map((part) => part.digits)
  expect(digits.join(' ')).toBe(units)
  if (clock) expect(asClock(total)).toBe(clock)
})
