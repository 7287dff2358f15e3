// Mailers for tests that need no SMTP.

import type { Mail, Mailer } from '../../functions/src/mail/mail.ts'
import type { SendResult, SmtpFailure } from '../../functions/src/mail/smtp-failure.ts'

/** A mailer with these answers. `mails` gets every mail. */
export function mailerThat(
  answer: (recipients: readonly string[], mail: Mail) => SendResult,
  mails: Mail[] = [],
): Mailer {
  return {
    async send(mail, recipients) {
      mails.push(mail)
      return answer(recipients, mail)
    },
  }
}

/** The mailer of a process that dies after the send, if there is a mailer, and before it writes the outcome. */
export function dying(mailer?: Mailer): Mailer {
  return {
    async send(...words) {
      await mailer?.send(...words)
      throw new Error('killed')
    },
  }
}

export function accept(recipients: readonly string[]): SendResult {
  return { ok: true, accepted: recipients, refused: [] }
}

/** The answer of a server that fails, or refuses these recipients. */
export function refuse(failure: SmtpFailure, refused: readonly string[] = []): SendResult {
  return {
    ok: false,
    failure,
    accepted: [],
    refused: refused.map((recipient) => ({ recipient, failure })),
  }
}

/** The answer of a server that accepts some recipients and refuses others. */
export function acceptSome(
  accepted: readonly string[],
  refused: readonly string[],
  failure: SmtpFailure,
): SendResult {
  return { ok: true, accepted, refused: refused.map((recipient) => ({ recipient, failure })) }
}

export function failureOf(
  scope: SmtpFailure['scope'],
  permanent: boolean,
  code: string,
): SmtpFailure {
  return { scope, permanent, mayBeSent: false, code }
}

export const SERVER_DOWN = failureOf('server', false, 'ESOCKET')
export const SILENT: SmtpFailure = { ...failureOf('unknown', false, 'EABORT'), mayBeSent: true }
