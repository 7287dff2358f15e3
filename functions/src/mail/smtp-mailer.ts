import { domainToASCII } from 'node:url'
import { createTransport } from 'nodemailer'
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js'
import type { Mailer } from './mail.ts'
import { type Refusal, refusalsIn, smtpFailureOf, type Transfer } from './smtp-failure.ts'

export type SmtpAccount = { host: string; port: number; user: string; password: string }

/**
 * In milliseconds. `connect` limits everything from the DNS lookup to the end of STARTTLS: web hosts with cPanel delay
 * the greeting of an unknown client by up to 15 s. `handOver` limits a send until its last byte is sent, `attempt` the
 * whole send.
 */
export type SmtpTimes = { connect: number; handOver: number; attempt: number }

/**
 * Leads that come at once share connections, because some servers greet slowly. A connection that the
 * server has dropped is replaced once, if nothing of the mail was sent. Idle connections close after 5 s.
 */
const SHARED = { pool: true, idleTimeout: 5000, maxRequeues: 1 } as const

/**
 * Makes a reply to no command a protocol error. nodemailer keeps such a reply for the next command, so a proxy that
 * answers once too often would answer the final dot before the server. This is a work-around, because nodemailer has no
 * option for it; a journey sends such a reply after every upgrade.
 */
const connection: Internals = SMTPConnection.prototype as never
const processReply = connection._processResponse
connection._processResponse = function () {
  const isWhole = (reply: string) => !/(^|\n)\d{3}-.*$/.test(reply)
  const replies = this._responseQueue.filter((reply) => reply.trim() && isWhole(reply)).length
  const commands = this._responseActions.length
  // nodemailer handles a reply on an idle connection itself, such as 421.
  if (commands === 0 || replies <= commands) return processReply.call(this)
  this._onError(new Error('a reply to no command'), 'EPROTOCOL', false, 'CONN')
}

type Internals = {
  _processResponse(this: Internals): void
  _onError(error: Error, code: string, response: false, command: string): void
  _responseQueue: string[]
  _responseActions: unknown[]
}

/** Sends over SMTP. A server that has the whole mail may take minutes to answer (RFC 5321, 4.5.3.2.6). */
export function smtpMailer(
  { host, port, user, password }: SmtpAccount,
  times: SmtpTimes,
  // A login is never sent without TLS; only tests with a mail server on loopback switch TLS off.
  { requireTls = user !== '' && port !== 465 } = {},
): Mailer {
  let transport = connected()

  function connected() {
    const made = createTransport({
      ...SHARED,
      host,
      port,
      secure: port === 465,
      requireTLS: requireTls,
      ...(user && { auth: { user, pass: password } }),
      connectionTimeout: times.connect,
      greetingTimeout: times.connect,
      // Longer than the two deadlines of `send`, which therefore decide.
      socketTimeout: times.attempt * 2,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    made.use('stream', (mail, done) => {
      const { onTransfer } = mail.data as TransferListener
      mail.message.processFunc((input) => {
        // nodemailer reads the message after the server's 354. The stream ends with its last byte; the final dot follows.
        input.once('resume', () => onTransfer?.('begun'))
        input.once('end', () => onTransfer?.('ended'))
        return input
      })
      done()
    })
    return made
  }

  return {
    async send(mail, recipients) {
      const deadline = new AbortController()
      const abort = () => deadline.abort()
      const whole = setTimeout(abort, times.attempt)
      const untilEnded = setTimeout(abort, times.handOver)
      let transfer: Transfer = 'none'
      const listener: TransferListener = {
        onTransfer(reached) {
          transfer = reached
          if (reached === 'ended') clearTimeout(untilEnded)
        },
      }
      const envelope = { from: mail.from.address, to: [...recipients] }
      try {
        const sent: Rejections = await transport.sendMail({
          ...mail,
          ...listener,
          to: [...mail.to],
          envelope,
          signal: deadline.signal,
        })
        if ((transfer as Transfer) !== 'ended') {
          // A proxy has sent one reply too many, and nodemailer takes the reply for the answer to the final dot. The
          // connection is no longer in step, so no mail may use the connection again.
          transport.close()
          transport = connected()
          throw Object.assign(new Error('a reply before the last byte'), { code: 'EPROTOCOL' })
        }
        const refused = refusalsOf(recipients, sent)
        const isRefused = (recipient: string) => refused.some((one) => one.recipient === recipient)
        return { ok: true, refused, accepted: recipients.filter((one) => !isRefused(one)) }
      } catch (error) {
        const refused = refusalsOf(recipients, error as Rejections)
        return { ok: false, failure: smtpFailureOf(error, transfer), refused, accepted: [] }
      } finally {
        clearTimeout(whole)
        clearTimeout(untilEnded)
      }
    },
  }
}

/** The refusals of these recipients, each with the recipient as MAIL_TO spells it. */
function refusalsOf(recipients: readonly string[], { rejectedErrors }: Rejections): Refusal[] {
  return refusalsIn(rejectedErrors).map(({ recipient, failure }) => {
    const spelled = recipients.find((one) => plainAddress(one) === plainAddress(recipient))
    return { recipient: spelled ?? recipient, failure }
  })
}

/** An address without a name, its host in ASCII and small letters, as nodemailer writes it in RCPT. */
function plainAddress(recipient: string): string {
  const address = /<([^<>]*)>\s*$/.exec(recipient)?.[1] ?? recipient.trim()
  const host = address.lastIndexOf('@') + 1
  return address.slice(0, host) + domainToASCII(address.slice(host))
}

type TransferListener = { onTransfer?: (reached: Transfer) => void }
type Rejections = { rejectedErrors?: readonly unknown[] | undefined }
