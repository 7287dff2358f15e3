// Ten thousand leads in commits of 500, as one anonymous client could store them, between two real
// leads. The suite has the default rate limits, except MAILS_PER_HOUR (scripts/torture.mjs).

import { samples } from 'submissions/boundaries'
import { it, vi } from 'vitest'
import { callScheduled } from '../../scripts/scheduler.mjs'
import { functionsUrl, projectId } from '../suite/addresses.ts'
import { MINUTE } from '../suite/agency.ts'
import { mailsAbout, type ReceivedMail } from '../suite/inbox.ts'
import { db, mark } from '../suite/leads.ts'
import { figure } from './figures.ts'

const COUNT = 10_000
const COMMIT = 500
const PER_HOUR = Number(process.env.MAILS_PER_HOUR)
const FIVE_MINUTES = 5 * MINUTE

it('ten thousand leads are listed within the hourly limit, and delay no real lead', async () => {
  const run = mark()
  const before = await storeLead(`${run}-before`)
  const msBefore = await timeUntilMailed(before.path, before.storedMs)

  const paths: string[] = []
  for (let start = 0; start < COUNT; start += COMMIT) paths.push(...(await commit(run, start)))
  const after = await storeLead(`${run}-after`)
  // Every minute instead of every five minutes, to shorten the test.
  const sweeping = setInterval(() => callScheduled('sweep', functionsUrl, projectId), MINUTE)
  const msAfter = await timeUntilMailed(after.path, after.storedMs)

  const listed = await countListed(paths)
  clearInterval(sweeping)
  const mails = await mailsAbout('')
  figure('flood of 10,000: leads listed in a mail', listed, COUNT)
  figure('flood of 10,000: mails in all', mails.length, `≤ ${PER_HOUR}`)
  figure('flood: seconds until a lead before it is mailed', seconds(msBefore), '≤ 300')
  figure('flood: seconds until a lead after it is mailed', seconds(msAfter), '≤ 300')
})

async function storeLead(lastName: string) {
  const document = { ...samples.query, lastName, timestamp: new Date() }
  return { path: (await db.collection('query').add(document)).path, storedMs: Date.now() }
}

async function commit(run: string, start: number): Promise<string[]> {
  const batch = db.batch()
  const paths = Array.from({ length: COMMIT }, (_, offset) => {
    const form = offset % 2 ? 'query' : 'contact'
    const document = db.collection(form).doc()
    const name = `${run}-${start + offset}`
    const values = form === 'query' ? { lastName: name } : { name }
    batch.create(document, { ...samples[form], ...values, timestamp: new Date() })
    return document.path
  })
  await batch.commit()
  return paths
}

/** Milliseconds from `storedMs` until a mail contains the lead's path. */
async function timeUntilMailed(path: string, storedMs: number): Promise<number> {
  const isMailed = async () => (await mailsAbout(path)).length > 0
  await vi.waitUntil(isMailed, { timeout: FIVE_MINUTES, interval: 2000 })
  return Date.now() - storedMs
}

/** Waits until all leads are in a mail, or five minutes; resolves to how many are. */
async function countListed(paths: readonly string[]): Promise<number> {
  const end = Date.now() + FIVE_MINUTES
  for (;;) {
    const text = (await mailsAbout('')).map((mail: ReceivedMail) => mail.text).join('\n')
    const listed = paths.filter((path) => text.includes(path)).length
    if (listed === paths.length || Date.now() > end) return listed
    await new Promise((resolve) => setTimeout(resolve, 5000))
  }
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 1000)
}
