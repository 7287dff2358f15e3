// Mails each lead once, however often the lead's event arrives: an attempt claims the delivery,
// sends the mail and settles the delivery. Another copy goes out when a copy may have been sent and
// no success was written, or when staff resend the lead. Every copy has the same Message-ID.

import { pathOf } from '../lead/lead.ts'
import { claim, type Unclaimed } from './claim.ts'
import type { DeliveryKey } from './delivery-record.ts'
import type { Dependencies } from './dependencies.ts'
import { LATEST_SEND_MS } from './limits.ts'
import { type Outcome, outcomeOf, type Settled } from './outcome.ts'
import { settle } from './settle.ts'

export type Delivered = {
  /** The result of a claim without a lease, or the delivery's state after the attempt. */
  result: Unclaimed['result'] | Settled | 'waiting'
  concerns: Outcome['concerns']
  /** Whether a success has ended a problem of the server. */
  hasRecovered?: boolean | undefined
}

/** Claims, sends and settles. Refused content is sent again at once, in a plainer version. */
export async function deliver(key: DeliveryKey, dependencies: Dependencies): Promise<Delivered> {
  const { mailer, now, log } = dependencies
  const path = pathOf(key)
  for (;;) {
    const claimed = await claim(key, dependencies)
    if (claimed.result !== 'claimed') {
      log('info', 'not mailed now', { lead: path, state: claimed.result })
      return { result: claimed.result, concerns: null }
    }
    if (now().getTime() - claimed.claimedAt.getTime() > LATEST_SEND_MS) {
      log('warn', 'too late to send within the lease', { lead: path })
      return { result: 'early', concerns: null }
    }
    const { record, versions, recipients } = claimed
    const result = await mailer.send(versions[record.version] ?? versions.wordless, recipients)
    const outcome = outcomeOf(result, record, versions)
    const ended = await settle(key, claimed, result, outcome, dependencies)

    const { next, concerns, fields } = outcome
    const state = next.is === 'settled' ? next.state : 'waiting'
    const ageMs = now().getTime() - (record.createdAt?.toMillis() ?? 0)
    const facts = { lead: path, state, attempt: record.attempts, version: record.version, ageMs }
    if (state === 'sent') log('info', 'mailed', facts)
    else log('warn', 'not mailed yet', { ...facts, failure: fields.error, concerns })
    for (const problem of ended) log('info', 'mail works again', { problem })
    const hasRecovered = ended.some((problem) => problem.startsWith('server '))
    if (next.is !== 'plainer now') return { result: state, concerns, hasRecovered }
  }
}
