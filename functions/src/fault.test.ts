import { expect, it } from 'vitest'
import { faultOf } from './fault.ts'

// The errors of nodemailer 10.6 as they were measured; the journeys provoke them for real.
it.each([
  ['refused', { code: 'ESOCKET' }, 'retry'],
  ['no greeting', { code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' }, 'retry'],
  ['421 as a greeting', { code: 'EPROTOCOL', responseCode: 421 }, 'retry'],
  ['wrong password', { code: 'EAUTH', responseCode: 535 }, 'operator'],
  ['login not now', { code: 'EAUTH', responseCode: 454 }, 'operator'],
  ['sender not now', { code: 'EENVELOPE', responseCode: 451 }, 'retry'],
  ['no such recipient', { code: 'EENVELOPE', responseCode: 550 }, 'park'],
  ['mailbox full after DATA', { code: 'EMESSAGE', responseCode: 452 }, 'retry'],
  ['content refused', { code: 'EMESSAGE', responseCode: 554 }, 'content'],
  ['silence after DATA', { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' }, 'ambiguous'],
  ['slow at each step', { code: 'EABORT' }, 'ambiguous'],
  ['connection lost', { code: 'ECONNECTION' }, 'ambiguous'],
  ['something new', new Error('what?'), 'retry'],
  ['nothing', undefined, 'retry'],
])('%s → %s', (_, error, remedy) => {
  expect(faultOf(error).remedy).toBe(remedy)
})

it('keeps the codes and never the words', () => {
  const error = { code: 'EENVELOPE', responseCode: 550, message: 'no asha@example.in here' }
  expect(faultOf(error)).toEqual({ remedy: 'park', code: 'EENVELOPE 550' })
})
