import { createTransport } from 'nodemailer'
import { ATTEMPT_MS, HAND_OVER_MS } from '../delivery/limits.ts'
import type { Mailer } from '../ports.ts'
import { refusalsIn, smtpFailureOf } from './smtp-failure.ts'

export type SmtpAccount = { host: string; port: number; user: string; password: string }

/** Milliseconds. `handOver` ends a send whose last byte has not gone out, `attempt` every send. */
export type SmtpTimes = { connect: number; handOver: number; attempt: number }
const TIMES: SmtpTimes = { connect: 10_000, handOver: HAND_OVER_MS, attempt: ATTEMPT_MS }

/**
 * A rush of leads shares a connection, because a server may take its time to greet. A connection that was
 * dropped meanwhile is replaced once, if nothing of the mail has gone out; none is kept longer than this (ms).
 */
const SHARED = { pool: true, idleTimeout: 5000, maxRequeues: 1 } as const

/** Sends over SMTP, with patience for a server that answers late once it has the whole mail. */
export function smtpMailer(
  { host, port, user, password }: SmtpAccount,
  // A login never goes out in clear; a test server on loopback may be told otherwise.
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
    // The two deadlines of `send` are the shorter ones.
    socketTimeout: times.attempt * 2,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.use('stream', (mail, done) => {
    mail.message.processFunc((input) => {
      // The stream of the message ends when its last byte is on its way; only then follows the last dot.
      input.once('end', () => (mail.data as HandOver).onHandedOver?.())
      return input
    })
    done()
  })

  return {
    async send(mail, recipients) {
      const deadline = new AbortController()
      const abort = () => deadline.abort()
      const whole = setTimeout(abort, times.attempt)
      const untilHandedOver = setTimeout(abort, times.handOver)
      let handedOver = false
      const handOver: HandOver = {
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
        const refused = refusalsIn(sent.rejectedErrors)
        const isRefused = (recipient: string) => refused.some((one) => one.recipient === recipient)
        return { ok: true, refused, accepted: recipients.filter((one) => !isRefused(one)) }
      } catch (error) {
        const refused = refusalsIn((error as Rejections).rejectedErrors)
        return { ok: false, failure: smtpFailureOf(error, handedOver), refused, accepted: [] }
      } finally {
        clearTimeout(whole)
        clearTimeout(untilHandedOver)
      }
    },
  }
}

type HandOver = { onHandedOver?: () => void }
type Rejections = { rejectedErrors?: readonly unknown[] | undefined }
