import { expect, it } from 'vitest'
import { hasRoom, withMail, withoutMail } from './pace.ts'

const MINUTE = 60_000
const NOW = Date.parse('2027-04-03T00:00:00Z')
const limits = { perTenMinutes: 3, perHour: 8 }

it('leads are mailed up to the limit of any ten minutes', () => {
  expect(hasRoom(ago(1, 9), NOW, limits, 'lead')).toBe(true)
  expect(hasRoom(ago(1, 5, 9), NOW, limits, 'lead')).toBe(false)
  expect(hasRoom(ago(1, 5, 10), NOW, limits, 'lead')).toBe(true)
})

it('a quarter of an hour’s mails is kept for digests', () => {
  const six = ago(11, 20, 30, 40, 50, 59)
  expect(hasRoom(six, NOW, limits, 'lead')).toBe(false)
  expect(hasRoom(six, NOW, limits, 'digest')).toBe(true)
  expect(hasRoom([...six, NOW, NOW], NOW, limits, 'digest')).toBe(false)
})

it('an hour later a mail counts no more and is forgotten', () => {
  expect(hasRoom(ago(60, 60, 60, 60, 60, 60, 60, 60), NOW, limits, 'digest')).toBe(true)
  expect(withMail(ago(59, 60, 61), NOW)).toEqual([...ago(59), NOW])
})

it('a mail that the server did not take gives its own place back', () => {
  expect(withoutMail([NOW, NOW, NOW + 1], NOW)).toEqual([NOW, NOW + 1])
  expect(withoutMail([NOW], NOW + 1)).toEqual([NOW])
})

function ago(...minutes: number[]): number[] {
  return minutes.map((minute) => NOW - minute * MINUTE)
}
