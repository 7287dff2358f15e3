// What a failed send means. A reply is read by the command that it answers and by its codes (RFC 5321,
// 4.2; enhanced codes: RFC 3463): only a refusal of this recipient or of this content says anything about
// the mail. All else is the server's or its account's, and passes. smtp-failure.test.ts is the table.

/** What a failure is about. */
export type FailureScope =
  /** The server or its account: every mail would meet it. */
  | 'server'
  /** One recipient. */
  | 'recipient'
  /** What this mail holds. */
  | 'content'
  /** Nobody knows: the last byte had gone out, and no answer came. The server may have the mail. */
  | 'unknown'

export type SmtpFailure = {
  scope: FailureScope
  /** Whether the reply says that the same will be refused again. */
  permanent: boolean
  /** Codes alone: the server's own words may quote an address. */
  code: string
}

export type Refusal = { recipient: string; failure: SmtpFailure }

export type SendResult = {
  /** The recipients that the server took the mail for; empty where the send failed. */
  accepted: readonly string[]
  refused: readonly Refusal[]
} & ({ ok: true } | { ok: false; failure: SmtpFailure })

/** nodemailer's error, as far as it is read here. */
type SmtpError = {
  code?: string
  command?: string
  response?: string
  responseCode?: number
  recipient?: string
  rejectedErrors?: readonly SmtpError[]
}

/** What an error of nodemailer's means. `handedOver` says whether the mail's last byte had gone out. */
export function smtpFailureOf(error: unknown, handedOver: boolean): SmtpFailure {
  const smtpError = (error ?? {}) as SmtpError
  const { code, responseCode, rejectedErrors = [] } = smtpError
  const named = { code: [code, responseCode].filter(Boolean).join(' ') || 'unknown' }
  const permanent = isPermanent(responseCode)
  if (code === 'EAUTH') return { scope: 'server', permanent, ...named }
  // Every recipient was refused: one that will be taken later decides.
  const [first, ...others] = rejectedErrors.map(recipientFailureOf)
  if (first) return [first, ...others].find((failure) => !isGone(failure)) ?? first
  // A reply such as 354 refuses nothing: it answers another command, and the server may have the mail.
  const isRefusal = responseCode !== undefined && responseCode >= 400
  if (!isRefusal && handedOver) return { scope: 'unknown', permanent: false, ...named }
  return { scope: scopeOf(smtpError, handedOver), permanent, ...named }
}

/** The recipients that a send was refused for, each with its reason. */
export function refusalsIn(rejectedErrors: readonly unknown[] = []): Refusal[] {
  return rejectedErrors.map((error) => ({
    recipient: (error as SmtpError).recipient ?? '',
    failure: recipientFailureOf(error as SmtpError),
  }))
}

function recipientFailureOf({ code, response, responseCode = 0 }: SmtpError): SmtpFailure {
  const permanent = isPermanent(responseCode)
  const detail = enhancedCodeIn(response)
  // 5.1.x: no such address, 5.2.1: switched off. A block list (554, 5.7.x), a full mailbox (552, 5.2.2) and
  // a missing login (530) pass, though their codes are permanent.
  const isAddress = detail
    ? /^[45]\.(1\.\d+|2\.1)$/.test(detail)
    : [550, 551, 553, 556].includes(responseCode)
  const scope = !permanent || isAddress ? 'recipient' : 'server'
  return { scope, permanent, code: [code, responseCode].filter(Boolean).join(' ') }
}

function scopeOf(
  { code, command, response, responseCode }: SmtpError,
  handedOver: boolean,
): FailureScope {
  const detail = enhancedCodeIn(response)
  // The mail is too large: 5.3.4 and 5.2.3, or what the server says in its greeting (SIZE, RFC 1870).
  const isTooLarge = detail === '5.3.4' || detail === '5.2.3'
  if (isTooLarge || (code === 'EMESSAGE' && command === 'MAIL FROM' && !responseCode))
    return 'content'
  const answersTheContent = code === 'EMESSAGE' && handedOver && responseCode !== 421
  if (!answersTheContent) return 'server'
  // The account's own limits and its mailboxes (x.2.x, x.3.x, x.4.x) are refused here too.
  return detail && /^[45]\.[234]\./.test(detail) ? 'server' : 'content'
}

function isGone({ scope, permanent }: SmtpFailure): boolean {
  return scope === 'recipient' && permanent
}

/** 503 is a bad sequence of commands: about the session, not about the mail. */
function isPermanent(responseCode = 0): boolean {
  return responseCode >= 500 && responseCode !== 503
}

/** `5.7.1` in "554 5.7.1 Message refused". */
function enhancedCodeIn(response = ''): string | null {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null
}
