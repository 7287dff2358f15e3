import { expect, it } from 'vitest'
import { type Delivery, newDelivery } from '../delivery/delivery-record.ts'
import { type MailTimes, type RateLimits, rateLimit } from './rate-limit.ts'

const MINUTE = 60_000
const MINUTES_PER_DAY = 1440
const NOW = Date.parse('2027-04-03T00:00:00Z')
const LIMITS = { perTenMinutes: 3, perHour: 8, perDay: 100 }
const LEAD = { form: 'query', id: 'x' } as const
const DIGEST = { form: 'digest', id: 'x' } as const
const DAILY = { form: 'daily', id: '2027-04-03' } as const

it('leads are mailed alone up to the limit of any ten minutes, and are then queued', () => {
  expect(verdict(ago(1, 9), LEAD)).toBe('now')
  expect(verdict(ago(1, 5, 9), LEAD)).toBe('queue')
  expect(verdict(ago(1, 5, 10), LEAD)).toBe('now')
})

it.each<Partial<Delivery>>([{ possibleCopies: 1 }, { deliveredTo: ['a'] }])(
  'a lead that a mailbox may have already, %j, is never queued, and uses the reserve',
  (fields) => {
    expect(verdict(ago(1, 5, 9), { ...LEAD, ...fields })).toBe('now')
    expect(verdict(ago(1, 1, 1, 5, 5, 5, 9, 9), { ...LEAD, ...fields })).toBe('later')
  },
)

it('a quarter of the hourly limit is reserved for digests', () => {
  const six = ago(11, 20, 30, 40, 50, 59)
  expect(verdict(six, LEAD)).toBe('queue')
  expect(verdict(six, DIGEST)).toBe('now')
  expect(verdict(ago(0, 0, 11, 20, 30, 40, 50, 59), DIGEST)).toBe('later')
})

it('a mail stops counting for the hour after an hour, and for the day after a day', () => {
  expect(verdict(ago(60, 60, 60, 60, 60, 60, 60, 60), DIGEST)).toBe('now')
  const times = ago(MINUTES_PER_DAY - 1, MINUTES_PER_DAY, MINUTES_PER_DAY + 1)
  const after = rateLimit(LIMITS).withMail(times, NOW, LEAD)
  expect(after.mailed).toEqual([...ago(MINUTES_PER_DAY - 1).mailed, NOW])
})

it.each([1, 2, 3])(
  'with a limit of %s mails an hour one mail is reserved for digests',
  (perHour) => {
    const few = { perTenMinutes: 20, perHour, perDay: 100 }
    const singles = ago(...Array.from({ length: perHour - 1 }, () => 30))
    expect(verdict(singles, LEAD, few)).toBe('queue')
    expect(verdict(singles, DIGEST, few)).toBe('now')
  },
)

it('one mail of the daily limit is reserved for the daily mail', () => {
  const limits = { perTenMinutes: 20, perHour: 60, perDay: 8 }
  const morning = [700, 701, 702, 703, 704, 705]
  expect(verdict(ago(...morning.slice(1)), LEAD, limits)).toBe('now')
  expect(verdict(ago(...morning), LEAD, limits)).toBe('queue')
  expect(verdict(ago(...morning), DIGEST, limits)).toBe('later')
  expect(verdict(ago(...morning, 720), DIGEST, limits)).toBe('later')
  expect(verdict(ago(...morning, 720), DAILY, limits)).toBe('now')
})

it.each([1, 2])(
  'with a limit of %s mails a day, a digest goes out after the daily mail',
  (perDay) => {
    const limits = { perTenMinutes: 20, perHour: 60, perDay }
    const times = rateLimit(limits).withMail(ago(), NOW - MINUTE, DAILY) as MailTimes
    expect(verdict(times, DAILY, limits)).toBe('now')
    expect(verdict(times, DIGEST, limits)).toBe('now')
  },
)

it('the reserved quarter of the daily limit is spread over 24 hours', () => {
  const limits = { perTenMinutes: 20, perHour: 60, perDay: 8 }
  const morning = [800, 801, 802, 803, 804]
  expect(verdict(ago(...morning, 719), DIGEST, limits)).toBe('later')
  expect(verdict(ago(...morning, 720), DIGEST, limits)).toBe('now')
})

it('a mail that the server did not accept is not counted', () => {
  const times = { mailed: [NOW, NOW, NOW + 1], refused: [] }
  const { withoutMail } = rateLimit(LIMITS)
  expect(withoutMail(times, NOW, NOW, false)).toEqual({ mailed: [NOW, NOW + 1], refused: [] })
  expect(withoutMail(times, NOW, NOW + 2, false)).toEqual(times)
})

it('a mail whose words are refused counts toward the ten-minute limit for ten minutes', () => {
  let times = ago()
  for (let count = 0; count < 3; count++)
    times = rateLimit(LIMITS).withoutMail(times, NOW, NOW, true) as MailTimes
  expect(verdict(times, LEAD)).toBe('queue')
  expect(verdict(times, LEAD, LIMITS, NOW + 10 * MINUTE)).toBe('now')
})

it('times of a wrong clock, and values that are no times, keep no mail back', () => {
  const wrong = ago(...Array.from({ length: 100 }, () => -11))
  expect(verdict(wrong, LEAD)).toBe('now')
  expect(rateLimit(LIMITS).withMail(wrong, NOW, LEAD).mailed).toEqual([NOW])
  for (const damaged of ['many', 7, { 0: NOW }, ['now', null, Number.NaN]])
    expect(verdict({ mailed: damaged, refused: damaged } as never, LEAD)).toBe('now')
})

function ago(...minutes: number[]): MailTimes {
  return { mailed: minutes.map((minute) => NOW - minute * MINUTE), refused: [] }
}

function verdict(
  times: MailTimes,
  { form, id, ...fields }: Pick<Delivery, 'form' | 'id'> & Partial<Delivery>,
  limits: RateLimits = LIMITS,
  now = NOW,
) {
  const record = { ...newDelivery({ form, id }, new Date(now), null), ...fields }
  return rateLimit(limits).verdict(times, now, record)
}
