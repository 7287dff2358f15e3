// Faults of a mail server, each of which lasts two hours in faults.test.ts. Most names begin with a step of SMTP; `dot`
// is the end of the message. `alarms` lists the alarms that the fault must raise, one for each problem, or PERHAPS.

import type { Behaviour } from '../suite/smtp-server.ts'

const B = 'b@agency.example'
export const SERVER = 'the mail server fails'
const RECIPIENT = 'a recipient is refused'
/**
 * An alarm that the fault may raise. An unasked reply, such as 421 (RFC 5321, 3.8), counts as the reply to MAIL if the
 * reply arrives after the next MAIL. The lead then waits a minute.
 */
export const PERHAPS = `perhaps: ${SERVER}`

/** Several behaviours follow each other, each for an equal part of the two hours. `pooled` mails share connections. */
export type Fault = [
  name: string,
  behaviour: Behaviour | Behaviour[],
  recipients: 1 | 2,
  connection: 'fresh' | 'pooled',
  ...alarms: string[],
]

// biome-ignore format: a table
export const faults: Fault[] = [
  ['greeting: 421 4.3.2',                       { greeting: '421 4.3.2 closing' },                       1, 'fresh',  SERVER],
  ['greeting: 450',                             { greeting: 450 },                                       2, 'fresh',  SERVER],
  ['greeting: 554 5.7.1, a block list',         { greeting: '554 5.7.1 blocked' },                       1, 'fresh',  SERVER],
  ['greeting: 421 in three lines',              { greeting: '421-4.3.2 we\n421-4.3.2 are\n421 4.3.2 busy' }, 1, 'fresh', SERVER],
  ['greeting: no SMTP',                         { greeting: 'garbage' },                                 1, 'fresh',  SERVER],
  ['greeting: silence',                         { greeting: 'silent' },                                  2, 'fresh',  SERVER],
  ['greeting: reset',                           { greeting: 'reset' },                                   1, 'fresh',  SERVER],
  ['greeting: half-closed',                     { greeting: 'half-close' },                              1, 'fresh',  SERVER],
  ['greeting: a byte every 300 ms',             { perByte: 300 },                                        1, 'fresh',  SERVER],

  ['EHLO: 421',                                 { ehlo: '421 4.3.2 closing' },                           1, 'fresh',  SERVER],
  ['EHLO and HELO: 550',                        { ehlo: 550 },                                           1, 'fresh',  SERVER],
  ['EHLO: silence',                             { ehlo: 'silent' },                                      1, 'fresh',  SERVER],
  ['EHLO: reset',                               { ehlo: 'reset' },                                       2, 'fresh',  SERVER],
  ['EHLO: no SMTP',                             { ehlo: 'garbage' },                                     1, 'fresh',  SERVER],
  ['EHLO: SIZE 10, smaller than any mail',      { offers: ['SIZE 10'], sender: '552 5.3.4 too large' }, 1, 'pooled', SERVER],
  ['EHLO: no login offered, then 530',          { offersLogin: false, sender: '530 5.7.0 login first' }, 1, 'fresh',  SERVER],
  ['STARTTLS: 454',                             { offers: ['STARTTLS'], startTls: '454 4.7.0 not now' }, 1, 'fresh',  SERVER],
  ['STARTTLS: 220, then no handshake',          { offers: ['STARTTLS'], startTls: '220 go\nno handshake' }, 1, 'fresh', SERVER],
  ['STARTTLS: dropped',                         { offers: ['STARTTLS'], startTls: 'drop' },              2, 'fresh',  SERVER],

  ['AUTH: 454 4.7.0',                           { login: '454 4.7.0 later' },                            1, 'fresh',  SERVER],
  ['AUTH: 535 5.7.8 in two lines',              { login: '535-5.7.8 wrong\n535 5.7.8 password' },        2, 'fresh',  SERVER],
  ['AUTH: 421',                                 { login: 421 },                                          1, 'fresh',  SERVER],
  ['AUTH: 334, then 501',                       { login: '334 more' },                                   1, 'fresh',  SERVER],
  ['AUTH: 500',                                 { login: 500 },                                          1, 'fresh',  SERVER],
  ['AUTH: silence',                             { login: 'silent' },                                     1, 'fresh',  SERVER],
  ['AUTH: reset',                               { login: 'reset' },                                      1, 'fresh',  SERVER],
  ['AUTH: half-closed',                         { login: 'half-close' },                                 2, 'fresh',  SERVER],

  ['MAIL: 421 4.3.0',                           { sender: '421 4.3.0 closing' },                         1, 'pooled', SERVER],
  ['MAIL: 451 in two lines',                    { sender: '451-4.3.0 not\n451 4.3.0 now' },              2, 'pooled', SERVER],
  ['MAIL: 550 5.1.8, the sender is refused',    { sender: '550 5.1.8 bad sender' },                      1, 'fresh',  SERVER],
  ['MAIL: 552 5.3.4, too large',                { sender: '552 5.3.4 too large' },                       1, 'pooled', SERVER],
  ['MAIL: 503',                                 { sender: 503 },                                         1, 'pooled', SERVER],
  ['MAIL: 552, with PIPELINING and 8BITMIME',   { offers: ['PIPELINING', '8BITMIME'], sender: 552 },     1, 'pooled', SERVER],
  ['MAIL: reset',                               { sender: 'reset' },                                     2, 'pooled', SERVER],
  ['MAIL: no SMTP',                             { sender: 'garbage' },                                   1, 'pooled', SERVER],
  ['MAIL: silence',                             { sender: 'silent' },                                    1, 'pooled', SERVER],

  ['RCPT: 450 4.2.0 to both, greylisted',       { recipient: '450 4.2.0 greylisted' },                   2, 'pooled', SERVER],
  ['RCPT: 452 4.5.3 to one of two',             { recipient: '452 4.5.3 too many', about: B },           2, 'pooled', RECIPIENT],
  ['RCPT: 550 5.1.1 to both',                   { recipient: '550 5.1.1 unknown' },                      2, 'pooled', RECIPIENT, RECIPIENT],
  ['RCPT: 550 5.1.1 to one of two',             { recipient: '550 5.1.1 unknown', about: B },            2, 'pooled', RECIPIENT],
  ['RCPT: 553 to the only recipient',           { recipient: 553 },                                      1, 'fresh',  RECIPIENT],
  ['RCPT: 554 5.7.1, a block list',             { recipient: '554 5.7.1 blocked' },                      2, 'fresh',  SERVER],
  ['RCPT: 552 5.2.2, one mailbox of two full',  { recipient: '552 5.2.2 full', about: B },               2, 'fresh',  RECIPIENT],
  ['RCPT: 421',                                 { recipient: 421 },                                      1, 'pooled', SERVER],
  ['RCPT: silence',                             { recipient: 'silent' },                                 2, 'pooled', SERVER],
  ['RCPT: reset',                               { recipient: 'reset' },                                  1, 'pooled', SERVER],
  ['RCPT: accepted, then 503 to DATA',          { beforeData: '503 5.5.1 no recipients' },               2, 'pooled', SERVER],

  ['DATA: 421',                                 { beforeData: 421 },                                     1, 'pooled', SERVER],
  ['DATA: 451 4.3.0',                           { beforeData: '451 4.3.0 later' },                       1, 'fresh',  SERVER],
  ['DATA: 554 5.5.1, no valid recipients',      { beforeData: '554 5.5.1 no valid recipients' },         2, 'fresh',  SERVER],
  ['DATA: silence',                             { beforeData: 'silent' },                                1, 'pooled', SERVER],
  ['DATA: reset',                               { beforeData: 'reset' },                                 1, 'pooled', SERVER],
  ['message: reset at its first line',          { duringData: 'reset' },                                 1, 'fresh',  SERVER],
  ['message: dropped at its first line',        { duringData: 'drop' },                                  2, 'pooled', SERVER],

  ['dot: 421 4.3.2',                            { data: '421 4.3.2 closing' },                           1, 'pooled', SERVER],
  ['dot: 450',                                  { data: 450 },                                           1, 'fresh',  SERVER],
  ['dot: 451 4.7.1 in two lines',               { data: '451-4.7.1 grey\n451 4.7.1 listed' },            2, 'pooled', SERVER],
  ['dot: 452 4.3.1, no room',                   { data: '452 4.3.1 no room' },                           1, 'fresh',  SERVER],
  ['dot: 550 5.4.5, a daily limit',             { data: '550 5.4.5 daily limit' },                       1, 'pooled', SERVER],
  ['dot: 552 5.2.3, too large',                 { data: '552 5.2.3 too large' },                         1, 'fresh',  SERVER],
  ['dot: 554 5.7.1 to every content',           { data: '554 5.7.1 spam' },                              2, 'pooled', SERVER],
  ['dot: 554 without an enhanced code',         { data: 554 },                                           1, 'fresh',  SERVER],
  ['dot: 354 once more',                        { data: 354 },                                           1, 'fresh',  SERVER],
  ['dot: 500, after 250 to DATA',               { beforeData: '250 fine', data: 500 },                   1, 'pooled', SERVER],
  ['dot: 554, with one of two recipients refused', { recipient: '550 5.1.1 unknown', about: B, data: '554 5.7.1 spam' }, 2, 'pooled', SERVER],
  ['dot: 250 after 700 ms',                     { dataAfter: 700 },                                      1, 'pooled'],
  ['dot: 250 after the client’s time-out',       { dataAfter: 9000 },                                     1, 'fresh',  SERVER],
  ['dot: no SMTP',                              { data: 'garbage' },                                     1, 'pooled', SERVER],
  ['dot: silence',                              { data: 'silent' },                                      2, 'pooled', SERVER],
  ['dot: reset',                                { data: 'reset' },                                       1, 'pooled', SERVER],
  ['dot: half-closed',                          { data: 'half-close' },                                  1, 'fresh',  SERVER],

  ['idle: an unasked 421 after each mail',      { afterTaken: '421 4.4.2 idle' },                        1, 'pooled', PERHAPS],
  ['idle: reset after each mail',               { afterTaken: 'reset' },                                 2, 'pooled'],
  ['idle: half-closed after each mail',         { afterTaken: 'half-close' },                            1, 'pooled'],
  ['idle: no SMTP after each mail',             { afterTaken: 'garbage' },                               1, 'pooled', PERHAPS],
  ['QUIT: silence',                             { quit: 'silent' },                                      1, 'fresh'],
  ['QUIT: reset',                               { quit: 'reset' },                                       2, 'fresh'],

  ['every second connection: 421',              { greeting: 421, everySecond: true },                    1, 'fresh',  SERVER],
  ['every second connection: reset at RCPT',    { recipient: 'reset', everySecond: true },               2, 'fresh',  SERVER],
  ['every second connection: 451 to the dot',   { data: '451 4.3.0 later', everySecond: true },          1, 'fresh',  PERHAPS],
  ['421, then 535, then 450',                   [{ greeting: 421 }, { login: 535 }, { recipient: 450 }], 1, 'fresh',  SERVER, SERVER, SERVER],
  ['550 5.1.1, then 421 at MAIL',               [{ recipient: '550 5.1.1 unknown' }, { sender: 421 }],   1, 'fresh',  RECIPIENT, SERVER],
  ['554 to the dot, then silence at RCPT',      [{ data: 554 }, { recipient: 'silent' }],                2, 'pooled', SERVER, SERVER],
  ['reset, then half-closed, then no SMTP',     [{ greeting: 'reset' }, { ehlo: 'half-close' }, { sender: 'garbage' }], 1, 'fresh', SERVER, SERVER, SERVER],
]
