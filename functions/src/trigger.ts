import type { GlobalOptions } from 'firebase-functions'
import { onDocumentCreated } from 'firebase-functions/firestore'
import { onSchedule } from 'firebase-functions/scheduler'
import type { FormName } from 'submissions'
import { config } from './config.ts'
import { leadOf, pathOf } from './lead.ts'

const common = {
  region: 'asia-south1',
  memory: '256MiB',
  secrets: [config.password],
} satisfies GlobalOptions

/**
 * The function that mails each new document of a collection to the agency. A delivery that fails
 * throws, and the platform brings the event again for 24 hours.
 */
export function mailOnCreate(collection: FormName) {
  return onDocumentCreated(
    {
      ...common,
      document: `${collection}/{id}`,
      retry: true,
      // Longer than a send may take (50 s), shorter than the lease (120 s): they nest.
      timeoutSeconds: 60,
      maxInstances: 10,
    },
    async (event) => {
      if (!event.data) return
      const [{ deliver, isOpen }, { realWorld }] = await Promise.all([
        import('./deliver.ts'),
        import('./world.ts'),
      ])
      const lead = leadOf(event.data)
      const result = await deliver(lead, realWorld())
      if (isOpen(result)) throw new Error(`${pathOf(lead)}: ${result}`)
    },
  )
}

/** The function that looks after what the triggers leave undone. */
export function sweepOften() {
  return onSchedule(
    { ...common, schedule: 'every 5 minutes', timeoutSeconds: 300, maxInstances: 1 },
    async () => {
      const [{ sweep }, { realWorld }] = await Promise.all([
        import('./sweep.ts'),
        import('./world.ts'),
      ])
      await sweep(realWorld())
    },
  )
}
