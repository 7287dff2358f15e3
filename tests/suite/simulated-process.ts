// A simulated process of the model-based test of deliveries (delivery-model.ts). The process may die, fail or freeze at
// one of its steps, and its clock may be wrong.

import type { Dependencies } from '../../functions/src/delivery/dependencies.ts'
import type { Log } from '../../functions/src/log.ts'
import type { Mailer } from '../../functions/src/mail/mail.ts'
import { sweep } from '../../functions/src/sweep/sweep.ts'
import { type agencyWith, dependenciesWith, MINUTE } from './agency.ts'
import type { ProcessRun } from './delivery-steps.ts'
import type { memoryFirestore } from './memory-firestore.ts'
import type { simulatedMailServer } from './simulated-mail-server.ts'

const LIMITS = { perTenMinutes: 3, perHour: 12, perDay: 60 }
export const WELL: ProcessRun = { fault: null, clock: 0 }

type Simulation = {
  store: ReturnType<typeof memoryFirestore>
  agency: ReturnType<typeof agencyWith>
  server: ReturnType<typeof simulatedMailServer>
  recipients: readonly string[]
}

/** Returns a function that runs a process until it ends or dies. */
export function simulatedProcess({ store, agency, server, recipients: to }: Simulation) {
  const { pass, reports } = agency
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
        pass(11 * MINUTE)
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
    const log: Log = (severity, message, facts) => reports().push({ severity, message, facts })
    const now = () => new Date(agency.now().getTime() + clock * MINUTE)
    const parts = { db: store.connect(turn), mailer, now, log, limits: LIMITS, to }
    await Promise.race([work(dependenciesWith(parts)).catch(onlyProcessFaults), died])
  }
}

function onlyProcessFaults(error: unknown): void {
  if ((error as { code?: number }).code !== 14) throw error
}
