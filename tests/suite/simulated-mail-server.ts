// A mail server in memory, whose faults the test chooses.

import type { Mail } from '../../functions/src/mail/mail.ts'
import type { FailureScope, SendResult } from '../../functions/src/mail/smtp-failure.ts'
import type { ServerFault } from './delivery-steps.ts'

/** One mail at the server, for one attempt. */
export type Arrival = { messageId: string; text: string; recipients: readonly string[] }

type Failure = { scope: FailureScope; permanent: boolean; code: string }

/** @param unknownRecipient the recipient whom the server refuses in the faults of "recipient b" */
export function simulatedMailServer(unknownRecipient: string) {
  let fault: ServerFault = 'none'
  /** Mails that the server accepted with 250, or read to the end without an answer: possible copies. */
  const arrivals: Arrival[] = []
  return {
    arrivals,
    setFault(next: ServerFault) {
      fault = next
    },
    receive,
  }

  function receive(mail: Mail, recipients: readonly string[]): SendResult {
    const take = (accepted: readonly string[]) =>
      arrivals.push({ messageId: mail.messageId, text: mail.text, recipients: accepted })
    const acceptOthers = (failure: Failure): SendResult => {
      const accepted = recipients.filter((recipient) => recipient !== unknownRecipient)
      const refused = recipients.filter((recipient) => recipient === unknownRecipient)
      if (!accepted.length) return refusal(failure, refused)
      take(accepted)
      return { ok: true, accepted, refused: refused.map((recipient) => ({ recipient, failure })) }
    }
    const isSpam = mail.text.includes('Spam')
    switch (fault) {
      case 'the server refuses':
        return refusal(failureOf('server', false, 'EPROTOCOL 421'))
      case 'the account is refused':
        return refusal(failureOf('server', true, 'EAUTH 535'))
      case 'every recipient is refused for now':
        return refusal(failureOf('recipient', false, 'EENVELOPE 450'), recipients)
      case 'every recipient is unknown':
        return refusal(failureOf('recipient', true, 'EENVELOPE 550'), recipients)
      case 'recipient b is refused for now':
        return acceptOthers(failureOf('recipient', false, 'EENVELOPE 450'))
      case 'recipient b is unknown':
        return acceptOthers(failureOf('recipient', true, 'EENVELOPE 550'))
      case 'every content is refused':
        return refusal(failureOf('content', true, 'EMESSAGE 554'))
      case 'spam is refused':
        if (isSpam) return refusal(failureOf('content', true, 'EMESSAGE 554'))
        break
      case 'spam is refused for now':
        if (isSpam) return refusal(failureOf('content', false, 'EMESSAGE 451'))
        break
      case 'silence after the dot':
        take(recipients)
        return refusal(failureOf('unknown', false, 'EABORT'))
      case 'lost at the dot':
        return refusal(failureOf('unknown', false, 'ECONNECTION'))
    }
    take(recipients)
    return { ok: true, accepted: recipients, refused: [] }
  }
}

function failureOf(scope: FailureScope, permanent: boolean, code: string): Failure {
  return { scope, permanent, code }
}

function refusal(failure: Failure, refused: readonly string[] = []): SendResult {
  return {
    ok: false,
    failure,
    accepted: [],
    refused: refused.map((recipient) => ({ recipient, failure })),
  }
}
