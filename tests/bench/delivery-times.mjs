// Measures the time from a lead to the inbox of the running suite, for `npm run bench`; prints the median.

import { fileURLToPath } from 'node:url'
import { initializeApp } from 'firebase-admin/app'
import { FieldValue, getFirestore } from 'firebase-admin/firestore'
import { runnerImport } from 'vite'
import { median } from './median.mjs'

const COUNT = 20

/** @typedef {typeof import('../../submissions/src/boundaries.ts')} Boundaries */
const boundaries = fileURLToPath(new URL('../../submissions/src/boundaries.ts', import.meta.url))
const { samples } = /** @type {Boundaries} */ (
  (await runnerImport(boundaries, { configFile: false, logLevel: 'error' })).module
)

console.log(await deliveryTime())

/**
 * Writes leads one after another and waits for each in the inbox. The first one starts the function and
 * does not count.
 * @returns {Promise<number>} the median in milliseconds
 */
async function deliveryTime() {
  const db = getFirestore(initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? '' }))
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
