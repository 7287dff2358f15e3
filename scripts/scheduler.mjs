// Stands in for Cloud Scheduler, which calls the scheduled functions of a deployed project over
// HTTP. The emulators call none: without Pub/Sub they ignore schedules, and the Pub/Sub emulator
// refuses functions of the second generation ("Unsupported trigger signature: http").

import { readFileSync } from 'node:fs'

const { firestore } = JSON.parse(readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'))
const REGION = firestore.location

/**
 * Calls a scheduled function once, as Cloud Scheduler does; resolves to the HTTP status.
 * @param {'sweep' | 'daily'} name
 * @param {string} functionsUrl
 * @param {string} project
 */
export async function callScheduled(name, functionsUrl, project) {
  const path = `functions/projects/${project}/triggers/${REGION}-${name}-0`
  const { status } = await fetch(`${functionsUrl}/${path}`, {
    method: 'POST',
    headers: { 'X-CloudScheduler-JobName': `firebase-schedule-${name}-${REGION}` },
  })
  return status
}
