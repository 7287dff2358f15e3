// The triggers and limits of the Cloud Functions. The first event imports a function's code,
// because a deployment runs this file to find the functions, within ten seconds.

import { requiresRole, setGlobalOptions } from 'firebase-functions'
import { onDocumentCreated } from 'firebase-functions/firestore'
import { onRequest } from 'firebase-functions/https'
import { onSchedule } from 'firebase-functions/scheduler'
import type { FormName } from 'submissions'
import { firestore } from '../../firebase.json'
import { config } from './config.ts'
import { EVENT_FUNCTION_MS, SWEEP_FUNCTION_MS } from './delivery/limits.ts'
import { pathOf } from './lead/lead.ts'
import { codeOf } from './log.ts'

setGlobalOptions({ region: firestore.location, cpu: 1, memory: '512MiB' })

// The roles that the CLI gives the service account: the store, and two for Firestore events.
requiresRole('roles/datastore.user')
requiresRole('roles/eventarc.eventReceiver')
requiresRole('roles/run.invoker')

const oneAtATime = { timeoutSeconds: SWEEP_FUNCTION_MS / 1000, concurrency: 1, maxInstances: 1 }

export const mailquery = mailOnCreate('query')
export const mailcontact = mailOnCreate('contact')
export const maildaily = mailOnCreate('daily')

/**
 * Mails the agency about each new document of a collection. Throws when another attempt is needed:
 * the platform then retries for 24 hours (https://firebase.google.com/docs/functions/retries).
 */
function mailOnCreate(form: FormName | 'daily') {
  return onDocumentCreated(
    {
      document: `${form}/{id}`,
      retry: true,
      secrets: [config.password],
      timeoutSeconds: EVENT_FUNCTION_MS / 1000,
      // At most 22 SMTP connections: 5 (smtp-mailer.ts) × 2 instances × 2 forms, the sweep and the
      // daily mail. Some mail hosts allow only 10 to 20; a lead whose connection is refused waits.
      concurrency: 20,
      maxInstances: 2,
    },
    async ({ data }) => {
      // The emulator sends an event without a document when a missing document is deleted.
      if (!data?.exists) return
      const { realDependencies } = await import('./dependencies.ts')
      const { deliver } = await import('./delivery/deliver.ts')
      const key = { form, id: data.id }
      // The platform logs an error's message, which may quote a visitor (log.ts).
      const { result } = await deliver(key, realDependencies()).catch((error: unknown) => {
        throw new Error(`${pathOf(key)}: ${codeOf(error)}`)
      })
      if (result === 'early' || result === 'waiting') throw new Error(`${pathOf(key)}: ${result}`)
    },
  )
}

export const sweep = onSchedule(
  { ...oneAtATime, schedule: 'every 5 minutes', secrets: [config.password] },
  async () => {
    const { realDependencies } = await import('./dependencies.ts')
    const { sweep } = await import('./sweep/sweep.ts')
    await sweep(realDependencies())
  },
)

/** Erases old leads and, on working days, begins the daily mail. The platform retries failures. */
export const daily = onSchedule(
  { ...oneAtATime, schedule: '0 9 * * *', timeZone: 'Asia/Kolkata', retryCount: 3 },
  async () => {
    const { withoutMailer } = await import('./dependencies.ts')
    const { daily } = await import('./staff/daily/daily.ts')
    await daily({ ...withoutMailer(), keepLeadsMonths: config.keepLeadsMonths.value() })
  },
)

/** The page on which staff note answers; firebase.json rewrites `/answer/**` to this function. */
export const answer = onRequest(
  { timeoutSeconds: 30, concurrency: 20, maxInstances: 2, invoker: 'public', cors: false },
  async ({ method, path, body }, response) => {
    const { withoutMailer } = await import('./dependencies.ts')
    const { answerPage } = await import('./staff/answer/answer-page.ts')
    const reply = await answerPage({ method, path, fields: body ?? {} }, withoutMailer())
    response.status(reply.status).set(reply.headers).send(reply.body)
  },
)
