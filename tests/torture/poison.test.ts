// Ten thousand leads are queued, and the mail server refuses the words of one lead. One sweep of
// the built function mails all of them, within the memory of the function.

import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Timestamp } from 'firebase-admin/firestore'
import { deliveryPath, newDelivery } from 'functions/delivery/delivery-record.ts'
import { PAGE_SIZE } from 'functions/lead/read-leads.ts'
import { type FormName, fieldsOf } from 'submissions'
import { samples } from 'submissions/boundaries'
import { expect, it } from 'vitest'
import { firestoreHost } from '../suite/addresses.ts'
import { agencyWithServer, MINUTE } from '../suite/agency.ts'
import { figure } from './figures.ts'

const COUNT = 10_000
const POISONED = 4711
const PROJECT = 'demo-poison'
/** In MB: what the process may use of the function's 512 MiB, and the limit of Node's heap. */
const MOST_MEMORY = 400
const HEAP = 384

/** A project without triggers, so that no event mails a lead before the sweep. */
const { db, server } = await agencyWithServer(PROJECT)

it('ten thousand queued leads, one refused, are mailed in the memory of the function', async () => {
  const paths = await queue()
  server.behave({ data: '554 5.7.1 spam', words: /Poison/ })
  const { seconds, megabytes } = await sweepInOwnProcess(server.port)
  const mailed = new Set(server.taken.flatMap(({ text }) => text.match(/(query|contact)\/\w+/g)))

  const unmailed = paths.filter((path) => !mailed.has(path)).length
  figure('10,000 queued, one refused: leads not mailed after one sweep', unmailed, 0)
  figure('10,000 queued: mails', server.taken.length, '≤ 100')
  figure('10,000 queued: seconds', seconds, '–')
  figure('10,000 queued: MB at the peak, built function', megabytes, `≤ ${MOST_MEMORY}`)
  expect(server.received.some(({ text }) => text.includes('Poison'))).toBe(true)
  expect(server.taken.every(({ text }) => !text.includes('Poison'))).toBe(true)
})

/** Stores queued leads of both forms; contact messages have the longest comment. */
async function queue(): Promise<string[]> {
  const storedAt = new Date(Date.now() - 20 * MINUTE)
  const paths: string[] = []
  while (paths.length < COUNT) {
    const batch = db.batch()
    for (let index = 0; index < PAGE_SIZE / 2; index++) {
      const form: FormName = paths.length % 2 ? 'query' : 'contact'
      const document = db.collection(form).doc()
      const key = { form, id: document.id }
      const name = paths.length === POISONED ? 'Poison' : 'Asha'
      batch.create(document, { ...longLead(form, name), timestamp: Timestamp.fromDate(storedAt) })
      batch.create(db.doc(deliveryPath(key)), {
        ...newDelivery(key, storedAt, storedAt),
        state: 'queued',
        dueAt: null,
        queuedAt: Timestamp.fromDate(storedAt),
      })
      paths.push(document.path)
    }
    await batch.commit()
  }
  return paths
}

function longLead(form: FormName, name: string) {
  const texts = fieldsOf(form).filter(([, { kind }]) => kind === 'text')
  const long = texts.map(([field, { max }]) => [field, 'न'.repeat(max)])
  const named = form === 'query' ? { firstName: name } : { name }
  return { ...samples[form], ...Object.fromEntries(long), ...named }
}

/** Runs one sweep of the built function in a separate process; resolves to its time and memory. */
function sweepInOwnProcess(port: number) {
  const script = fileURLToPath(new URL('sweep-process.mjs', import.meta.url))
  const child = fork(script, {
    execArgv: [`--max-old-space-size=${HEAP}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      METADATA_SERVER_DETECTION: 'none',
      GCLOUD_PROJECT: PROJECT,
      FIRESTORE_EMULATOR_HOST: firestoreHost,
      SITE_URL: 'https://agency.example',
      MAIL_TO: 'leads@agency.example',
      MAIL_FROM: 'website@agency.example',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(port),
      SMTP_PASSWORD: '',
      // The other limits have their defaults.
      MAILS_PER_HOUR: '300',
    },
  })
  return new Promise<{ seconds: number; megabytes: number }>((resolve, reject) => {
    child.once('message', (figures) => resolve(figures as { seconds: number; megabytes: number }))
    child.once('exit', (code, signal) => reject(new Error(`ended with ${code ?? signal}`)))
  })
}
