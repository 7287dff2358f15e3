// A simulated process of the model-based test of deliveries (delivery-model.ts). The process may die, fail or freeze at
// one of its steps, and its clock may be wrong.

import type { Dependencies } from '../../functions/src/delivery/dependencies.ts'
import type { Mailer } from '../../functions/src/mail/mail.ts'
import { sweep } from '../../functions/src/sweep/sweep.ts'
import { MINUTE, type memoryAgency } from './agency.ts'
import type { ProcessRun } from './delivery-steps.ts'
import type { simulatedMailServer } from './simulated-mail-server.ts'

const LIMITS = { perTenMinutes: 3, perHour: 12, perDay: 60 }
export const WELL: ProcessRun = { fault: null, clock: 0 }

type Simulation = {
  agency: ReturnType<typeof memoryAgency>
  server: ReturnType<typeof simulatedMailServer>
  recipients: readonly string[]
}

/** Returns a function that runs a process until it ends or dies. */
export function simulatedProcess({ agency, server, recipients: to }: Simulation) {
  return runProcess

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
    const turn = async (when: 'before' | 'after' = 'before', what?: 'read' | 'commit') => {
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
        agency.pass(11 * MINUTE)
        await runProcess(WELL, sweep)
        return
      }
      throw Object.assign(new Error('UNAVAILABLE'), { code: 14 })
    }
    const isAboutStore = /^(store fails|answer lost|commit repeated)$/.test(fault?.what ?? '')
    const mailer: Mailer = {
      async send(mail, recipients) {
        // The process may die before the mail is sent or after it.
        if (!isAboutStore) await turn()
        const result = server.receive(mail, recipients)
        if (!isAboutStore) await turn()
        return result
      },
    }
    const now = () => new Date(agency.now().getTime() + clock * MINUTE)
    const changes = { db: agency.store.connect(turn), now, limits: LIMITS, to }
    const ended = work(agency.withMailer(mailer, changes)).catch(onlyProcessFaults)
    await Promise.race([ended, died])
  }
}

function onlyProcessFaults(error: unknown): void {
  if ((error as { code?: number }).code !== 14) throw error
}
