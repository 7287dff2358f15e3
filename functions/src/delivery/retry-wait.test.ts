import { expect, it } from 'vitest'
import type { SmtpFailure } from '../mail/smtp-failure.ts'
import { retryWait } from './retry-wait.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = new Date('2027-04-05T09:00:00Z')
const DOWN: SmtpFailure = { scope: 'server', permanent: false, code: 'ECONNREFUSED' }
const SILENT: SmtpFailure = { scope: 'unknown', permanent: false, code: 'ETIMEDOUT' }

it.each([
  [1, 15_000],
  [2, 30_000],
  [5, 4 * MINUTE],
  [6, 5 * MINUTE],
  [1000, 5 * MINUTE],
])('attempt %i of a young lead is followed by a wait of %i ms', (attempt, wait) => {
  expect(retryWait(claim({ attempt }), DOWN, NOW)).toBe(wait)
})

it.each([
  [DAY, HOUR],
  [7 * DAY, DAY],
])('a lead that is %i ms old waits %i ms at most', (age, wait) => {
  expect(retryWait(claim({ attempt: 1000, age }), DOWN, NOW)).toBe(wait)
})

it.each([
  [0, 15 * MINUTE],
  [1, HOUR],
])(
  'after %i earlier possible copies, an unknown outcome is followed by a wait of %i ms',
  (copies, wait) => {
    expect(retryWait(claim({ copies }), SILENT, NOW)).toBe(wait)
  },
)

it.each([
  [1, 15_000],
  [6, 8 * MINUTE],
  [1000, HOUR],
])('attempt %i whose login is refused is followed by a wait of %i ms', (attempt, wait) => {
  const refused: SmtpFailure = { scope: 'server', permanent: true, code: 'EAUTH 535' }
  expect(retryWait(claim({ attempt }), refused, NOW)).toBe(wait)
})

it('a recipient who was refused for good waits an hour at least', () => {
  const refused: SmtpFailure = { scope: 'recipient', permanent: true, code: '550' }
  expect(retryWait(claim({}), refused, NOW)).toBe(HOUR)
  expect(retryWait(claim({ age: 7 * DAY }), refused, NOW)).toBe(DAY)
})

function claim({ attempt = 1, age = 0, copies = 0 }) {
  return { attempt, since: new Date(NOW.getTime() - age), possibleCopies: copies }
}
