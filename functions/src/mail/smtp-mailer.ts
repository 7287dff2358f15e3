import { createTransport } from 'nodemailer'
import { ATTEMPT_MS, HAND_OVER_MS } from '../delivery/limits.ts'
import type { Mailer } from '../ports.ts'
import { refusalsIn, smtpFailureOf } from './smtp-failure.ts'

export type SmtpAccount = { host: string; port: number; user: string; password: string }

/** In milliseconds. `handOver` limits a send until its last byte is sent, `attempt` the whole send. */
export type SmtpTimes = { connect: number; handOver: number; attempt: number }
const TIMES: SmtpTimes = { connect: 10_000, handOver: HAND_OVER_MS, attempt: ATTEMPT_MS }

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
    async send(mail, recipients) {
      const deadline = new AbortController()
      const abort = () => deadline.abort()
      const whole = setTimeout(abort, times.attempt)
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

type HandOverListener = { onHandedOver?: () => void }
type Rejections = { rejectedErrors?: readonly unknown[] | undefined }
