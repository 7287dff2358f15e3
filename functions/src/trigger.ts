import { onDocumentCreated } from 'firebase-functions/firestore'
import type { FormName } from 'submissions'
import { config } from './config.ts'

/**
 * The function that mails each new document of a collection to the agency. A delivery that fails
 * throws, and the platform brings the event again for 24 hours.
 */
export function mailOnCreate(collection: FormName) {
  return onDocumentCreated(
    {
      document: `${collection}/{id}`,
      region: 'asia-south1',
      retry: true,
      // Longer than all of SMTP's time-outs, shorter than the lease: they nest.
      timeoutSeconds: 60,
      memory: '256MiB',
      maxInstances: 10,
      secrets: [config.password],
    },
    async (event) => {
      if (!event.data) return
      const { onLead } = await import('./on-lead.ts')
      await onLead({
        form: collection,
        id: event.params.id,
        values: event.data.data(),
        sentAt: event.data.createTime.toDate(),
      })
    },
  )
}
