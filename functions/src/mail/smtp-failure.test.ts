import { expect, it } from 'vitest'
import { refusalsIn, smtpFailureOf, type Transfer } from './smtp-failure.ts'

const BEFORE = 'none'
const WITHIN = 'begun'
const AFTER = 'ended'

// Most errors are nodemailer 10.6's; journeys/mail-server-faults.test.ts provokes some in real sends.
// biome-ignore format: a table
it.each<[string, Transfer, string, boolean, unknown]>([
  ['refused connection',       BEFORE, 'server',    false, { code: 'ESOCKET' }],
  ['no greeting',              BEFORE, 'server',    false, { code: 'ETIMEDOUT' }],
  ['421 as a greeting',        BEFORE, 'server',    false, { code: 'EPROTOCOL', ...reply(421) }],
  ['wrong password',           BEFORE, 'server',    true,  { code: 'EAUTH', responseCode: 535 }],
  ['login refused for now',    BEFORE, 'server',    false, { code: 'EAUTH', responseCode: 454 }],
  ['550 to MAIL',              BEFORE, 'server',    true,  mail(550, '5.7.1 not allowed')],
  ['530 to MAIL: needs login', BEFORE, 'server',    true,  mail(530, '5.7.0 authenticate first')],
  ['552 to MAIL: too large',   BEFORE, 'content',   true,  mail(552, '5.3.4 too big')],
  ['552 to MAIL, no detail',   BEFORE, 'content',   true,  mail(552)],
  ['larger than SIZE',         BEFORE, 'content',   false, { code: 'EMESSAGE', command: 'MAIL FROM' }],
  ['no such recipient',        BEFORE, 'recipient', true,  recipient(550, '5.1.1 unknown')],
  ['550 to RCPT, no detail',   BEFORE, 'recipient', true,  recipient(550)],
  ['recipient greylisted',     BEFORE, 'recipient', false, recipient(450, '4.2.0 greylisted')],
  ['block list at RCPT',       BEFORE, 'server',    true,  recipient(554, '5.7.1 blocked')],
  ['relay denied at RCPT',     BEFORE, 'server',    true,  recipient(550, '5.7.1 relay denied')],
  ['sender refused at RCPT',   BEFORE, 'server',    true,  recipient(550, '5.1.8 no such domain')],
  ['mailbox full at RCPT',     BEFORE, 'server',    true,  recipient(552, '5.2.2 over quota')],
  ['DATA refused',             BEFORE, 'server',    true,  data(554, '', 'EENVELOPE')],
  ['drop before the message',  BEFORE, 'server',    false, { code: 'ECONNECTION' }],
  ['abort before the message', BEFORE, 'server',    false, { code: 'EABORT' }],
  ['drop in the message',      WITHIN, 'unknown',   false, { code: 'ECONNECTION' }],
  ['421 in the message',       WITHIN, 'content',   false, { code: 'ECONNECTION', ...reply(421) }],
  ['content refused',          AFTER,  'content',   true,  data(554, '5.7.1 spam')],
  ['content, no detail',       AFTER,  'content',   true,  data(554)],
  ['content, vague detail',    AFTER,  'content',   true,  data(552, '5.2.0 judged to be spam')],
  ['content refused for now',  AFTER,  'content',   false, data(451)],
  ['daily limit after DATA',   AFTER,  'content',   true,  data(550, '5.4.5 daily limit exceeded')],
  ['mailbox full after DATA',  AFTER,  'content',   true,  data(552, '5.2.2 mailbox full')],
  ['system error after DATA',  AFTER,  'content',   false, data(451, '4.3.0 try later')],
  ['no room after DATA',       AFTER,  'content',   false, data(452, '4.3.1 no room')],
  ['slow filter after DATA',   AFTER,  'content',   false, data(451, '4.4.2 time-out')],
  ['mail loop after DATA',     AFTER,  'content',   true,  data(554, '5.4.6 too many hops')],
  ['suspicious links (Gmail)', AFTER,  'content',   false, data(421, '4.7.0 suspicious')],
  ['421 after DATA',           AFTER,  'content',   false, { code: 'ECONNECTION', ...reply(421) }],
  ['silence after DATA',       AFTER,  'unknown',   false, { code: 'EABORT' }],
  ['time-out after DATA',      AFTER,  'unknown',   false, { code: 'ETIMEDOUT' }],
  ['drop after DATA',          AFTER,  'unknown',   false, { code: 'ECONNECTION' }],
  ['a second 354 after DATA',  AFTER,  'unknown',   false, data(354)],
  ['bad sequence of commands', BEFORE, 'server',    false, mail(503)],
  ['unknown error',            BEFORE, 'server',    false, new Error('what?')],
  ['no error',                 BEFORE, 'server',    false, undefined],
])('"%s" has its scope, permanence and possible copy', (_, transfer, scope, permanent, error) => {
  const mayBeSent = scope === 'unknown' && transfer === AFTER
  expect(smtpFailureOf(error, transfer)).toMatchObject({ scope, permanent, mayBeSent })
})

it('when every recipient is refused, one of them for now, the failure is temporary', () => {
  const rejectedErrors = [recipient(550, '5.1.1 unknown'), recipient(450)]
  const error = { code: 'EENVELOPE', responseCode: 450, rejectedErrors }
  expect(smtpFailureOf(error, BEFORE)).toMatchObject({ scope: 'recipient', permanent: false })
})

it('a refused recipient is named with the codes of its failure, without the server’s words', () => {
  const one = { ...recipient(550, '5.1.1 unknown'), recipient: 'gone@agency.example' }
  expect(refusalsIn({ rejectedErrors: [one] })).toEqual([
    {
      recipient: 'gone@agency.example',
      failure: { scope: 'recipient', permanent: true, mayBeSent: false, code: 'EENVELOPE 550' },
    },
  ])
})

function mail(responseCode: number, words = '') {
  return { code: 'EENVELOPE', command: 'MAIL FROM', ...reply(responseCode, words) }
}

/** What nodemailer reports when every recipient was refused. */
function recipient(responseCode: number, words = '') {
  const own = { code: 'EENVELOPE', command: 'RCPT TO', ...reply(responseCode, words) }
  return { ...own, rejectedErrors: [own] }
}

function data(responseCode: number, words = '', code = 'EMESSAGE') {
  return { code, command: 'DATA', ...reply(responseCode, words) }
}

function reply(responseCode: number, words = '') {
  return { responseCode, response: `${responseCode} ${words}` }
}
