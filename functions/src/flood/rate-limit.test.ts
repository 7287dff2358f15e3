import { expect, it } from 'vitest'
import type { MailKind } from '../delivery/dependencies.ts'
import { type MailTimes, type RateLimits, rateLimit, withMail, withoutMail } from './rate-limit.ts'

const MINUTE = 60_000
const MINUTES_PER_DAY = 1440
const NOW = Date.parse('2027-04-03T00:00:00Z')
const NOTICE = { isNotice: true, isRefused: false }
const limits = { perTenMinutes: 3, perHour: 8, perDay: 100 }

it('leads are mailed one by one up to the limit of any ten minutes', () => {
  expect(hasRoom(ago(1, 9), NOW, limits, 'single')).toBe(true)
  expect(hasRoom(ago(1, 5, 9), NOW, limits, 'single')).toBe(false)
  expect(hasRoom(ago(1, 5, 10), NOW, limits, 'single')).toBe(true)
})

it('a quarter of the hourly limit is reserved for digests', () => {
  const six = ago(11, 20, 30, 40, 50, 59)
  expect(hasRoom(six, NOW, limits, 'single')).toBe(false)
  expect(hasRoom(six, NOW, limits, 'digest')).toBe(true)
  expect(hasRoom(ago(0, 0, 11, 20, 30, 40, 50, 59), NOW, limits, 'digest')).toBe(false)
})

it('a mail stops counting for the hour after an hour, and for the day after a day', () => {
  expect(hasRoom(ago(60, 60, 60, 60, 60, 60, 60, 60), NOW, limits, 'digest')).toBe(true)
  const [within, at, before] = [MINUTES_PER_DAY - 1, MINUTES_PER_DAY, MINUTES_PER_DAY + 1]
  expect(withMail(ago(within, at, before), NOW, false).mailed).toEqual([...ago(within).mailed, NOW])
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

it('no more mails go out than the daily limit allows, and the daily mail has a place of its own', () => {
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

it('mails whose words are refused count for ten minutes, so that a flood of them is not tried one by one', () => {
  let times = ago()
  for (const at of [NOW, NOW, NOW])
    times = withoutMail(times, at, at, { isNotice: false, isRefused: true })
  expect(hasRoom(times, NOW, limits, 'single')).toBe(false)
  expect(hasRoom(times, NOW + 10 * MINUTE, limits, 'single')).toBe(true)
})

it('a mail without words goes out a quarter of an hour after the one before', () => {
  const times = { ...ago(), notices: ago(14).mailed }
  expect(hasRoom(times, NOW, limits, 'single')).toBe(true)
  expect(hasRoom(times, NOW, limits, 'notice')).toBe(false)
  expect(hasRoom(times, NOW + MINUTE, limits, 'notice')).toBe(true)
})

it('times that only a wrong clock can have written keep no mail back', () => {
  const wrong = Array.from({ length: 100 }, () => -11)
  expect(hasRoom(ago(...wrong), NOW, limits, 'single')).toBe(true)
  expect(withMail(ago(...wrong), NOW, false).mailed).toEqual([NOW])
})

function ago(...minutes: number[]): MailTimes {
  return { mailed: minutes.map((minute) => NOW - minute * MINUTE), notices: [], refused: [] }
}

function hasRoom(times: MailTimes, now: number, limits: RateLimits, kind: MailKind): boolean {
  return rateLimit(limits).hasRoom(times, now, kind)
}
