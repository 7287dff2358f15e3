import { expect, it } from 'vitest'
import { hasRoom, withMail, withoutMail } from './rate-limit.ts'

const MINUTE = 60_000
const MINUTES_PER_DAY = 1440
const NOW = Date.parse('2027-04-03T00:00:00Z')
const limits = { perTenMinutes: 3, perHour: 8, perDay: 100 }

it('leads are mailed one by one up to the limit of any ten minutes', () => {
  expect(hasRoom(ago(1, 9), NOW, limits, 'single')).toBe(true)
  expect(hasRoom(ago(1, 5, 9), NOW, limits, 'single')).toBe(false)
  expect(hasRoom(ago(1, 5, 10), NOW, limits, 'single')).toBe(true)
})

it('a quarter of the hourly limit is reserved for digests', () => {
  const six = ago(11, 20, 30, 40, 50, 59)
  expect(hasRoom(six, NOW, limits, 'single')).toBe(false)
  expect(hasRoom(six, NOW, limits, 'reserved')).toBe(true)
  expect(hasRoom([...six, NOW, NOW], NOW, limits, 'reserved')).toBe(false)
})

it('a mail stops counting for the hour after an hour, and for the day after a day', () => {
  expect(hasRoom(ago(60, 60, 60, 60, 60, 60, 60, 60), NOW, limits, 'reserved')).toBe(true)
  const [within, at, before] = [MINUTES_PER_DAY - 1, MINUTES_PER_DAY, MINUTES_PER_DAY + 1]
  expect(withMail(ago(within, at, before), NOW)).toEqual([...ago(within), NOW])
})

it.each([1, 2, 3])(
  'with a limit of %s mails an hour one mail is reserved for digests',
  (perHour) => {
    const few = { perTenMinutes: 20, perHour, perDay: 100 }
    const singles = ago(...Array.from({ length: perHour - 1 }, () => 30))
    expect(hasRoom(singles, NOW, few, 'single')).toBe(false)
    expect(hasRoom(singles, NOW, few, 'reserved')).toBe(true)
  },
)

it('no more mails go out than the daily limit allows', () => {
  const daily = { perTenMinutes: 20, perHour: 60, perDay: 8 }
  const morning = ago(700, 701, 702, 703, 704, 705)
  expect(hasRoom(morning.slice(1), NOW, daily, 'single')).toBe(true)
  expect(hasRoom(morning, NOW, daily, 'single')).toBe(false)
  expect(hasRoom([...morning, ...ago(700, 701)], NOW, daily, 'reserved')).toBe(false)
})

it('the reserved quarter of the daily limit is spread over 24 hours', () => {
  const daily = { perTenMinutes: 20, perHour: 60, perDay: 8 }
  const morning = ago(800, 801, 802, 803, 804)
  expect(hasRoom([...morning, ...ago(719)], NOW, daily, 'reserved')).toBe(false)
  expect(hasRoom([...morning, ...ago(720)], NOW, daily, 'reserved')).toBe(true)
})

it('a mail that the server did not accept is not counted', () => {
  expect(withoutMail([NOW, NOW, NOW + 1], NOW)).toEqual([NOW, NOW + 1])
  expect(withoutMail([NOW], NOW + 1)).toEqual([NOW])
})

function ago(...minutes: number[]): number[] {
  return minutes.map((minute) => NOW - minute * MINUTE)
}
