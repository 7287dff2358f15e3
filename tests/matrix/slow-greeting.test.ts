// Many web hosts greet a client that they do not know only after some time, to keep off spam.

import { afterEach, expect, it, vi } from 'vitest'
import { smtpMailer } from '../../functions/src/mail/smtp-mailer.ts'
import { TIMES } from '../suite/agency.ts'
import { smtpServer } from '../suite/smtp-server.ts'

const to = ['leads@agency.example']
const mail = {
  messageId: '<query.one@agency.example>',
  from: { name: 'Website', address: 'website@agency.example' },
  to,
  subject: 'Quote request',
  headers: {},
  text: 'A lead',
}

afterEach(() => vi.useRealTimers())

it('a server that takes fifteen seconds to greet gets the mail', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const server = await smtpServer({ greetsAfter: 15_000 })
  const account = { host: '127.0.0.1', port: server.port, user: 'agency', password: 'secret' }
  const sent = fast(smtpMailer(account, TIMES, { requireTls: false }).send(mail, to))
  expect(await sent).toMatchObject({ ok: true, accepted: to })
  await server.close()
})

/** Waits for a promise while the clock of this process is ten times as fast. */
async function fast<T>(promise: Promise<T>): Promise<T> {
  const clock = setInterval(() => vi.advanceTimersByTime(100), 10)
  return promise.finally(() => clearInterval(clock))
}
