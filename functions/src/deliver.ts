// One mail a lead, however often its event arrives and whatever becomes of the mail server. The event
// is delivered at least once and SMTP cannot be undone, so a lease is taken, the mail is sent, and the
// outcome is written back. Only "sent, but not written back" can repeat, and then with the same
// Message-ID.

import type { Claim } from './claim.ts'
import { composeMail, type Envelope, type Mail } from './compose.ts'
import type { DeliveryKey } from './delivery.ts'
import { type Fault, faultOf, type Remedy } from './fault.ts'
import { type Lead, pathOf } from './lead.ts'
import type { Standing } from './letter.ts'

/** Longer than a send may take (50 s) and an event's function may run (60 s), so that they nest. */
export const LEASE_MS = 120_000
/** The first wait after a failure; each further one is twice as long, up to the sweep's own step. */
const FIRST_WAIT_MS = 15_000
const LONGEST_WAIT_MS = 5 * 60_000

export type Outcome =
  | { state: 'sent'; messageId: string }
  | { state: 'waiting'; dueAt: Date; fault: Fault }
  | { state: 'parked'; fault: Fault }

/** What is known about deliveries, beside the leads and without personal data. */
export type Ledger = {
  /** Takes the lease until `until`, if the lead may be mailed now; else says what stands against it. */
  claim(lead: Lead, now: Date, until: Date): Promise<Claim>
  /** The same for a digest, with the names of the deliveries that it lists. */
  claimDigest(id: string, now: Date, until: Date): Promise<{ claim: Claim; leads: string[] }>
  /** Writes what came of an attempt, unless a later one has taken over. */
  settle(key: DeliveryKey, attempt: number, outcome: Outcome, now: Date): Promise<void>
  /** What the mail about a lead, first claimed at `since`, says of it and of the others. */
  standing(lead: Lead, since: Date, now: Date): Promise<Standing>
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

/** What a claim found, or what came of the attempt. */
export type Result = Exclude<Claim['outcome'], 'claimed'> | Outcome['state']

/** Whether an attempt is still to come: the ledger knows when, and the lead's event should come again. */
export function isOpen(result: string): boolean {
  return result === 'early' || result === 'waiting'
}

/** Sees to it that the agency knows of a lead. */
export async function deliver(lead: Lead, delivering: Delivering): Promise<Result> {
  const { ledger, envelope, now, log } = delivering
  const claim = await ledger.claim(lead, now(), leaseFrom(now()))
  if (claim.outcome !== 'claimed') {
    log('info', 'lead not claimed', { lead: pathOf(lead), state: claim.outcome })
    return claim.outcome
  }
  const standing = await ledger.standing(lead, claim.since, now())
  return carry(lead, claim, composeMail(lead, envelope, standing), delivering)
}

/** Sends the mail of a claimed delivery and writes down what came of it. */
export async function carry(
  key: DeliveryKey,
  { attempt, lastRemedy, since }: Claim & { outcome: 'claimed' },
  mail: Mail,
  { ledger, mailer, health, now, log }: Delivering,
): Promise<Outcome['state']> {
  const path = pathOf(key)
  // A server that would not take the content is given it once more without markup.
  const sent = await attemptToSend(lastRemedy === 'content' ? plain(mail) : mail, mailer)
  const outcome: Outcome = sent.ok
    ? { state: 'sent', messageId: mail.messageId }
    : outcomeOf(sent.fault, lastRemedy, attempt, now())
  await ledger.settle(key, attempt, outcome, now())

  const ageMs = now().getTime() - since.getTime()
  const facts = { lead: path, state: outcome.state, attempt, ageMs }
  if (sent.ok) {
    await health.working(now())
    if (sent.refused) log('error', 'a recipient was refused', { ...facts, refused: sent.refused })
    log('info', 'lead mailed', facts)
  } else if (outcome.state === 'parked') {
    log('error', 'delivery parked', { ...facts, fault: sent.fault.code })
  } else {
    // What one mail holds says nothing about the server.
    if (sent.fault.remedy !== 'content') await health.failing(sent.fault, now())
    log('warn', 'delivery waits', { ...facts, fault: sent.fault.code })
  }
  return outcome.state
}

export function leaseFrom(now: Date): Date {
  return after(now, LEASE_MS)
}

function plain({ html: _, ...mail }: Mail): Mail {
  return mail
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
