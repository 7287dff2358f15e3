// What the triggers leave undone: leases of instances that died, attempts whose time has come, leads
// whose event never came, and the queue of a flood. It runs every five minutes and is safe to run
// twice at once.

import { type Delivering, deliver, isOpen, type Result } from './deliver.ts'
import type { DeliveryKey } from './delivery.ts'
import { deliverDigest } from './digest.ts'
import type { LeadStore } from './lead-store.ts'
import type { SweepLedger } from './sweep-ledger.ts'

/** How many deliveries are asked for at once. */
const AT_MOST = 1000
/** Milliseconds that an event gets to arrive by itself. */
const GRACE_MS = 60_000
/** Milliseconds after which a sweep begins nothing new; the function may run 300 s. */
const ENOUGH_MS = 200_000

export type Sweeping = Delivering & {
  sweepLedger: SweepLedger
  leads: LeadStore
  /** Up to when every lead is known to have a delivery. */
  watermark: { read(): Promise<Date>; write(until: Date): Promise<void> }
}

export type SweepTally = Record<Result | 'erased' | 'digests', number>

/** One sweep; stops at the first mail that the server does not take, for it seldom takes the next. */
export async function sweep(sweeping: Sweeping): Promise<SweepTally> {
  const { sweepLedger, leads, watermark, now, log } = sweeping
  const start = now()
  const tally: SweepTally = {
    sent: 0,
    queued: 0,
    repeat: 0,
    parked: 0,
    settled: 0,
    early: 0,
    waiting: 0,
    erased: 0,
    digests: 0,
  }

  const until = new Date(start.getTime() - GRACE_MS)
  const forgotten = await sweepLedger.unknown(await leads.between(await watermark.read(), until))
  const due = await sweepLedger.due(start, AT_MOST)
  // While one digest cannot go out, another would only wait behind it.
  let digestsWait = false
  for (const key of [...due, ...forgotten]) {
    if (now().getTime() - start.getTime() > ENOUGH_MS) break
    const result = await attempt(key, sweeping)
    tally[result]++
    if (key.form === 'digest') digestsWait ||= isOpen(result)
    if (result === 'waiting') break
  }
  if (!tally.waiting && !digestsWait) tally.digests = await emptyQueue(sweeping)

  // Only when each of the forgotten has a delivery now may the next sweep begin after them.
  if ((await sweepLedger.unknown(forgotten)).length === 0) await watermark.write(until)
  const { late, oldestMs } = await sweepLedger.unsent(now())
  log(late ? 'warn' : 'info', 'swept', { ...tally, late, oldestUnsentMs: oldestMs })
  return tally
}

async function attempt(key: DeliveryKey, sweeping: Sweeping): Promise<Result | 'erased'> {
  if (key.form === 'digest') return deliverDigest(key.id, sweeping)
  const lead = await sweeping.leads.find(key)
  if (lead) return deliver(lead, sweeping)
  // Erased at its sender's wish: there is nothing left to mail.
  await sweeping.sweepLedger.forget(key, sweeping.now())
  return 'erased'
}

/**
 * Lists in digests what is queued by now; resolves to their number. What a flood goes on to add waits for
 * the next sweep, or many small digests would use up the hour's mails.
 */
async function emptyQueue(sweeping: Sweeping): Promise<number> {
  const until = sweeping.now()
  for (let digests = 0; ; digests++) {
    const id = await sweeping.sweepLedger.gather(until)
    if (!id || isOpen(await deliverDigest(id, sweeping))) return digests
  }
}
