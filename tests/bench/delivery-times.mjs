// Measures the time from a lead to the inbox of the running suite.

import { initializeApp } from 'firebase-admin/app'
import { FieldValue, getFirestore } from 'firebase-admin/firestore'
import { importTypeScript } from '../../scripts/import-typescript.mjs'
import { median } from './median.mjs'

const COUNT = 20

/**
 * Writes leads one after another and waits for each in the inbox. The first one starts the function and
 * does not count.
 * @param {Record<string, string | undefined>} env of the suite
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

/** @param {string} text */
async function arrival(text) {
  for (;;) {
    const mails = await (await fetch(`${process.env.INBOX_URL}/email`)).json()
    if (mails.some((/** @type {{ subject: string }} */ { subject }) => subject.includes(text)))
      return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
