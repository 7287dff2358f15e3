// The meaning of a failed send. A failure before the message is about the server, its account, a
// recipient, or the mail's size. A reply to the message may be about its words, whatever its code (docs/decisions/006).
// When a connection fails in the message, the reason may be the server or, at a firewall that
// inspects mails, the content. The table in smtp-failure.test.ts lists the cases.

import type { NodemailerError } from 'nodemailer'

export type SmtpFailure = {
  /** What the failure is about. */
  scope:
    | 'server' // The server or its account: every mail would fail.
    | 'recipient' // A recipient.
    | 'content' // The mail: a reply to its message, or its size.
    | 'unknown' // No valid reply once the message had begun: its content or the server may be why.
  /** Whether the reply says that another attempt will be refused too. */
  permanent: boolean
  /** Whether the server may have the whole mail, which no reply has confirmed or refused. */
  mayBeSent: boolean
  /** The codes without the server's words, which may quote an address. */
  code: string
}

export type SendResult = {
  /** The recipients that the server accepted; empty when the send failed. */
  accepted: readonly string[]
  refused: readonly { recipient: string; failure: SmtpFailure }[]
} & ({ ok: true } | { ok: false; failure: SmtpFailure })

/** How far the message was sent: not at all, in part, or to its last byte. */
export type Transfer = 'none' | 'begun' | 'ended'

type SmtpError = Partial<NodemailerError>

export function smtpFailureOf(error: unknown, transfer: Transfer): SmtpFailure {
  const smtpError = (error ?? {}) as SmtpError
  const { code, command, responseCode = 0, rejectedErrors = [] } = smtpError
  // Every recipient was refused. The first refusal that is not for good stands for all of them.
  const refused = rejectedErrors.map(recipientFailureOf)
  if (refused[0]) return refused.find((failure) => !isRefusedForGood(failure)) ?? refused[0]
  if (transfer === 'none') {
    // MAIL FROM is refused for the mail's size: 552, or above the SIZE of EHLO (RFC 1870).
    const isSize = responseCode === 552 || (code === 'EMESSAGE' && !responseCode)
    return failureOf(smtpError, command === 'MAIL FROM' && isSize ? 'content' : 'server')
  }
  if (responseCode >= 400) return failureOf(smtpError, 'content')
  // A reply below 400 before the last byte is a proxy's stray reply: the message may still arrive.
  const mayBeSent = transfer === 'ended' || code === 'EPROTOCOL' || responseCode > 0
  return { ...failureOf(smtpError, 'unknown'), permanent: false, mayBeSent }
}

/** The refused recipients in nodemailer's error or result, with their failures. */
export function refusalsIn(errorOrResult: unknown): SendResult['refused'] {
  const { rejectedErrors = [] } = (errorOrResult ?? {}) as SmtpError
  return rejectedErrors.map((one) => ({
    recipient: one.recipient ?? '',
    failure: recipientFailureOf(one),
  }))
}

/** Whether a recipient is refused for good: another attempt will most likely be refused too. */
export function isRefusedForGood({ scope, permanent }: SmtpFailure): boolean {
  return scope === 'recipient' && permanent
}

function failureOf({ code, responseCode = 0 }: SmtpError, scope: SmtpFailure['scope']) {
  // 503 (bad sequence of commands) is about the session, not about the mail.
  const permanent = responseCode >= 500 && responseCode !== 503
  const codes = [code, responseCode].filter(Boolean).join(' ') || 'unknown'
  return { scope, permanent, mayBeSent: false, code: codes }
}

function recipientFailureOf(error: SmtpError): SmtpFailure {
  // `5.7.1` in "554 5.7.1 Message refused".
  const [, detail] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(error.response ?? '') ?? []
  // 5.1.x: no such address; 5.2.1: the address is switched off. Other permanent codes last until
  // somebody acts, so their scope is `server`: a refused sender (5.1.7, 5.1.8, by Postfix at RCPT),
  // a block list (554, 5.7.x), a full mailbox (552, 5.2.2), a missing login (530).
  const isAddress = detail
    ? /^[45]\.(1\.(?![78]$)\d+|2\.1)$/.test(detail)
    : [550, 551, 553, 556].includes(error.responseCode ?? 0)
  const failure = failureOf(error, 'recipient')
  return failure.permanent && !isAddress ? { ...failure, scope: 'server' } : failure
}
