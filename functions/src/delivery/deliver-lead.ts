// Sends one mail for each lead, however often the lead's event arrives. Events arrive at least once, and a sent
// mail cannot be taken back, so an attempt takes a lease, sends the mail and writes the outcome. A second copy goes
// out only when the mail may have been sent and no success was written; the copy has the same Message-ID.

import { isDailyCheck, type Lead, pathOf } from '../lead/lead.ts'
import { dailyMail } from '../mail/daily-mail.ts'
import { leadMail, leadNotice } from '../mail/lead-mail.ts'
import { withoutHtml } from '../mail/mail.ts'
import type { SendDependencies } from '../ports.ts'
import type { Claim } from './decide-claim.ts'
import {
  type AttemptResult,
  type MailVersions,
  PERHAPS_SENT,
  sendAndSettle,
} from './send-and-settle.ts'

/** The outcome of a claim that gave no lease, or the state after the attempt. */
export type DeliverResult = Exclude<Claim['outcome'], 'claimed'> | AttemptResult['state']

/** The result, and whether the next mail would meet the same failure. */
export type Delivered = { result: DeliverResult } & Omit<AttemptResult, 'state'>

/** Whether another attempt is needed, so that the platform must retry the event. */
export function isOpen(result: DeliverResult): boolean {
  return result === 'early' || result === 'waiting' || result === 'lost'
}

/** Claims a lead and mails it to the agency. */
export async function deliverLead(lead: Lead, dependencies: SendDependencies): Promise<Delivered> {
  const { deliveries, now, log } = dependencies
  const claim = await deliveries.claimLead(lead, now())
  if (claim.outcome === 'perhapsSent') {
    log('error', PERHAPS_SENT, { lead: pathOf(lead) })
  }
  if (claim.outcome !== 'claimed') {
    log('info', 'lead not claimed', { lead: pathOf(lead), state: claim.outcome })
    return { result: claim.outcome, isServerFailing: false }
  }
  const versions = await versionsOf(lead, dependencies)
  const { state, ...found } = await sendAndSettle(lead, claim, versions, dependencies)
  if (state === 'sent' && isDailyCheck(lead)) await dependencies.endDailyCheck(lead, now())
  return { result: state, ...found }
}

/** The mail as HTML and text, as text alone, and without the visitor's words. */
async function versionsOf(lead: Lead, dependencies: SendDependencies): Promise<MailVersions> {
  const { deliveries, addresses, now } = dependencies
  if (isDailyCheck(lead)) {
    const report = await dependencies.dailyReport(now())
    const mail = dailyMail(lead, report, addresses)
    const withoutNames = dailyMail(lead, report, addresses, { withNames: false })
    return { mails: [mail, withoutHtml(mail), withoutHtml(withoutNames)], splitInto: null }
  }
  const context = await deliveries.contextOf(lead, now())
  const mail = leadMail(lead, context, addresses)
  return { mails: [mail, withoutHtml(mail), leadNotice(lead, context, addresses)], splitInto: null }
}
