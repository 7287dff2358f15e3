import { expect, it } from 'vitest'
import { refusalsIn, smtpFailureOf, type Transfer } from './smtp-failure.ts'

const BEFORE = 'none'
const WITHIN = 'begun'
const AFTER = 'ended'

// Most of these errors are nodemailer 10.6's; tests/journeys/faults.test.ts provokes some of them in real sends.
// biome-ignore format: a table
it.each<[string, Transfer, unknown, string, boolean]>([
  ['refused connection',             BEFORE, { code: 'ESOCKET' },                                    'server',    false],
  ['no greeting',                    BEFORE, { code: 'ETIMEDOUT' },                                  'server',    false],
  ['421 as a greeting',              BEFORE, { code: 'EPROTOCOL', responseCode: 421 },               'server',    false],
  ['wrong password',                 BEFORE, { code: 'EAUTH', responseCode: 535 },                   'server',    true],
  ['login refused for now',          BEFORE, { code: 'EAUTH', responseCode: 454 },                   'server',    false],
  ['550 to MAIL',                    BEFORE, { ...mail(550, '5.7.1 not allowed') },                  'server',    true],
  ['530 to MAIL: login wanted',      BEFORE, { ...mail(530, '5.7.0 authenticate first') },           'server',    true],
  ['552 to MAIL: too large',         BEFORE, { ...mail(552, '5.3.4 too big') },                      'content',   true],
  ['552 to MAIL, no detail',         BEFORE, { ...mail(552) },                                       'content',   true],
  ['larger than SIZE',               BEFORE, { code: 'EMESSAGE', command: 'MAIL FROM' },             'content',   false],
  ['no such recipient',              BEFORE, { ...recipient(550, '5.1.1 unknown') },                 'recipient', true],
  ['no such recipient, no detail',   BEFORE, { ...recipient(550) },                                  'recipient', true],
  ['recipient refused for now',      BEFORE, { ...recipient(450, '4.2.0 greylisted') },              'recipient', false],
  ['block list at RCPT',             BEFORE, { ...recipient(554, '5.7.1 blocked') },                 'server',    true],
  ['relay denied at RCPT',           BEFORE, { ...recipient(550, '5.7.1 relay denied') },            'server',    true],
  ['sender refused at RCPT',         BEFORE, { ...recipient(550, '5.1.8 domain not found') },         'server',    true],
  ['mailbox full at RCPT',           BEFORE, { ...recipient(552, '5.2.2 over quota') },              'server',    true],
  ['DATA refused',                   BEFORE, { ...data(554, '', 'EENVELOPE') },                      'server',    true],
  ['dropped before the message',     BEFORE, { code: 'ECONNECTION' },                                'server',    false],
  ['aborted before the message',     BEFORE, { code: 'EABORT' },                                     'server',    false],
  ['dropped in the message',         WITHIN, { code: 'ECONNECTION' },                                'unknown',   false],
  ['421 in the message',             WITHIN, { code: 'ECONNECTION', responseCode: 421 },             'content',   false],
  ['content refused',                AFTER,  { ...data(554, '5.7.1 spam') },                         'content',   true],
  ['content refused, no detail',     AFTER,  { ...data(554) },                                       'content',   true],
  ['content refused, vague detail',  AFTER,  { ...data(552, '5.2.0 judged to be spam') },            'content',   true],
  ['content refused for now',        AFTER,  { ...data(451) },                                       'content',   false],
  ['daily limit after DATA',         AFTER,  { ...data(550, '5.4.5 daily limit exceeded') },         'content',   true],
  ['mailbox full after DATA',        AFTER,  { ...data(552, '5.2.2 mailbox full') },                 'content',   true],
  ['system error after DATA',        AFTER,  { ...data(451, '4.3.0 try later') },                    'content',   false],
  ['no room after DATA',             AFTER,  { ...data(452, '4.3.1 no room') },                      'content',   false],
  ['time-out of a filter after DATA', AFTER, { ...data(451, '4.4.2 time-out') },                      'content',   false],
  ['a loop, it says, after DATA',    AFTER,  { ...data(554, '5.4.6 too many hops') },                'content',   true],
  ['suspicious links, says Gmail',   AFTER,  { ...data(421, '4.7.0 suspicious') },                   'content',   false],
  ['421 after DATA',                 AFTER,  { code: 'ECONNECTION', responseCode: 421 },             'content',   false],
  ['silence after DATA',             AFTER,  { code: 'EABORT' },                                     'unknown',   false],
  ['time-out after DATA',            AFTER,  { code: 'ETIMEDOUT' },                                  'unknown',   false],
  ['dropped after DATA',             AFTER,  { code: 'ECONNECTION' },                                'unknown',   false],
  ['a second 354 after DATA',        AFTER,  { ...data(354) },                                       'unknown',   false],
  ['bad sequence of commands',       BEFORE, { ...mail(503) },                                       'server',    false],
  ['unknown error',                  BEFORE, new Error('what?'),                                     'server',    false],
  ['no error',                       BEFORE, undefined,                                              'server',    false],
])('the failure "%s" tells scope, permanence and whether the mail may be sent', (_, transfer, error, scope, permanent) => {
  const mayBeSent = scope === 'unknown' && transfer === AFTER
  expect(smtpFailureOf(error, transfer)).toMatchObject({ scope, permanent, mayBeSent })
})

it('after a stray reply before the last byte, the server may have the mail', () => {
  expect(smtpFailureOf({ code: 'EPROTOCOL' }, WITHIN)).toMatchObject({
    scope: 'unknown',
    mayBeSent: true,
  })
})

it('when every recipient is refused, one of them for now, the failure is temporary', () => {
  const rejectedErrors = [recipient(550, '5.1.1 unknown'), recipient(450)]
  const error = { code: 'EENVELOPE', responseCode: 450, rejectedErrors }
  expect(smtpFailureOf(error, BEFORE)).toMatchObject({ scope: 'recipient', permanent: false })
})

it('a refused recipient is named with the codes of its failure, without the server’s words', () => {
  const one = { ...recipient(550, '5.1.1 unknown'), recipient: 'gone@agency.example' }
  expect(refusalsIn({ rejectedErrors: [one] }, [])).toEqual([
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

function reply(responseCode: number, words: string) {
  return { responseCode, response: `${responseCode} ${words}` }
}
