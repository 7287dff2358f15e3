// Plays random steps (delivery-steps.ts) with the real code, the emulated Firestore and a simulated
// mail server, and checks the invariants (delivery-invariants.ts).

import { deliver } from 'functions/delivery/deliver.ts'
import { deliveryPath } from 'functions/delivery/delivery-record.ts'
import type { Dependencies } from 'functions/delivery/dependencies.ts'
import { type Lead, pathOf } from 'functions/lead/lead.ts'
import type { Mailer } from 'functions/mail/mail.ts'
import { resend, resendAllUnsent } from 'functions/staff/commands/resend.ts'
import { eraseByEmail } from 'functions/staff/erase-leads.ts'
import { sweep } from 'functions/sweep/sweep.ts'
import { emulatedAgency, MINUTE } from './agency.ts'
import { deliveryInvariants } from './delivery-invariants.ts'
import type { ProcessRun, Step } from './delivery-steps.ts'
import { simulatedMailServer } from './simulated-mail-server.ts'

const RECIPIENTS = ['a@agency.example', 'b@agency.example'] as const
const LIMITS = { perTenMinutes: 3, perHour: 12, perDay: 60 }
const WITHOUT_FAULT: ProcessRun = { fault: null, clock: 0 }

const agency = emulatedAgency('demo-model')

/** Runs the steps and then a recovery; throws when an invariant is broken. */
export async function play(steps: readonly Step[]): Promise<void> {
  await agency.reset()
  const { db, now, pass } = agency
  const leads: Lead[] = []
  const server = simulatedMailServer(RECIPIENTS[1])
  const invariants = deliveryInvariants(agency, server, RECIPIENTS[1])
  const { check, deliveryNamesIn, requireMailed, startAnew } = invariants

  for (const step of steps) {
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
      case 'sweep':
        return runProcess(step.run, sweep)
      case 'two sweeps':
        await Promise.all([runProcess(step.run, sweep), runProcess(step.other, sweep)])
        return
      case 'wait':
        return pass(step.minutes * MINUTE)
      case 'server':
        return server.setFault(step.fault)
    }
    const lead = leads[step.of % leads.length]
    if (!lead) return
    const path = pathOf(lead)
    switch (step.do) {
      case 'event':
        return runProcess(step.run, (dependencies) => deliver(lead, dependencies))
      case 'erase':
        for (const erased of await eraseByEmail(db, String(lead.values.email)))
          invariants.erased.add(erased)
        return
      case 'delete in the console':
        await db.doc(path).delete()
        invariants.erased.add(path)
        return
      case 'delete in the console, and store again':
        if (invariants.erased.has(path)) return
        await db.doc(path).delete()
        await db.doc(path).set({ ...lead.values, timestamp: now() })
        return invariants.restore(path)
      case 'resend':
        if ((await resend(db, lead, now())).ok)
          startAnew(deliveryPath(lead).replace('deliveries/', ''))
    }
  }

  /** Runs a process to its end or death. `fault` happens at one of its reads, commits or sends. */
  async function runProcess(
    { fault, clock }: ProcessRun,
    work: (dependencies: Dependencies) => Promise<unknown>,
  ): Promise<void> {
    let count = 0
    let isHit = false
    let die = () => {}
    const died = new Promise<void>((resolve) => {
      die = resolve
    })
    const hook = async (when?: 'before' | 'after', what?: 'read' | 'commit') => {
      // These two faults happen when the store has done the work.
      const isAfter = /^(answer lost|commit repeated)$/.test(fault?.what ?? '')
      if (isAfter ? when === 'before' : when === 'after') return
      if (!fault || isHit || count++ !== fault.at) return
      isHit = true
      if (fault.what === 'commit repeated') return what === 'commit' ? 'repeat' : undefined
      if (fault.what === 'dies') {
        die()
        return new Promise<void>(() => {})
      }
      if (fault.what === 'freezes') {
        // Longer than the lease, so a sweep takes over.
        pass(11 * MINUTE)
        await runProcess(WITHOUT_FAULT, sweep)
        return
      }
      throw Object.assign(new Error('UNAVAILABLE'), { code: 14 })
    }
    const isAboutStore = /^(store fails|answer lost|commit repeated)$/.test(fault?.what ?? '')
    const mailer: Mailer = {
      async send(mail, recipients) {
        // The process may die or freeze before or after the send.
        if (!isAboutStore) await hook()
        const result = server.receive(mail, recipients)
        if (!isAboutStore) await hook()
        return result
      },
    }
    const processNow = () => new Date(now().getTime() + clock * MINUTE)
    const changes = { db: agency.withHook(hook), now: processNow, limits: LIMITS, to: RECIPIENTS }
    const ended = work(agency.withMailer(mailer, changes)).catch((error: { code?: number }) => {
      if (error.code !== 14) throw error
    })
    await Promise.race([ended, died])
  }

  /** Ends the fault. Sweeps mail all leads, or leave them perhaps sent until staff resend them. */
  async function recover(): Promise<void> {
    server.setFault('none')
    // Long enough for leases, and for the waits after unknown outcomes (an hour at most), to end.
    for (const minutes of [5, 5, 60, 60, 60, 60]) {
      pass(minutes * MINUTE)
      await runProcess(WITHOUT_FAULT, sweep)
    }
    await check()
    for (const lead of leads) await requireMailed(lead, ['perhapsSent'])
    for (const name of await deliveryNamesIn('perhapsSent')) startAnew(name)
    await resendAllUnsent(db, now())
    for (let time = 0; time < 2; time++) {
      pass(60 * MINUTE)
      await runProcess(WITHOUT_FAULT, sweep)
    }
    await check()
    for (const lead of leads) await requireMailed(lead, [])
  }
}
