// The sweep does what the events have left undone: attempts that are due, expired leases, leads whose event never
// came, queued leads, and alarms that were never logged. It runs every five minutes; two sweeps at the same time do no
// harm. After a failure of the server, or two unknown outcomes without a sent mail between them, a sweep begins no
// further attempt. Its other steps still run. When a due mail ends the server's problem, all waiting mails become due.

import { type Delivered, deliverLead } from '../delivery/deliver.ts'
import { type DeliveryKey, isLeadKey } from '../delivery/delivery-record.ts'
import type { Dependencies } from '../delivery/dependencies.ts'
import { EVENT_GRACE_MS, SWEEP_BEGINS_MS, SWEEP_MISSED_MS } from '../delivery/limits.ts'
import { reportProblems } from '../delivery/problems.ts'
import { deliverDigest, nextDigest, type Queue } from '../flood/digest.ts'
import { noteRefusedWords } from '../flood/refused-words.ts'
import { pathOf } from '../lead/lead.ts'
import { leadsBetween, PAGE_SIZE } from '../lead/lead-store.ts'
import { codeOf } from '../log.ts'
import {
  due,
  lookBackTo,
  makeWaitingDue,
  postpone,
  reportPerhapsSent,
  withoutDelivery,
  writeUnsent,
} from './sweep-store.ts'

type Result = Delivered['result'] | 'failed'

type Run = ReturnType<typeof newRun>

function newRun(dependencies: Dependencies) {
  return {
    dependencies,
    start: dependencies.now(),
    /** The result of each delivery, by path. A delivery with a result is not attempted again in this sweep. */
    results: new Map<string, Result>(),
    isServerFailing: false,
    hasRecovered: false,
    /** Unknown outcomes since the last sent mail: one may be about a lead's words, two are about the server. */
    unknownSinceSent: 0,
  }
}

/** Attempts what is due while `mayGoOn` allows it, and then reports. A failed step does not stop the next step. */
export async function sweep(dependencies: Dependencies) {
  const { db, now, log } = dependencies
  const run = newRun(dependencies)
  let checkedUntil: Date | null = null
  const step = (name: string, work: () => Promise<void>) =>
    work().catch((error) =>
      log('error', 'a step of the sweep fails', { step: name, code: codeOf(error) }),
    )

  await step('due', () => attemptDue(run))
  await step('missed', async () => {
    checkedUntil = await deliverMissed(run)
  })
  await step('queue', () => emptyQueue('queuedAt', run))
  await step('refused words', async () => {
    if (await noteRefusedWords(dependencies)) await emptyQueue('refusedAt', run)
  })
  await step('alarms', () => reportProblems(db, log))
  await step('alarms of deliveries', () => reportPerhapsSent(db, log))
  await step('unsent', async () => {
    const { late, oldestMs } = await writeUnsent(db, now(), checkedUntil)
    log(late ? 'warn' : 'info', 'swept', { ...tallyOf(run), late, oldestUnsentMs: oldestMs })
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
    const keys = await due(db, now())
    const before = run.results.size
    await attemptAll(keys, run)
    if (run.hasRecovered) {
      // The server works again: mails that wait up to an hour after an unknown outcome are attempted now.
      await makeWaitingDue(db, now())
      run.hasRecovered = false
    } else if (keys.length < PAGE_SIZE || run.results.size === before || !mayGoOn(run)) return
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
    const { result, concerns, hasRecovered } = isLeadKey(key)
      ? await deliverLead(key, run.dependencies)
      : await deliverDigest(key, run.dependencies)
    run.isServerFailing ||= concerns === 'server'
    run.hasRecovered ||= hasRecovered === true
    if (concerns === 'unknown') run.unknownSinceSent++
    else if (result === 'sent') run.unknownSinceSent = 0
    return result
  } catch (error) {
    const code = codeOf(error)
    log('error', 'a delivery cannot be handled', { lead: pathOf(key), code })
    await postpone(db, key, now(), code).catch(() => {})
    return 'failed'
  }
}

/** Delivers leads whose event never came. Resolves to the new watermark, or to null if a lead still has no record. */
async function deliverMissed(run: Run): Promise<Date | null> {
  const { db } = run.dependencies
  const until = new Date(run.start.getTime() - EVENT_GRACE_MS)
  for await (const page of leadsBetween(db, await lookBackTo(db, run.start), until)) {
    const missed = await withoutDelivery(db, page)
    await attemptAll(missed, run, SWEEP_MISSED_MS)
    if ((await withoutDelivery(db, missed)).length) return null
  }
  return until
}

/**
 * Mails, in digests, the leads that are in the queue now. Leads that are queued meanwhile wait for the next sweep,
 * because many small digests would use up the mails of the hour.
 */
async function emptyQueue(queue: Queue, run: Run): Promise<void> {
  const until = run.dependencies.now()
  // `early`: mostly held back by the rate limit, which holds for all digests.
  const isKeptBack = () =>
    [...run.results].some(([path, result]) => isDigest(path) && result === 'early')
  while (mayGoOn(run) && !isKeptBack()) {
    const digest = await nextDigest(queue, until, run.dependencies)
    if (!digest) return
    await attemptAll([digest], run)
  }
}

/** How many deliveries had each result. `digests` counts the mailed digests, `failed` the deliveries that threw. */
function tallyOf({ results }: Run): Partial<Record<Result | 'digests', number>> {
  const tally: ReturnType<typeof tallyOf> = {}
  for (const [path, result] of results) {
    const name = result === 'sent' && isDigest(path) ? 'digests' : result
    tally[name] = (tally[name] ?? 0) + 1
  }
  return tally
}

function isDigest(path: string): boolean {
  return path.startsWith('digest/')
}
