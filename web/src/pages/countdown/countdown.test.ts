import { expect, test } from 'vitest'
import { asClock, inUnits, secondsLeft } from './countdown.ts'

test('the remaining time is counted in whole seconds', () => {
  expect(secondsLeft(0, 3_599_000)).toBe(3599)
  expect(secondsLeft(1_004, 3_599_000)).toBe(3598)
})

test('2.10 zero seconds remain at the end time and after it', () => {
  expect(secondsLeft(5_000, 5_000)).toBe(0)
  expect(secondsLeft(90_000, 5_000)).toBe(0)
})

test('2.10 a number of seconds is split into days, hours, minutes and seconds', () => {
  expect(digits(0)).toBe('00 00 00 00')
  expect(digits(59)).toBe('00 00 00 59')
  expect(digits(86_399)).toBe('00 23 59 59')
  expect(digits(86_400)).toBe('01 00 00 00')
  expect(digits(120 * 86_400 + 3_661)).toBe('120 01 01 01')
})

test('2.10 a number of seconds is written as minutes and seconds, such as 59:59', () => {
  expect(asClock(3599)).toBe('59:59')
  expect(asClock(60)).toBe('01:00')
  expect(asClock(9)).toBe('00:09')
  expect(asClock(0)).toBe('00:00')
})

function digits(total: number): string {
  return inUnits(total)
    .map((part) => part.digits)
    .join(' ')
}
