import { createTransport } from 'nodemailer'
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js'
import type { Mailer } from './mail.ts'
import { refusalsIn, smtpFailureOf, type Transfer } from './smtp-failure.ts'

export type SmtpAccount = { host: string; port: number; user: string; password: string }

/** In milliseconds: delivery/limits.ts says what each time limits. */
export type SmtpTimes = { connect: number; handOver: number; attempt: number }

/**
 * Makes a reply to no command, or an acceptance before the mail's last byte, a protocol error.
 * nodemailer takes such a reply of a proxy for the answer to what it sends next, so the reply would
 * confirm a mail that the server then refuses (tests/journeys/mail-server-faults.test.ts). A
 * work-around, until nodemailer has an option for this check.
 */
const internals: Internals = SMTPConnection.prototype as never
const processReply = internals._processResponse
internals._processResponse = function () {
  const isWhole = (reply: string) => !/(^|\n)\d{3}-.*$/.test(reply)
  const replies = this._responseQueue.filter((reply) => reply.trim() && isWhole(reply)).length
  const commands = this._responseActions.length
  const isTooEarly = this._currentDataStream && this._responseQueue[0]?.startsWith('2')
  // nodemailer handles a reply on an idle connection itself, such as 421.
  if (commands === 0 || (replies <= commands && !isTooEarly)) return processReply.call(this)
  this._onError(new Error('a reply to no command'), 'EPROTOCOL', false, 'CONN')
}

type Internals = {
  _processResponse(this: Internals): void
  _onError(error: Error, code: string, response: false, command: string): void
  _currentDataStream: unknown
  _responseQueue: string[]
  _responseActions: unknown[]
}

export function smtpMailer({ host, port, user, password }: SmtpAccount, times: SmtpTimes): Mailer {
  const transport = createTransport({
    // Leads that come at the same time share connections, because some servers greet slowly. A
    // connection that the server has dropped is replaced once, if nothing of the mail was sent.
    pool: true,
    maxConnections: 5,
    idleTimeout: 5000,
    maxRequeues: 1,
    host,
    port,
    secure: port === 465,
    // A login needs TLS, except to a server on this machine.
    requireTLS: user !== '' && port !== 465 && host !== '127.0.0.1',
    ...(user && { auth: { user, pass: password } }),
    connectionTimeout: times.connect,
    greetingTimeout: times.connect,
    // Longer than the two deadlines of `send`, which therefore decide.
    socketTimeout: times.attempt * 2,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.use('stream', (mail, done) => {
    const { onTransfer } = mail.data as { onTransfer?: (reached: Transfer) => void }
    mail.message.processFunc((input) => {
      // nodemailer reads the message after the 354. The stream ends before the final dot.
      input.once('resume', () => onTransfer?.('begun'))
      input.once('end', () => onTransfer?.('ended'))
      return input
    })
    done()
  })

  return {
    async send(mail, recipients) {
      // Not AbortSignal.timeout: AbortSignal.any may lose its end (nodejs/node issue 57736).
      const deadline = new AbortController()
      const handOverTimer = setTimeout(() => deadline.abort(), times.handOver).unref()
      setTimeout(() => deadline.abort(), times.attempt).unref()
      let transfer: Transfer = 'none'
      const onTransfer = (reached: Transfer) => {
        transfer = reached
        if (reached === 'ended') clearTimeout(handOverTimer)
      }
      const envelope = { from: mail.from.address, to: [...recipients] }
      const message = { ...mail, to: [...mail.to], envelope, onTransfer, signal: deadline.signal }
      try {
        const refused = refusalsIn(await transport.sendMail(message))
        const isRefused = (recipient: string) => refused.some((one) => one.recipient === recipient)
        return { ok: true, refused, accepted: recipients.filter((one) => !isRefused(one)) }
      } catch (error) {
        const refused = refusalsIn(error)
        return { ok: false, failure: smtpFailureOf(error, transfer), refused, accepted: [] }
      }
    },
  }
}
