// The sweep does what the events left undone: leads whose event never came, queued leads, due
// attempts, expired leases. Simultaneous sweeps do no harm (docs/decisions/006).

import { type Delivered, deliver } from '../delivery/deliver.ts'
import type { DeliveryKey } from '../delivery/delivery-record.ts'
import type { Dependencies } from '../delivery/dependencies.ts'
import { EVENT_GRACE_MS, SWEEP_BEGINS_MS, SWEEP_MISSED_MS } from '../delivery/limits.ts'
import { nextDigest } from '../flood/digest.ts'
import { pathOf } from '../lead/lead.ts'
import { leadsBetween, PAGE_SIZE } from '../lead/read-leads.ts'
import { codeOf } from '../log.ts'
import * as store from './sweep-store.ts'

type Result = Delivered['result'] | 'failed'

type Run = {
  dependencies: Dependencies
  start: Date
  /** Results by path. A delivery with a result is not attempted again in this sweep. */
  results: Map<string, Result>
  isServerFailing?: boolean
  hasRecovered?: boolean | undefined
  /** Unknown outcomes since the step's last sent mail: one may concern words, two the server. */
  unknownSinceSent: number
}

/** Attempts what is left while `mayGoOn`, and reports. A failed step does not stop the next one. */
export async function sweep(dependencies: Dependencies) {
  const { db, now, log } = dependencies
  const run: Run = { dependencies, start: now(), results: new Map(), unknownSinceSent: 0 }
  let checkedUntil: Date | null = null
  const step = (name: string, work: () => Promise<void>) => {
    run.unknownSinceSent = 0
    return work().catch((error) =>
      log('error', 'a step of the sweep fails', { step: name, code: codeOf(error) }),
    )
  }

  await step('missed', async () => {
    checkedUntil = await deliverMissed(run)
  })
  await step('queue', () => emptyQueue(run))
  await step('due', () => attemptDue(run))
  await step('unsent', async () => {
    const unsent = await store.writeUnsent(db, now(), checkedUntil)
    log(unsent.late ? 'warn' : 'info', 'swept', { ...tallyOf(run), ...unsent })
  })
  return tallyOf(run)
}

/** Whether another attempt may begin: the server works, and time is left. */
function mayGoOn(run: Run, withinMs = SWEEP_BEGINS_MS): boolean {
  const elapsed = run.dependencies.now().getTime() - run.start.getTime()
  return !run.isServerFailing && run.unknownSinceSent < 2 && elapsed < withinMs
}

async function attemptDue(run: Run): Promise<void> {
  const { db, now } = run.dependencies
  for (;;) {
    // The server works again: mails that wait up to an hour after an unknown outcome are due now.
    if (run.hasRecovered) await store.makeWaitingDue(db, now())
    run.hasRecovered = false
    const keys = await store.due(db, now())
    const before = run.results.size
    await attemptAll(keys, run)
    const isDone = keys.length < PAGE_SIZE || run.results.size === before || !mayGoOn(run)
    if (isDone && !run.hasRecovered) return
  }
}

async function attemptAll(keys: readonly DeliveryKey[], run: Run, withinMs?: number) {
  for (const key of keys) {
    const path = pathOf(key)
    if (run.results.has(path)) continue
    if (!mayGoOn(run, withinMs)) return
    run.results.set(path, await attempt(key, run))
  }
}

/** Attempts one delivery. An error postpones the delivery and does not end the sweep. */
async function attempt(key: DeliveryKey, run: Run): Promise<Result> {
  const { db, now, log } = run.dependencies
  try {
    const { result, concerns, hasRecovered } = await deliver(key, run.dependencies)
    run.isServerFailing ||= concerns === 'server'
    run.hasRecovered ||= hasRecovered
    if (concerns === 'unknown') run.unknownSinceSent++
    else if (result === 'sent') run.unknownSinceSent = 0
    return result
  } catch (error) {
    const code = codeOf(error)
    log('error', 'a delivery cannot be handled', { lead: pathOf(key), code })
    await store.postpone(db, key, now(), code).catch(() => {})
    return 'failed'
  }
}

/** Delivers leads whose event never came; resolves to the watermark, null if one has no record. */
async function deliverMissed(run: Run): Promise<Date | null> {
  const { db } = run.dependencies
  const until = new Date(run.start.getTime() - EVENT_GRACE_MS)
  for await (const page of leadsBetween(db, await store.lookBackTo(db, run.start), until)) {
    const missed = await store.withoutDelivery(db, page)
    await attemptAll(missed, run, SWEEP_MISSED_MS)
    if ((await store.withoutDelivery(db, missed)).length) return null
  }
  return until
}

/**
 * Mails, in digests, the leads that are in the queue now. Leads that are queued meanwhile wait for
 * the next sweep, because many small digests would use up the mails of the hour.
 */
async function emptyQueue(run: Run): Promise<void> {
  const until = run.dependencies.now()
  while (mayGoOn(run)) {
    const digest = await nextDigest(until, run.dependencies)
    if (!digest) return
    await attemptAll([digest], run)
  }
}

/** Deliveries by result. `digests`: the mailed digests; `failed`: the deliveries that threw. */
function tallyOf({ results }: Run) {
  const tally: Partial<Record<Result | 'digests', number>> = {}
  for (const [path, result] of results) {
    const name = result === 'sent' && path.startsWith('digest/') ? 'digests' : result
    tally[name] = (tally[name] ?? 0) + 1
  }
  return tally
}
