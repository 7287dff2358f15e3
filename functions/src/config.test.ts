import { afterEach, expect, it, vi } from 'vitest'
import { config } from './config.ts'

afterEach(() => vi.unstubAllEnvs())

it.each(['', '0', '-1', 'two years'])(
  'KEEP_LEADS_MONTHS=%s erases no lead before its time',
  (value) => {
    vi.stubEnv('KEEP_LEADS_MONTHS', value)
    expect(config.keepLeadsMonths.value()).toBe(24)
  },
)

it.each(['', '0', 'many'])('MAILS_PER_DAY=%s keeps no mail back', (value) => {
  vi.stubEnv('MAILS_PER_DAY', value)
  expect(config.perDay.value()).toBe(300)
})

it('a number is used as it is', () => {
  vi.stubEnv('MAILS_PER_HOUR', '1')
  expect(config.perHour.value()).toBe(1)
})
