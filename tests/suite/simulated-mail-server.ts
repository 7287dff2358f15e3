// A mail server in memory, whose faults the test chooses.

import type { Mail } from '../../functions/src/mail/mail.ts'
import type { SendResult, SmtpFailure } from '../../functions/src/mail/smtp-failure.ts'
import { type BadWord, badWords, type ServerFault } from './delivery-steps.ts'

/** One mail at the server, for one attempt. */
type Arrival = { messageId: string; text: string; recipients: readonly string[] }

const SILENT: SmtpFailure = { ...failureOf('unknown', false, 'EABORT'), mayBeSent: true }
const SPAM = failureOf('content', true, 'EMESSAGE 554')
const CUT = failureOf('unknown', false, 'ECONNECTION')
const LOST = { ...CUT, mayBeSent: true }
const byWord: Record<BadWord, SmtpFailure> = {
  Refused: SPAM,
  Greylisted: failureOf('content', false, 'EMESSAGE 451'),
  LostAtTheDot: LOST,
  LostInTheMessage: CUT,
}
type Failures = Partial<Record<ServerFault, SmtpFailure>>
/** The faults before the server reads the message. */
const early: Failures = {
  'the server refuses': failureOf('server', false, 'EPROTOCOL 421'),
  'the account is refused': failureOf('server', true, 'EAUTH 535'),
  'every recipient is refused for now': failureOf('recipient', false, 'EENVELOPE 450'),
  'every recipient is unknown': failureOf('recipient', true, 'EENVELOPE 550'),
}
const late: Failures = {
  'every content is refused': SPAM,
  'silence after the dot': SILENT,
  'lost at the dot': LOST,
  'lost in the message': CUT,
}
const aboutOne: Failures = {
  'recipient b is refused for now': failureOf('recipient', false, 'EENVELOPE 450'),
  'recipient b is unknown': failureOf('recipient', true, 'EENVELOPE 550'),
}

/** @param unknownRecipient the recipient whom the server refuses in the faults of "recipient b" */
export function simulatedMailServer(unknownRecipient: string) {
  let fault: ServerFault = 'none'
  /** Mails that the server accepted with 250, or read to the end without an answer: possible copies. */
  const arrivals: Arrival[] = []
  /** The last mail, and its failure. */
  const last: { messageId: string; failure: SmtpFailure | null } = { messageId: '', failure: null }
  return {
    arrivals,
    last,
    setFault(next: ServerFault) {
      fault = next
    },
    receive(mail: Mail, recipients: readonly string[]): SendResult {
      const result = answerTo(mail, recipients)
      Object.assign(last, { messageId: mail.messageId, failure: result.ok ? null : result.failure })
      return result
    },
  }

  function answerTo(mail: Mail, recipients: readonly string[]): SendResult {
    const before = early[fault]
    if (before) return answer([], before.scope === 'recipient' ? recipients : [], before)
    const word = badWords.find((one) => mail.text.includes(one))
    if (word) return answer([], [], byWord[word])
    const failure = aboutOne[fault]
    const refused = failure ? recipients.filter((one) => one === unknownRecipient) : []
    const accepted = recipients.filter((one) => !refused.includes(one))
    if (failure && !accepted.length) return answer([], refused, failure)
    const after = late[fault]
    if (!after || after === SILENT)
      arrivals.push({ messageId: mail.messageId, text: mail.text, recipients: accepted })
    return after ? answer([], [], after) : answer(accepted, refused, failure)
  }
}

/** What the mailer makes of an answer: without an accepted recipient, the send has failed. */
function answer(
  accepted: readonly string[],
  recipients: readonly string[],
  failure?: SmtpFailure,
): SendResult {
  const refused = failure ? recipients.map((recipient) => ({ recipient, failure })) : []
  return failure && !accepted.length
    ? { ok: false, failure, accepted, refused }
    : { ok: true, accepted, refused }
}

function failureOf(scope: SmtpFailure['scope'], permanent: boolean, code: string): SmtpFailure {
  return { scope, permanent, mayBeSent: false, code }
}
