// One mail a lead, however often its event arrives and whatever becomes of the mail server. The event
// is delivered at least once and SMTP cannot be undone, so a lease is taken in a transaction, the mail
// is sent, and the outcome is written back. Only "sent, but not written back" can repeat, and then
// with the same Message-ID.

import { composeMail, type Envelope, type Mail } from './compose.ts'
import { type Fault, faultOf, type Remedy } from './fault.ts'
import { type Lead, pathOf } from './lead.ts'

/** Longer than the function may run (60 s): a lease that has run out belongs to nobody alive. */
export const LEASE_MS = 120_000
/** The first wait after a failure; each further one is twice as long, up to the sweep's own step. */
const FIRST_WAIT_MS = 15_000
const LONGEST_WAIT_MS = 5 * 60_000

export type Claim =
  | { outcome: 'claimed'; attempt: number; lastRemedy: Remedy | null }
  /** Sent or parked: there is nothing left to do. */
  | { outcome: 'settled' }
  /** Somebody else has the lease, or the next attempt is not due yet. */
  | { outcome: 'early' }

export type Outcome =
  | { state: 'sent'; messageId: string }
  | { state: 'waiting'; dueAt: Date; fault: Fault }
  | { state: 'parked'; fault: Fault }

/** What is known about deliveries, beside the leads and without personal data. */
export type Ledger = {
  /** Takes the lease until `until`, if it is free and the lead's next attempt is due. */
  claim(lead: Pick<Lead, 'form' | 'id'>, now: Date, until: Date): Promise<Claim>
  /** Writes what came of an attempt, unless a later one has taken over. */
  settle(
    lead: Pick<Lead, 'form' | 'id'>,
    attempt: number,
    outcome: Outcome,
    now: Date,
  ): Promise<void>
}

export type Mailer = {
  /** Resolves when the server has the mail; `refused` counts recipients that it would not take. */
  send(mail: Mail): Promise<{ refused: number }>
}

export type Log = (
  severity: 'info' | 'warn' | 'error',
  message: string,
  facts: Record<string, unknown>,
) => void

export type Delivering = {
  ledger: Ledger
  mailer: Mailer
  health: { failing(fault: Fault, now: Date): Promise<void>; working(now: Date): Promise<void> }
  envelope: Envelope
  now: () => Date
  log: Log
}

/** Thrown when the lead's event should come again; the ledger knows when it is due. */
export class TryAgain extends Error {}

/** Mails a lead once; throws TryAgain while it is not mailed and not given up. */
export async function deliver(lead: Lead, delivering: Delivering): Promise<void> {
  const { ledger, health, now, log } = delivering
  const path = pathOf(lead)
  const claim = await ledger.claim(lead, now(), after(now(), LEASE_MS))
  if (claim.outcome === 'settled') return
  if (claim.outcome === 'early') throw new TryAgain(`${path} is not due`)

  const { attempt } = claim
  const mail = composed(lead, claim.lastRemedy, delivering.envelope)
  const sent = await attemptToSend(mail, delivering.mailer)
  if (sent.ok) {
    await ledger.settle(lead, attempt, { state: 'sent', messageId: mail.messageId }, now())
    await health.working(now())
    const ageMs = now().getTime() - lead.sentAt.getTime()
    if (sent.refused) log('error', 'a recipient was refused', { lead: path, refused: sent.refused })
    return log('info', 'lead mailed', { lead: path, attempt, ageMs })
  }

  const { fault } = sent
  const outcome = outcomeOf(fault, claim.lastRemedy, attempt, now())
  await ledger.settle(lead, attempt, outcome, now())
  if (outcome.state === 'parked') {
    return log('error', 'delivery parked', { lead: path, attempt, fault: fault.code })
  }
  await health.failing(fault, now())
  log('warn', 'delivery waits', { lead: path, attempt, fault: fault.code })
  throw new TryAgain(`${path} could not be mailed at attempt ${attempt}: ${fault.code}`)
}

/** A server that would not take the content is given it once more without markup. */
function composed(lead: Lead, lastRemedy: Remedy | null, envelope: Envelope): Mail {
  const mail = composeMail(lead, envelope)
  if (lastRemedy !== 'content') return mail
  const { html: _, ...plain } = mail
  return plain
}

async function attemptToSend(mail: Mail, mailer: Mailer) {
  try {
    return { ok: true as const, ...(await mailer.send(mail)) }
  } catch (error) {
    return { ok: false as const, fault: faultOf(error) }
  }
}

function outcomeOf(fault: Fault, lastRemedy: Remedy | null, attempt: number, now: Date): Outcome {
  const hopeless =
    fault.remedy === 'park' || (fault.remedy === 'content' && lastRemedy === 'content')
  if (hopeless) return { state: 'parked', fault }
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1))
  return { state: 'waiting', dueAt: after(now, wait), fault }
}

function after(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds)
}
