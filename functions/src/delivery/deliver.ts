// Mails each lead once, however often the lead's event arrives: an attempt claims the delivery, sends the mail and
// settles the delivery. Another copy goes out when a copy may have been sent and no success was written, or when
// staff resend the lead. Every copy has the same Message-ID.

import { isDailyCheck, type LeadKey, pathOf } from '../lead/lead.ts'
import { dailyMails } from '../mail/daily-mail.ts'
import { leadMails } from '../mail/lead-mail.ts'
import { type Compose, claim, type Unclaimed } from './claim.ts'
import type { DeliveryKey } from './delivery-record.ts'
import type { Dependencies } from './dependencies.ts'
import { LATE_MS, LATEST_SEND_MS } from './limits.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { reportProblems, seenIn } from './problems.ts'
import { settle } from './settle.ts'

export type Delivered = {
  /** The result of a claim without a lease, or the delivery's state after the attempt. */
  result: Unclaimed['result'] | Outcome['state']
  concerns: Outcome['concerns']
  /** Whether a success has ended a problem of the server. */
  hasRecovered?: boolean
}

/** Mails a lead to the agency. */
export function deliverLead(lead: LeadKey, dependencies: Dependencies): Promise<Delivered> {
  const { addresses, now } = dependencies
  return deliver(lead, dependencies, ({ lead, record, late }) => {
    if (!lead) return null
    if (isDailyCheck(lead)) return dailyMails(lead, addresses)
    const age = now().getTime() - (record.unsentSince?.toMillis() ?? Infinity)
    const othersLate = Math.max(0, late - (age >= LATE_MS ? 1 : 0))
    return leadMails(lead, { othersLate, answerToken: record.answerToken }, addresses)
  })
}

/** Claims, sends and settles a delivery. Refused content is sent again at once, in a plainer version. */
export async function deliver(
  key: DeliveryKey,
  dependencies: Dependencies,
  compose: Compose,
): Promise<Delivered> {
  const { db, mailer, now, log } = dependencies
  const path = pathOf(key)
  for (let isRefused = false; ; isRefused = true) {
    const claimed = await claim(key, dependencies, compose, isRefused)
    if (claimed.result !== 'claimed') {
      log('info', 'not mailed now', { lead: path, state: claimed.result })
      return { result: claimed.result, concerns: null }
    }
    if (now().getTime() - claimed.claimedAt.getTime() > LATEST_SEND_MS) {
      log('warn', 'too late to send within the lease', { lead: path })
      return { result: 'early', concerns: null }
    }
    const { attempts: attempt, version, createdAt } = claimed.record
    const result = await mailer.send(claimed.mail, claimed.recipients)
    const outcome = outcomeOf(result, claimed)
    const seen = seenIn(result, attempt, outcome)
    const { begun, ended } = await settle(key, claimed, outcome, seen, dependencies)

    const { state, wait, error, concerns } = outcome
    const ageMs = now().getTime() - createdAt.toMillis()
    const facts = { lead: path, state, attempt, version, ageMs }
    if (state === 'sent') log('info', 'mailed', facts)
    else log('warn', 'not mailed yet', { ...facts, failure: error, concerns })
    for (const problem of ended) log('info', 'mail works again', { problem })
    if (begun.length) await reportProblems(db, log)
    const hasRecovered = ended.some((problem) => problem.startsWith('server '))
    if (state !== 'waiting' || wait > 0) return { result: state, concerns, hasRecovered }
  }
}
