import { Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import type { Mailer } from './deliver.ts'

export type SmtpAccount = { host: string; port: number; user: string; password: string }

/** Milliseconds to connect, for the greeting, and of silence; nodemailer's own outlive the function. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends over SMTP, one connection a mail; rejects with nodemailer's error. */
export function smtpMailer(
  { host, port, user, password }: SmtpAccount,
  // A login never goes out in clear; a test server on loopback may be told otherwise.
  { timeouts = TIMEOUTS, requireTls = user !== '' && port !== 465 } = {},
): Mailer {
  const secure = port === 465
  return {
    async send(mail) {
      const transport = createTransport({
        host,
        port,
        secure,
        requireTLS: requireTls,
        ...(user && { auth: { user, pass: password } }),
        ...timeouts,
        // Nagle's algorithm waits for the server's late acknowledgement before the mail's last lines.
        ...(!secure && { socket: new Socket().setNoDelay() }),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      const { rejected } = await transport.sendMail(mail)
      return { refused: rejected.length }
    },
  }
}
