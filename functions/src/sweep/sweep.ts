// The sweep does what the events have left undone: expired leases, attempts that are due, leads whose event
// never came, and the queue of a flood. It runs every five minutes; two sweeps may run at the same time.

import { deliverDigest } from '../delivery/deliver-digest.ts'
import { type DeliverResult, deliverLead } from '../delivery/deliver-lead.ts'
import { type DeliveryKey, isLeadKey } from '../delivery/delivery-record.ts'
import {
  DIGEST_LEADS,
  EVENT_GRACE_MS,
  PAGE_SIZE,
  REFUSALS_IN_A_ROW,
  SLOW_COMMIT_MS,
  SWEEP_BEGINS_MS,
  SWEEP_MISSED_MS,
} from '../delivery/limits.ts'
import { codeOf } from '../error-code.ts'
import { type Lead, type LeadKey, pathOf } from '../lead/lead.ts'
import { fittingInDigest } from '../mail/digest-mail.ts'
import type { SweepDependencies } from '../ports.ts'

/** How many deliveries had each result. `digests` counts the mailed digests, `failed` the deliveries that threw. */
export type SweepTally = Partial<Record<DeliverResult | 'failed' | 'digests', number>>

/** Handles everything that is due, until the mail server fails or the time is up. */
export async function sweep(dependencies: SweepDependencies): Promise<SweepTally> {
  const { sweepStore, watermark, now, log } = dependencies
  const run: Run = {
    start: now(),
    results: new Map(),
    isServerFailing: false,
    refusalsInARow: 0,
    dependencies,
  }

  await attemptDue(run)
  const until = new Date(run.start.getTime() - EVENT_GRACE_MS)
  if (await deliverMissed(await watermark.read(), until, run)) await watermark.write(until)
  if (!run.results.size) await probe(run)
  await emptyQueue(run)

  const { late, oldestMs } = await sweepStore.unsent(now())
  const tally = tallyOf(run)
  log(late ? 'warn' : 'info', 'swept', { ...tally, late, oldestUnsentMs: oldestMs })
  return tally
}

type Run = {
  start: Date
  /** The results by path. Nothing is attempted twice in one sweep. */
  results: Map<string, AttemptedResult>
  isServerFailing: boolean
  refusalsInARow: number
  dependencies: SweepDependencies
}

type AttemptedResult = DeliverResult | 'failed'

/** Whether another attempt may begin: the server works, and time is left. */
function mayGoOn(run: Run, withinMs: number = SWEEP_BEGINS_MS): boolean {
  const { start, isServerFailing, refusalsInARow, dependencies } = run
  const elapsed = dependencies.now().getTime() - start.getTime()
  return !isServerFailing && refusalsInARow < REFUSALS_IN_A_ROW && elapsed < withinMs
}

async function attemptDue(run: Run): Promise<void> {
  const { sweepStore, now } = run.dependencies
  for (;;) {
    const due = await sweepStore.due(now(), PAGE_SIZE)
    const before = run.results.size
    await attemptAll(due, run)
    if (due.length < PAGE_SIZE || run.results.size === before || !mayGoOn(run)) return
  }
}

async function attemptAll(
  keys: readonly DeliveryKey[],
  run: Run,
  withinMs?: number,
): Promise<void> {
  for (const key of keys) {
    const path = pathOf(key)
    if (run.results.has(path)) continue
    if (!mayGoOn(run, withinMs)) return
    const result = await attempt(key, run)
    run.results.set(path, result)
    // The parts of a split digest come next: a smaller digest shows whether the server accepts anything.
    if (result === 'split') await attemptDue(run)
  }
}

/** Makes one attempt. An error postpones this delivery and does not end the sweep. */
async function attempt(key: DeliveryKey, run: Run): Promise<AttemptedResult> {
  const { sweepStore, now, log } = run.dependencies
  try {
    const { result, isServerFailing, isPartlyDelivered } = isLeadKey(key)
      ? await deliverLead(await leadOrItsKey(key, run.dependencies), run.dependencies)
      : await deliverDigest(key.id, run.dependencies)
    run.isServerFailing ||= isServerFailing
    if (!isPartlyDelivered) run.refusalsInARow = result === 'waiting' ? run.refusalsInARow + 1 : 0
    return result
  } catch (error) {
    const code = codeOf(error)
    log('error', 'a delivery cannot be handled', { lead: pathOf(key), code })
    await sweepStore.postpone(key, now(), code).catch(() => {})
    return 'failed'
  }
}

/** The lead, or a lead without values when it was erased: the claim then settles its delivery. */
async function leadOrItsKey(key: LeadKey, { leads, now }: SweepDependencies): Promise<Lead> {
  const [lead] = await leads.findAll([key])
  return lead ?? { ...key, values: {}, sentAt: now() }
}

/** Delivers leads whose event never came. Resolves to true when every lead up to `until` has a record. */
async function deliverMissed(watermark: Date, until: Date, run: Run): Promise<boolean> {
  const { leads, sweepStore } = run.dependencies
  const from = new Date(watermark.getTime() - SLOW_COMMIT_MS)
  for await (const page of leads.storedBetween(from, until, PAGE_SIZE)) {
    const missed = await sweepStore.withoutDelivery(page)
    await attemptAll(missed, run, SWEEP_MISSED_MS)
    if ((await sweepStore.withoutDelivery(missed)).length) return false
  }
  return true
}

/**
 * Tries one waiting delivery before its time when nothing is due. Its success shows that a problem of the
 * mail server has ended, and makes all other deliveries due.
 */
async function probe(run: Run): Promise<void> {
  const { sweepStore, now } = run.dependencies
  const key = await sweepStore.oneWaiting()
  if (!key) return
  await sweepStore.makeDue(key, now())
  await attemptDue(run)
}

/**
 * Mails the leads that are queued by now in digests. Leads that a flood adds meanwhile wait for the next
 * sweep, because many small digests would use up the mails of the hour.
 */
async function emptyQueue(run: Run): Promise<void> {
  const until = run.dependencies.now()
  // While one digest cannot be sent, no other digest can.
  while (mayGoOn(run) && !hasWaitingDigest(run)) {
    const id = await nextDigest(until, run.dependencies)
    if (!id) return
    await attemptAll([{ form: 'digest', id }], run)
  }
}

/** Puts as many queued leads into a digest as fit; null when none are queued. */
async function nextDigest(until: Date, dependencies: SweepDependencies): Promise<string | null> {
  const { sweepStore, leads, addresses, now } = dependencies
  const queued = await sweepStore.queued(until, DIGEST_LEADS)
  const stored = await leads.findAll(queued)
  const last = stored[fittingInDigest(stored, addresses.site) - 1]
  // Erased leads before the last one are included: they are settled with the digest.
  const end = last ? queued.findIndex((key) => pathOf(key) === pathOf(last)) + 1 : queued.length
  return queued.length ? sweepStore.createDigest(queued.slice(0, end), now()) : null
}

function hasWaitingDigest({ results }: Run): boolean {
  const digests = [...results].filter(([path]) => path.startsWith('digest/'))
  return digests.some(([, result]) => result === 'early' || result === 'waiting')
}

function tallyOf({ results }: Run): SweepTally {
  const tally: SweepTally = {}
  for (const [path, result] of results) {
    const name = result === 'sent' && path.startsWith('digest/') ? 'digests' : result
    tally[name] = (tally[name] ?? 0) + 1
  }
  return tally
}
