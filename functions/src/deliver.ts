// One mail a lead, however often its event arrives. The event is delivered at least once and SMTP
// cannot be undone, so a lease is taken in a transaction, the mail is sent, and the outcome is
// written back. Only "sent, but not written back" can repeat, and then with the same Message-ID.

import { composeMail, type Envelope, type Mail } from './compose.ts'
import { type Lead, pathOf } from './lead.ts'

/** Longer than the function may run (60 s): a lease that has run out belongs to nobody alive. */
export const LEASE_MS = 120_000

export type Claim =
  | { outcome: 'claimed'; attempt: number }
  | { outcome: 'sent' }
  | { outcome: 'busy' }

/** What is known about deliveries, beside the leads and without personal data. */
export type Ledger = {
  /** Takes the lease if nobody has it and the lead has not been mailed. */
  claim(lead: Lead, now: Date, leaseMs: number): Promise<Claim>
  /** Writes that the mail server has the mail. */
  markSent(lead: Lead, attempt: number, messageId: string, now: Date): Promise<void>
  /** Gives the lease back, so that the next attempt need not wait for its end. */
  release(lead: Lead, attempt: number, error: string, now: Date): Promise<void>
}

export type Mailer = {
  /** Resolves when the server has the mail; `refused` counts recipients that it would not take. */
  send(mail: Mail): Promise<{ refused: number }>
}

export type Delivering = {
  ledger: Ledger
  mailer: Mailer
  envelope: Envelope
  now: () => Date
  log: (message: string, facts: Record<string, unknown>) => void
}

/** Mails a lead once; throws when the platform should bring the event again. */
export async function deliver(
  lead: Lead,
  { ledger, mailer, envelope, now, log }: Delivering,
): Promise<void> {
  const path = pathOf(lead)
  const claim = await ledger.claim(lead, now(), LEASE_MS)
  if (claim.outcome === 'sent') return log('lead was mailed before', { lead: path })
  if (claim.outcome === 'busy') throw new Error(`${path} is being mailed by another instance`)

  const { attempt } = claim
  const mail = composeMail(lead, envelope)
  let refused: number
  try {
    refused = (await mailer.send(mail)).refused
  } catch (error) {
    const kind = classOf(error)
    await ledger.release(lead, attempt, kind, now())
    throw new Error(`${path} could not be mailed at attempt ${attempt}: ${kind}`)
  }
  await ledger.markSent(lead, attempt, mail.messageId, now())
  const ageMs = now().getTime() - lead.sentAt.getTime()
  log(refused ? 'lead mailed, but not to all' : 'lead mailed', {
    lead: path,
    attempt,
    ageMs,
    refused,
  })
}

/** The error's codes alone: its message may quote an address. */
function classOf(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: string; responseCode?: number }
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown'
}
