// The Cloud Functions: the trigger of each, and its limits. The code of a function is imported when its
// first event arrives, because a deployment runs this file to find the functions, within ten seconds.

import type { GlobalOptions } from 'firebase-functions'
import { onDocumentCreated } from 'firebase-functions/firestore'
import { onRequest } from 'firebase-functions/https'
import { onSchedule } from 'firebase-functions/scheduler'
import type { FormName } from 'submissions'
import { config, configuredAddresses } from './config.ts'
import { EVENT_FUNCTION_MS, SWEEP_FUNCTION_MS } from './delivery/limits.ts'
import { pathOf } from './lead/lead.ts'
import { codeOf } from './log.ts'
import { REGION } from './region.mjs'

const common = {
  region: REGION,
  cpu: 1,
  memory: '512MiB',
} satisfies GlobalOptions

/**
 * The function that mails each new document of a collection to the agency. It throws when another attempt
 * is needed: the platform then retries the event for 24 hours
 * (https://firebase.google.com/docs/functions/retries).
 */
export function mailOnCreate(collection: FormName) {
  return onDocumentCreated(
    {
      ...common,
      document: `${collection}/{id}`,
      retry: true,
      secrets: [config.password],
      timeoutSeconds: EVENT_FUNCTION_MS / 1000,
      // The leads of one instance share its SMTP connections, at most five; mail hosts allow ten to twenty.
      concurrency: 20,
      maxInstances: 3,
    },
    async (event) => {
      // The emulator also sends an event without a document, when a document that does not exist is deleted.
      if (!event.data?.exists) return
      const [{ deliverLead }, { realDependencies }] = await Promise.all([
        import('./delivery/deliver.ts'),
        import('./dependencies.ts'),
      ])
      const lead = { form: collection, id: event.data.id }
      // The platform logs the message of an error.
      const { result } = await deliverLead(lead, realDependencies()).catch((error: unknown) => {
        throw new Error(`${pathOf(lead)}: ${codeOf(error)}`)
      })
      if (result === 'early' || result === 'waiting') throw new Error(`${pathOf(lead)}: ${result}`)
    },
  )
}

/** The function that delivers what the events have left undone. */
export function sweepOften() {
  return onSchedule(
    {
      ...common,
      schedule: 'every 5 minutes',
      secrets: [config.password],
      timeoutSeconds: SWEEP_FUNCTION_MS / 1000,
      concurrency: 1,
      maxInstances: 1,
    },
    async () => {
      const [{ sweep }, { realDependencies }] = await Promise.all([
        import('./sweep/sweep.ts'),
        import('./dependencies.ts'),
      ])
      await sweep(realDependencies())
    },
  )
}

/** The function that erases old leads and stores the lead whose mail is the daily mail. */
export function dailyAtNine() {
  return onSchedule(
    {
      ...common,
      schedule: '0 9 * * *',
      timeZone: 'Asia/Kolkata',
      // The platform retries a call that failed.
      retryCount: 3,
      timeoutSeconds: SWEEP_FUNCTION_MS / 1000,
      concurrency: 1,
      maxInstances: 1,
    },
    async () => {
      const [{ daily }, { withoutMail }] = await Promise.all([
        import('./staff/daily.ts'),
        import('./dependencies.ts'),
      ])
      const site = configuredAddresses().site
      await daily({ ...withoutMail(), site, keepLeadsMonths: config.keepLeadsMonths.value() })
    },
  )
}

/** The function behind the answer page, on which staff note an answer. firebase.json rewrites `/answer/**` to it. */
export function answerRequests() {
  return onRequest(
    {
      ...common,
      timeoutSeconds: 30,
      concurrency: 20,
      maxInstances: 2,
      invoker: 'public',
      cors: false,
    },
    async (request, response) => {
      const [{ answerPage }, { firestoreAnswers }, { withoutMail }] = await Promise.all([
        import('./staff/answer-page.ts'),
        import('./staff/answer-store.ts'),
        import('./dependencies.ts'),
      ])
      const { method, path, body } = request
      const { db, now, log } = withoutMail()
      const answers = firestoreAnswers(db)
      const reply = await answerPage({ method, path, fields: body ?? {} }, { answers, now, log })
      response.status(reply.status).set(reply.headers).send(reply.body)
    },
  )
}
