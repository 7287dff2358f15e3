// A process of the model-based test of deliveries (delivery-model.ts), which may die, fail or freeze at one of its
// steps.

import type { Mailer } from '../../functions/src/ports.ts'
import { sweep } from '../../functions/src/sweep/sweep.ts'
import { type agencyWith, dependenciesWith, MINUTE } from './agency.ts'
import type { ProcessFault } from './delivery-steps.ts'
import type { memoryFirestore } from './memory-firestore.ts'
import type { simulatedMailServer } from './simulated-mail-server.ts'

const LIMITS = { perTenMinutes: 3, perHour: 12, perDay: 60 }

type Simulation = {
  store: ReturnType<typeof memoryFirestore>
  agency: ReturnType<typeof agencyWith>
  server: ReturnType<typeof simulatedMailServer>
  recipients: readonly string[]
}
type Work = (dependencies: ReturnType<typeof dependenciesWith>) => Promise<unknown>

/** Returns a function that runs a process until it ends or dies, and resolves to whether it ended without its fault. */
export function simulatedProcess({ store, agency, server, recipients: to }: Simulation) {
  const { now, pass, reports } = agency
  return runProcess

  async function runProcess(processFault: ProcessFault | null, work: Work): Promise<boolean> {
    let count = 0
    let isHit = false
    let die = () => {}
    const died = new Promise<void>((resolve) => {
      die = resolve
    })
    const turn = async (when: 'before' | 'after' = 'before', what?: 'read' | 'commit') => {
      const isAfter = /^(answer lost|commit repeated)$/.test(processFault?.what ?? '')
      if (isAfter ? when === 'before' : when === 'after') return
      if (!processFault || isHit || count++ !== processFault.at) return
      isHit = true
      if (processFault.what === 'commit repeated') return what === 'commit' ? 'repeat' : undefined
      if (processFault.what === 'dies') {
        die()
        return new Promise<void>(() => {})
      }
      if (processFault.what === 'freezes') {
        pass(11 * MINUTE)
        await runProcess(null, sweep)
        return
      }
      throw Object.assign(new Error('UNAVAILABLE'), { code: 14 })
    }
    const isAboutStore = /^(store fails|answer lost|commit repeated)$/.test(
      processFault?.what ?? '',
    )
    const mailer: Mailer = {
      async send(mail, recipients) {
        // The process may die before the mail is sent or after it.
        if (!isAboutStore) await turn()
        const result = server.receive(mail, recipients)
        if (!isAboutStore) await turn()
        return result
      },
    }
    const log = (severity: string, message: string, facts: Record<string, unknown>) =>
      reports().push({ severity, message, facts })
    const parts = { db: store.connect(turn), mailer, now, log, limits: LIMITS, to }
    await Promise.race([work(dependenciesWith(parts)).catch(onlyProcessFaults), died])
    return !isHit
  }
}

function onlyProcessFaults(error: unknown): void {
  if ((error as { code?: number }).code !== 14) throw error
}
