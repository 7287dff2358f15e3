// Measures the time from storing a lead to its mail in the inbox of the running suite.

import { initializeApp } from 'firebase-admin/app'
import { FieldValue, getFirestore } from 'firebase-admin/firestore'
import { importTypeScript } from '../../scripts/import-typescript.mjs'
import { median } from './median.mjs'

const COUNT = 20

/**
 * Stores leads one after another and waits for the mail of each. The first lead starts the function and does not count.
 * @param {Record<string, string | undefined>} env the suite's environment
 * @returns {Promise<number>} the median in milliseconds
 */
export async function deliveryTime(env) {
  const { samples } = /** @type {typeof import('../../submissions/src/boundaries.ts')} */ (
    await importTypeScript('submissions/src/boundaries.ts')
  )
  // The Admin SDK finds the emulator by FIRESTORE_EMULATOR_HOST.
  Object.assign(process.env, env)
  const db = getFirestore(initializeApp({ projectId: env.GCLOUD_PROJECT ?? '' }))
  const times = []
  for (let round = 0; round <= COUNT; round++) {
    const lastName = `bench${Date.now()}x${round}`
    await db
      .collection('query')
      .add({ ...samples.query, lastName, timestamp: FieldValue.serverTimestamp() })
    const written = performance.now()
    await arrival(lastName)
    times.push(Math.round(performance.now() - written))
  }
  return median(times.slice(1))
}

/** @param {string} words of the subject */
async function arrival(words) {
  for (;;) {
    const mails = await (await fetch(`${process.env.INBOX_URL}/email`)).json()
    if (mails.some((/** @type {{ subject: string }} */ { subject }) => subject.includes(words)))
      return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
