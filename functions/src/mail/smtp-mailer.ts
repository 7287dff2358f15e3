import { domainToASCII } from 'node:url'
import { createTransport } from 'nodemailer'
import { ATTEMPT_MS, HAND_OVER_MS } from '../delivery/limits.ts'
import type { Mailer } from '../ports.ts'
import { type Refusal, refusalsIn, smtpFailureOf } from './smtp-failure.ts'

export type SmtpAccount = { host: string; port: number; user: string; password: string }

/**
 * In milliseconds. `connect` limits everything from the DNS lookup to the end of STARTTLS: web hosts with cPanel delay
 * the greeting of an unknown client by up to 15 s. `handOver` limits a send until its last byte is sent, `attempt` the
 * whole send.
 */
export type SmtpTimes = { connect: number; handOver: number; attempt: number }
export const TIMES: SmtpTimes = { connect: 30_000, handOver: HAND_OVER_MS, attempt: ATTEMPT_MS }

/**
 * Leads that come at once share connections, because some servers greet slowly. A connection that the
 * server has dropped is replaced once, if nothing of the mail was sent. Idle connections close after 5 s.
 */
const SHARED = { pool: true, idleTimeout: 5000, maxRequeues: 1 } as const

/** Sends over SMTP. A server that has the whole mail may take minutes to answer (RFC 5321, 4.5.3.2.6). */
export function smtpMailer(
  { host, port, user, password }: SmtpAccount,
  // A login is never sent without TLS; only tests with a mail server on loopback switch TLS off.
  { times = TIMES, requireTls = user !== '' && port !== 465 } = {},
): Mailer {
  const transport = createTransport({
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
  transport.use('stream', (mail, done) => {
    mail.message.processFunc((input) => {
      // The message's stream ends when its last byte is sent; the final dot of DATA follows after that.
      input.once('end', () => (mail.data as HandOverListener).onHandedOver?.())
      return input
    })
    done()
  })

  return {
    async send(mail, recipients, withinMs) {
      const deadline = new AbortController()
      const abort = () => deadline.abort()
      const whole = setTimeout(abort, Math.min(times.attempt, withinMs))
      const untilHandedOver = setTimeout(abort, times.handOver)
      let handedOver = false
      const handOver: HandOverListener = {
        onHandedOver() {
          handedOver = true
          clearTimeout(untilHandedOver)
        },
      }
      const envelope = { from: mail.from.address, to: [...recipients] }
      try {
        const sent: Rejections = await transport.sendMail({
          ...mail,
          ...handOver,
          to: [...mail.to],
          envelope,
          signal: deadline.signal,
        })
        const refused = refusalsOf(recipients, sent)
        const isRefused = (recipient: string) => refused.some((one) => one.recipient === recipient)
        return { ok: true, refused, accepted: recipients.filter((one) => !isRefused(one)) }
      } catch (error) {
        const refused = refusalsOf(recipients, error as Rejections)
        return { ok: false, failure: smtpFailureOf(error, handedOver), refused, accepted: [] }
      } finally {
        clearTimeout(whole)
        clearTimeout(untilHandedOver)
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

type HandOverListener = { onHandedOver?: () => void }
type Rejections = { rejectedErrors?: readonly unknown[] | undefined }
