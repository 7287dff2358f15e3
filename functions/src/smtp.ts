import { createTransport } from 'nodemailer'
import type { Mailer } from './deliver.ts'

export type SmtpAccount = { host: string; port: number; user: string; password: string }

/** Milliseconds. Their sum stays under the function's 60 s; nodemailer's own defaults do not. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends over SMTP, one connection a mail; rejects with nodemailer's error. */
export function smtpMailer({ host, port, user, password }: SmtpAccount): Mailer {
  const transport = createTransport({
    host,
    port,
    secure: port === 465,
    ...(user && { auth: { user, pass: password } }),
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      await transport.sendMail(mail)
    },
  }
}
