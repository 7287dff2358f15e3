// One mail a lead, however often its event arrives and whatever becomes of the mail server. The event
// arrives at least once and SMTP cannot be undone, so a lease is taken, the mail is sent, and the outcome
// is written back. Only what was sent but not written back can repeat, and then with the same Message-ID.

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

/** What a claim found, or what came of the attempt. */
export type DeliverResult = Exclude<Claim['outcome'], 'claimed'> | AttemptResult['state']

/** The same, and what it says about the next mail. */
export type Delivered = { result: DeliverResult } & Omit<AttemptResult, 'state'>

/** Whether an attempt is still to come, so that the lead's event should come again. */
export function isOpen(result: DeliverResult): boolean {
  return result === 'early' || result === 'waiting' || result === 'lost'
}

/** Sees to it that the agency knows of a lead. */
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

/** The mail as HTML and text, as text alone, and without a word of the visitor's. */
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
