// A mail server in memory, whose faults the test chooses.

import type { Mail } from 'functions/mail/mail.ts'
import { type SendResult, type SmtpFailure, smtpFailureOf } from 'functions/mail/smtp-failure.ts'

/** One mail at the server, for one attempt. */
type Arrival = { messageId: string; text: string; recipients: readonly string[] }

const SILENT: SmtpFailure = { ...failureOf('unknown', false, 'EABORT'), mayBeSent: true }
const SPAM = answeredToDot(554, '5.7.1 spam')
const CUT = failureOf('unknown', false, 'ECONNECTION')
const LOST = { ...CUT, mayBeSent: true }
const REFUSED_FOR_NOW = failureOf('recipient', false, 'EENVELOPE 450')
const UNKNOWN_RECIPIENT = failureOf('recipient', true, 'EENVELOPE 550')

/** The failures of mails with these words, at the server or at a firewall before it. */
export const badWords: Record<string, SmtpFailure> = {
  Refused: SPAM,
  Greylisted: answeredToDot(451, '4.7.1 greylisted'),
  Suspicious: answeredToDot(421, '4.7.0 suspicious links'),
  NoRoom: answeredToDot(452, '4.3.1 no room'),
  TooManyHops: answeredToDot(554, '5.4.6 too many hops'),
  LostAfterTheMessage: LOST,
  LostInTheMessage: CUT,
}

/** The faults of the server: before the message, in or after the message, or about recipient b. */
export const serverFaults: Record<string, ['before' | 'after' | 'b', SmtpFailure] | null> = {
  none: null,
  'the server refuses': ['before', failureOf('server', false, 'EPROTOCOL 421')],
  'the account is refused': ['before', failureOf('server', true, 'EAUTH 535')],
  'every recipient is refused for now': ['before', REFUSED_FOR_NOW],
  'every recipient is unknown': ['before', UNKNOWN_RECIPIENT],
  'recipient b is refused for now': ['b', REFUSED_FOR_NOW],
  'recipient b is unknown': ['b', UNKNOWN_RECIPIENT],
  'every content is refused': ['after', SPAM],
  'every content is refused for now': ['after', answeredToDot(451, '4.3.0 later')],
  'silence after the message': ['after', SILENT],
  'lost after the message': ['after', LOST],
  'lost in the message': ['after', CUT],
}

export function simulatedMailServer(recipientB: string) {
  let fault = 'none'
  /** Mails that the server has: accepted, or read to the end without a reply (SILENT). */
  const arrivals: Arrival[] = []
  /** The last mail, and its failure. */
  const last: { messageId: string; failure: SmtpFailure | null } = { messageId: '', failure: null }
  return {
    arrivals,
    last,
    setFault(next: string) {
      fault = next
    },
    receive(mail: Mail, recipients: readonly string[]): SendResult {
      const result = answerTo(mail, recipients)
      Object.assign(last, { messageId: mail.messageId, failure: result.ok ? null : result.failure })
      return result
    },
  }

  function answerTo(mail: Mail, recipients: readonly string[]): SendResult {
    const [when, failure] = serverFaults[fault] ?? []
    if (failure && when === 'before')
      return answer([], failure.scope === 'recipient' ? recipients : [], failure)
    const word = Object.keys(badWords).find((one) => mail.text.includes(one))
    if (word) return answer([], [], badWords[word])
    const refused = when === 'b' ? recipients.filter((one) => one === recipientB) : []
    const accepted = recipients.filter((one) => !refused.includes(one))
    if (accepted.length && (when !== 'after' || failure === SILENT))
      arrivals.push({ messageId: mail.messageId, text: mail.text, recipients: accepted })
    return answer(when === 'after' ? [] : accepted, refused, failure)
  }
}

/** The result that the mailer makes of an answer: with a failure and no accepted recipient, the send has failed. */
function answer(
  accepted: readonly string[],
  refusing: readonly string[],
  failure?: SmtpFailure,
): SendResult {
  const refused = failure ? refusing.map((recipient) => ({ recipient, failure })) : []
  return failure && !accepted.length
    ? { ok: false, failure, accepted, refused }
    : { ok: true, accepted, refused }
}

/** The meaning of a reply to the final dot. */
function answeredToDot(responseCode: number, words: string): SmtpFailure {
  const response = `${responseCode} ${words}`
  return smtpFailureOf({ code: 'EMESSAGE', command: 'DATA', responseCode, response }, 'ended')
}

function failureOf(scope: SmtpFailure['scope'], permanent: boolean, code: string): SmtpFailure {
  return { scope, permanent, mayBeSent: false, code }
}
