// A model-based test of deliveries and sweeps. The real code runs with a store in memory, a simulated mail server and
// simulated processes. delivery-steps.ts generates random steps, and `play` runs them.

import { deliverLead } from '../../functions/src/delivery/deliver.ts'
import { deliveryPath } from '../../functions/src/delivery/delivery-record.ts'
import { type Lead, pathOf } from '../../functions/src/lead/lead.ts'
import { eraseByEmail } from '../../functions/src/staff/erase.ts'
import { resend, resendAllUnsent } from '../../functions/src/staff/resend.ts'
import { sweep } from '../../functions/src/sweep/sweep.ts'
import { MINUTE, memoryAgency } from './agency.ts'
import { deliveryInvariants } from './delivery-invariants.ts'
import type { Step } from './delivery-steps.ts'
import { simulatedMailServer } from './simulated-mail-server.ts'
import { simulatedProcess, WELL } from './simulated-process.ts'

const RECIPIENTS = ['a@agency.example', 'b@agency.example'] as const

/** Runs the steps and then a recovery; throws when an invariant is broken. */
export async function play(given: readonly Step[]): Promise<void> {
  const agency = memoryAgency()
  const { db, now, pass } = agency
  const leads: Lead[] = []
  const server = simulatedMailServer(RECIPIENTS[1])
  const runProcess = simulatedProcess({ agency, server, recipients: RECIPIENTS })
  const invariants = deliveryInvariants(agency, server, RECIPIENTS[1])
  const { check, checkAlarms, namesOf, requireMailed, startAnew } = invariants

  for (const step of given) {
    await perform(step)
    await check()
  }
  await recover()

  async function perform(step: Step): Promise<void> {
    switch (step.do) {
      case 'store': {
        const timestamp = new Date(now().getTime() - step.lateBy * MINUTE)
        const email = `visitor${leads.length}@home.example`
        const values = { email, ...(step.words && { firstName: step.words }) }
        leads.push(await agency.newLead(values, timestamp))
        return
      }
      case 'event': {
        const lead = pick(step.of)
        if (lead) await runProcess(step.run, (dependencies) => deliverLead(lead, dependencies))
        return
      }
      case 'sweep':
        return runProcess(step.run, sweep)
      case 'two sweeps':
        await Promise.all([runProcess(step.run, sweep), runProcess(step.other, sweep)])
        return
      case 'wait':
        return pass(step.minutes * MINUTE)
      case 'server':
        return server.setFault(step.fault)
      case 'erase': {
        const lead = pick(step.of)
        if (!lead) return
        for (const path of await eraseByEmail(db, String(lead.values.email)))
          invariants.erased.add(path)
        return
      }
      case 'delete in the console, and store again': {
        const lead = pick(step.of)
        if (!lead || invariants.erased.has(pathOf(lead))) return
        await db.doc(pathOf(lead)).delete()
        await db.doc(pathOf(lead)).set({ ...lead.values, timestamp: now() })
        return invariants.restore(pathOf(lead))
      }
      case 'resend': {
        const lead = pick(step.of)
        if (lead && (await resend(db, lead, now())).ok)
          startAnew(deliveryPath(lead).replace('deliveries/', ''))
        return
      }
    }
  }

  function pick(index: number): Lead | undefined {
    return leads.length ? leads[index % leads.length] : undefined
  }

  /** The server works from now on, except for bad words, and staff resend what was perhaps sent. */
  async function recover(): Promise<void> {
    server.setFault('none')
    // Long enough for leases, and for the waits after unknown outcomes (an hour at most), to end.
    for (let time = 0; time < 12; time++) {
      pass(time < 4 ? 5 * MINUTE : 60 * MINUTE)
      await runProcess(WELL, sweep)
    }
    await check()
    await checkAlarms({ allLogged: true })
    for (const lead of leads) await requireMailed(lead, ['perhapsSent'])
    for (const name of await namesOf('perhapsSent')) startAnew(name)
    await resendAllUnsent(db, now())
    for (let time = 0; time < 3; time++) {
      pass(60 * MINUTE)
      await runProcess(WELL, sweep)
    }
    await check()
    for (const lead of leads) await requireMailed(lead, [])
  }
}
