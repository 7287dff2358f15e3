import { createTransport } from 'nodemailer'
import type { Mailer } from './deliver.ts'

export type SmtpAccount = { host: string; port: number; user: string; password: string }

/** Milliseconds to connect, for the greeting, and of silence; nodemailer's own outlive the function. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Milliseconds for all steps of a send, each of which may be slow: less than the function may run. */
const SEND_MS = 50_000

/**
 * A rush of leads shares a connection, because a server may take its time to greet. One that was dropped
 * meanwhile is replaced once, if nothing of the mail has gone out; none is kept longer than this (ms).
 */
const SHARED = { pool: true, idleTimeout: 5000, maxRequeues: 1 } as const

/** Sends over SMTP; rejects with nodemailer's error. */
export function smtpMailer(
  { host, port, user, password }: SmtpAccount,
  // A login never goes out in clear; a test server on loopback may be told otherwise.
  { timeouts = TIMEOUTS, sendMs = SEND_MS, requireTls = user !== '' && port !== 465 } = {},
): Mailer {
  const transport = createTransport({
    ...SHARED,
    host,
    port,
    secure: port === 465,
    requireTLS: requireTls,
    ...(user && { auth: { user, pass: password } }),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      const { rejected } = await transport.sendMail({
        ...mail,
        signal: AbortSignal.timeout(sendMs),
      })
      return { refused: rejected.length }
    },
  }
}
