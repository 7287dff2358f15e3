// A thousand leads through the site's own code for sending.

import type { FormName } from 'submissions'
import { samples } from 'submissions/boundaries'
import { expect, it } from 'vitest'
import { draftsOf } from 'web/enquiry/drafts.ts'
import { connect } from 'web/enquiry/firestore.ts'
import { createSender } from 'web/enquiry/send.ts'
import { siteUrl } from '../suite/addresses.ts'
import { mailsAbout } from '../suite/inbox.ts'
import { db, mark } from '../suite/leads.ts'
import { figure } from './figures.ts'

it('a thousand leads, fifty at a time, are stored and mailed once each', async () => {
  const COUNT = 1000
  const run = mark()
  const store = await connect((path) => fetch(siteUrl + path))
  const send = async (name: string, index: number) => {
    const form: FormName = index % 2 ? 'query' : 'contact'
    const drafts = draftsOf(form)
    const sender = createSender({
      form,
      drafts,
      isShown: () => true,
      reload() {},
      store: async () => store,
    })
    const named = form === 'query' ? { firstName: name } : { name }
    expect(await sender({ ...samples[form], ...named })).toBe('success')
  }
  // Warm-up: the emulator compiles its own code and the rules during the first leads.
  const warmUp = mark()
  await inParallel(50, 300, (index) => send(`${warmUp}-${index}-`, index))
  await messageIdsOf(warmUp, 300, 60_000)

  const writeTimes: number[] = []
  const start = Date.now()
  await inParallel(50, COUNT, async (index) => {
    const began = Date.now()
    await send(`${run}-${index}-`, index)
    writeTimes.push(Date.now() - began)
  })
  const messageIds = await messageIdsOf(run, COUNT, 180_000)
  const seconds = (Date.now() - start) / 1000

  const stored = await Promise.all([
    db.collection('query').where('firstName', '>=', run).where('firstName', '<', `${run}~`).get(),
    db.collection('contact').where('name', '>=', run).where('name', '<', `${run}~`).get(),
  ])
  const ids = stored.flatMap(({ docs }) => docs.map(({ id }) => id))
  figure('1,000 leads, 50 at a time: stored', ids.length, COUNT)
  figure('1,000 leads: mails', messageIds.length, COUNT)
  figure('1,000 leads: different Message-IDs', new Set(messageIds).size, COUNT)
  figure('1,000 leads: seconds until the last mail', Math.round(seconds), '≤ 120')
  const p95 = writeTimes.toSorted((one, other) => one - other)[Math.floor(COUNT * 0.95)] ?? 0
  figure('1,000 leads: p95 of a write, ms', p95, '≤ 500')
})

/** The Message-IDs of a run's mails, as soon as there are `count` and no more arrive, or after the time-out. */
async function messageIdsOf(run: string, count: number, timeoutMs: number): Promise<string[]> {
  const end = Date.now() + timeoutMs
  for (let seen = -1; ; ) {
    const mails = await mailsAbout(run)
    if ((mails.length >= count && mails.length === seen) || Date.now() > end) {
      return mails.map(({ messageId }) => messageId)
    }
    seen = mails.length
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

async function inParallel(workers: number, count: number, work: (index: number) => Promise<void>) {
  let next = 0
  const worker = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: workers }, worker))
}
