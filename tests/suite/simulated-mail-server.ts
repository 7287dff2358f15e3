// A mail server in memory, whose faults the test chooses.

import type { Mail } from '../../functions/src/mail/mail.ts'
import type { SendResult, SmtpFailure } from '../../functions/src/mail/smtp-failure.ts'
import { type BadWord, badWords, type ServerFault } from './delivery-steps.ts'
import { accept, acceptSome, failureOf, refuse, SILENT } from './mailers.ts'

/** One mail at the server, for one attempt. */
export type Arrival = { messageId: string; text: string; recipients: readonly string[] }

const SPAM = failureOf('content', true, 'EMESSAGE 554')
const CUT = failureOf('unknown', false, 'ECONNECTION')
const LOST = { ...CUT, mayBeSent: true }
const byWord: Record<BadWord, SmtpFailure> = {
  Refused: SPAM,
  Greylisted: failureOf('content', false, 'EMESSAGE 451'),
  LostAtTheDot: LOST,
  LostInTheMessage: CUT,
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
    const take = (accepted: readonly string[]) =>
      arrivals.push({ messageId: mail.messageId, text: mail.text, recipients: accepted })
    const acceptOthers = (failure: SmtpFailure): SendResult => {
      const accepted = recipients.filter((recipient) => recipient !== unknownRecipient)
      const refused = recipients.filter((recipient) => recipient === unknownRecipient)
      if (!accepted.length) return refuse(failure, refused)
      take(accepted)
      return acceptSome(accepted, refused, failure)
    }
    switch (fault) {
      case 'the server refuses':
        return refuse(failureOf('server', false, 'EPROTOCOL 421'))
      case 'the account is refused':
        return refuse(failureOf('server', true, 'EAUTH 535'))
      case 'every recipient is refused for now':
        return refuse(failureOf('recipient', false, 'EENVELOPE 450'), recipients)
      case 'every recipient is unknown':
        return refuse(failureOf('recipient', true, 'EENVELOPE 550'), recipients)
    }
    const word = badWords.find((one) => mail.text.includes(one))
    if (word) return refuse(byWord[word])
    switch (fault) {
      case 'recipient b is refused for now':
        return acceptOthers(failureOf('recipient', false, 'EENVELOPE 450'))
      case 'recipient b is unknown':
        return acceptOthers(failureOf('recipient', true, 'EENVELOPE 550'))
      case 'every content is refused':
        return refuse(SPAM)
      case 'silence after the dot':
        take(recipients)
        return refuse(SILENT)
      case 'lost at the dot':
        return refuse(LOST)
      case 'lost in the message':
        return refuse(CUT)
    }
    take(recipients)
    return accept(recipients)
  }
}
