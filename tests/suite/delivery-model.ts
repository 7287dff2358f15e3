// A model-based test of deliveries and sweeps: the real code with a store in memory, a simulated mail
// server, and processes that die, fail or freeze at any step (simulated-process.ts). delivery-steps.ts
// generates random steps, and `play` runs them.

import { deliverLead } from '../../functions/src/delivery/deliver-lead.ts'
import { deliveryName } from '../../functions/src/delivery/delivery-record.ts'
import type { Lead } from '../../functions/src/lead/lead.ts'
import { eraseByEmail } from '../../functions/src/staff/erase.ts'
import { resend, resendAllUnsent } from '../../functions/src/staff/resend.ts'
import { sweep } from '../../functions/src/sweep/sweep.ts'
import { agencyWith, MINUTE } from './agency.ts'
import { deliveryInvariants } from './delivery-invariants.ts'
import type { Step } from './delivery-steps.ts'
import { memoryFirestore } from './memory-firestore.ts'
import { simulatedMailServer } from './simulated-mail-server.ts'
import { simulatedProcess } from './simulated-process.ts'

const RECIPIENTS = ['a@agency.example', 'b@agency.example'] as const

/** Runs the steps and then a recovery; throws when an invariant is broken. */
export async function play(given: readonly Step[]): Promise<void> {
  const store = memoryFirestore()
  const agency = agencyWith(store.connect())
  const { db, now, pass } = agency
  const leads: Lead[] = []
  const server = simulatedMailServer(RECIPIENTS[1])
  const runProcess = simulatedProcess({ store, agency, server, recipients: RECIPIENTS })
  const invariants = deliveryInvariants(agency, server.arrivals)
  const { check, namesOf, requireMailed, startAnew } = invariants

  for (const step of given) {
    const before = await namesOf('perhapsSent')
    const survived = await perform(step)
    const settled = (await namesOf('perhapsSent')).filter((name) => !before.includes(name))
    if (!survived) for (const name of settled) invariants.unalarmed.add(name)
    await check()
  }
  await recover()

  async function perform(step: Step): Promise<boolean> {
    switch (step.do) {
      case 'store': {
        const values = { same: { lastName: 'Same' }, spam: { firstName: 'Spam' }, new: {} }
        const timestamp = new Date(now().getTime() - step.lateBy * MINUTE)
        const email = `visitor${leads.length}@home.example`
        const lead = await agency.newLead(
          { ...values[step.content], email: step.content === 'same' ? 'same@home.example' : email },
          timestamp,
        )
        leads.push(lead)
        return true
      }
      case 'event': {
        const lead = pick(step.of)
        if (!lead) return true
        return runProcess(step.processFault, (dependencies) => deliverLead(lead, dependencies))
      }
      case 'sweep':
        return runProcess(step.processFault, sweep)
      case 'two sweeps': {
        const both = [runProcess(step.processFault, sweep), runProcess(null, sweep)]
        return (await Promise.all(both)).every(Boolean)
      }
      case 'wait':
        pass(step.minutes * MINUTE)
        return true
      case 'server':
        server.setFault(step.fault)
        return true
      case 'erase': {
        const lead = pick(step.of)
        if (!lead) return true
        for (const path of await eraseByEmail(db, String(lead.values.email)))
          invariants.erased.add(path)
        return true
      }
      case 'resend': {
        const lead = pick(step.of)
        if (lead && (await resend(db, lead, now())).ok) startAnew(deliveryName(lead))
        return true
      }
    }
  }

  function pick(index: number): Lead | undefined {
    return leads.length ? leads[index % leads.length] : undefined
  }

  /** The server works from now on, and staff resend what was perhaps sent. */
  async function recover(): Promise<void> {
    server.setFault('none')
    // Long enough for leases, and for the waits after unknown outcomes (an hour at most), to end.
    for (let time = 0; time < 12; time++) {
      pass(time < 4 ? 5 * MINUTE : 60 * MINUTE)
      await runProcess(null, sweep)
    }
    await check()
    for (const lead of leads) await requireMailed(lead, ['perhapsSent'])
    for (const name of await namesOf('perhapsSent')) startAnew(name)
    await resendAllUnsent(db, now())
    for (let time = 0; time < 3; time++) {
      pass(60 * MINUTE)
      await runProcess(null, sweep)
    }
    await check()
    for (const lead of leads) await requireMailed(lead, [])
  }
}
