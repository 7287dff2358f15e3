import { expect, it } from 'vitest'
import type { MailKind } from '../delivery/dependencies.ts'
import { type MailTimes, type RateLimits, rateLimit, withMail, withoutMail } from './rate-limit.ts'

const MINUTE = 60_000
const MINUTES_PER_DAY = 1440
const NOW = Date.parse('2027-04-03T00:00:00Z')
const NOTICE = { isNotice: true, isRefused: false }
const LIMITS = { perTenMinutes: 3, perHour: 8, perDay: 100 }

it('leads are mailed alone up to the limit of any ten minutes', () => {
  expect(hasRoom(ago(1, 9), NOW, LIMITS, 'single')).toBe(true)
  expect(hasRoom(ago(1, 5, 9), NOW, LIMITS, 'single')).toBe(false)
  expect(hasRoom(ago(1, 5, 10), NOW, LIMITS, 'single')).toBe(true)
})

it('a quarter of the hourly limit is reserved for digests', () => {
  const six = ago(11, 20, 30, 40, 50, 59)
  expect(hasRoom(six, NOW, LIMITS, 'single')).toBe(false)
  expect(hasRoom(six, NOW, LIMITS, 'digest')).toBe(true)
  expect(hasRoom(ago(0, 0, 11, 20, 30, 40, 50, 59), NOW, LIMITS, 'digest')).toBe(false)
})

it('a mail stops counting for the hour after an hour, and for the day after a day', () => {
  expect(hasRoom(ago(60, 60, 60, 60, 60, 60, 60, 60), NOW, LIMITS, 'digest')).toBe(true)
  const times = ago(MINUTES_PER_DAY - 1, MINUTES_PER_DAY, MINUTES_PER_DAY + 1)
  expect(withMail(times, NOW, false).mailed).toEqual([...ago(MINUTES_PER_DAY - 1).mailed, NOW])
})

it.each([1, 2, 3])(
  'with a limit of %s mails an hour one mail is reserved for digests',
  (perHour) => {
    const few = { perTenMinutes: 20, perHour, perDay: 100 }
    const singles = ago(...Array.from({ length: perHour - 1 }, () => 30))
    expect(hasRoom(singles, NOW, few, 'single')).toBe(false)
    expect(hasRoom(singles, NOW, few, 'digest')).toBe(true)
  },
)

it('one mail of the daily limit is reserved for the daily mail', () => {
  const daily = { perTenMinutes: 20, perHour: 60, perDay: 8 }
  const morning = [700, 701, 702, 703, 704, 705]
  expect(hasRoom(ago(...morning.slice(1)), NOW, daily, 'single')).toBe(true)
  expect(hasRoom(ago(...morning), NOW, daily, 'single')).toBe(false)
  expect(hasRoom(ago(...morning), NOW, daily, 'digest')).toBe(false)
  expect(hasRoom(ago(...morning, 720), NOW, daily, 'digest')).toBe(false)
  expect(hasRoom(ago(...morning, 720), NOW, daily, 'daily')).toBe(true)
})

it('the reserved quarter of the daily limit is spread over 24 hours', () => {
  const daily = { perTenMinutes: 20, perHour: 60, perDay: 8 }
  const morning = [800, 801, 802, 803, 804]
  expect(hasRoom(ago(...morning, 719), NOW, daily, 'digest')).toBe(false)
  expect(hasRoom(ago(...morning, 720), NOW, daily, 'digest')).toBe(true)
})

it('a mail that the server did not accept is not counted', () => {
  const times = { mailed: [NOW, NOW, NOW + 1], notices: [NOW], refused: [] }
  expect(withoutMail(times, NOW, NOW, NOTICE)).toEqual({
    mailed: [NOW, NOW + 1],
    notices: [],
    refused: [],
  })
  expect(withoutMail(times, NOW, NOW + 2, NOTICE)).toEqual(times)
})

it('a mail whose words are refused counts toward the ten-minute limit for ten minutes', () => {
  let times = ago()
  for (let count = 0; count < 3; count++)
    times = withoutMail(times, NOW, NOW, { isNotice: false, isRefused: true })
  expect(hasRoom(times, NOW, LIMITS, 'single')).toBe(false)
  expect(hasRoom(times, NOW + 10 * MINUTE, LIMITS, 'single')).toBe(true)
})

it('a notice goes out at least 15 minutes after the previous notice', () => {
  const times = { ...ago(), notices: ago(14).mailed }
  expect(hasRoom(times, NOW, LIMITS, 'single')).toBe(true)
  expect(hasRoom(times, NOW, LIMITS, 'notice')).toBe(false)
  expect(hasRoom(times, NOW + MINUTE, LIMITS, 'notice')).toBe(true)
})

it('times that only a wrong clock can have written keep no mail back', () => {
  const wrong = Array.from({ length: 100 }, () => -11)
  expect(hasRoom(ago(...wrong), NOW, LIMITS, 'single')).toBe(true)
  expect(withMail(ago(...wrong), NOW, false).mailed).toEqual([NOW])
})

function ago(...minutes: number[]): MailTimes {
  return { mailed: minutes.map((minute) => NOW - minute * MINUTE), notices: [], refused: [] }
}

function hasRoom(times: MailTimes, now: number, limits: RateLimits, kind: MailKind): boolean {
  return rateLimit(limits).hasRoom(times, now, kind)
}
