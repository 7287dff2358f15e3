// What the triggers leave undone: leases of instances that died, attempts whose time has come, and
// leads whose event never came. It runs every five minutes and is safe to run twice at once.

import { type Delivering, deliver, TryAgain } from './deliver.ts'
import type { pathOf } from './lead.ts'
import type { LeadStore } from './lead-store.ts'
import type { SweepLedger } from './ledger.ts'

/** How many deliveries one sweep takes on; the next goes on with the rest. */
const AT_MOST = 300
/** Milliseconds that an event gets to arrive by itself. */
const GRACE_MS = 60_000

export type Sweeping = Delivering & {
  ledger: SweepLedger
  leads: LeadStore
  /** Up to when every lead is known to have a delivery. */
  watermark: { read(): Promise<Date>; write(until: Date): Promise<void> }
}

export type SweepTally = { mailed: number; late: number; erased: number }

/** One sweep; stops at the first mail that the server does not take, for it would not take the next. */
export async function sweep(sweeping: Sweeping): Promise<SweepTally> {
  const { ledger, leads, watermark, now, log } = sweeping
  const tally: SweepTally = { mailed: 0, late: 0, erased: 0 }

  const until = new Date(now().getTime() - GRACE_MS)
  const forgotten = await ledger.unknown(await leads.between(await watermark.read(), until))
  const due = await ledger.due(now(), AT_MOST)
  for (const key of [...due, ...forgotten.slice(0, AT_MOST)]) {
    const lead = await leads.find(key.form, key.id)
    if (!lead) {
      await forget(key, sweeping)
      tally.erased++
      continue
    }
    try {
      await deliver(lead, sweeping)
      tally.mailed++
    } catch (error) {
      if (!(error instanceof TryAgain)) throw error
      tally.late++
      break
    }
  }
  // Only when each of the forgotten has a delivery now may the next sweep begin after them.
  if ((await ledger.unknown(forgotten)).length === 0) await watermark.write(until)
  log(tally.late ? 'warn' : 'info', 'swept', tally)
  return tally
}

/** A lead that was erased at its sender's wish has nothing left to mail. */
async function forget(key: Parameters<typeof pathOf>[0], { ledger, now }: Sweeping) {
  const claim = await ledger.claim(key, now(), new Date(now().getTime() + GRACE_MS))
  if (claim.outcome !== 'claimed') return
  const fault = { remedy: 'park', code: 'erased' } as const
  await ledger.settle(key, claim.attempt, { state: 'parked', fault }, now())
}
