// The commands of staff (npm run leads), and the sweep as Cloud Scheduler calls it.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { samples } from 'submissions/boundaries'
import { describe, expect, it } from 'vitest'
import { callScheduled } from '../../scripts/scheduler.mjs'
import { functionsUrl, projectId } from '../suite/addresses.ts'
import { waitForMails } from '../suite/inbox.ts'
import { db, mark } from '../suite/leads.ts'

describe('npm run leads', () => {
  it('lists leads with their states, and nothing that visitors typed', async () => {
    const { path, lastName } = await mailedLead()
    const { stdout } = await leads('list')
    const line = stdout.split('\n').find((text) => text.startsWith(path))
    expect(line).toMatch(/IST +sent +1( |$)/)
    expect(stdout).not.toMatch(new RegExp(`${lastName}|${samples.query.email}`))
  })

  it('lists only the open leads with --open', async () => {
    const { path } = await mailedLead()
    const unsure = await mailedLead()
    await deliveryOf(unsure.path).update({ state: 'perhapsSent' })
    const { stdout } = await leads('list', '--open')
    expect(stdout).toContain(unsure.path)
    expect(stdout).not.toContain(path)
  })

  it('resends a lead by the next sweep, with the same Message-ID', async () => {
    const { path, lastName } = await mailedLead()
    const { stdout } = await leads('resend', path)
    expect(stdout).toContain('by the next sweep')
    expect(await callScheduled('sweep', functionsUrl, projectId)).toBe(200)
    const mails = await waitForMails(lastName, 2)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  })

  it('lists only the leads without an answer with --unanswered', async () => {
    const [answered, open] = [await mailedLead(), await mailedLead()]
    await deliveryOf(answered.path).update({ unansweredSince: null, answeredAt: new Date() })
    const { stdout } = await leads('list', '--unanswered')
    expect(stdout).toContain(open.path)
    expect(stdout).not.toContain(answered.path)
  })

  it('resends every lead that is not surely mailed', async () => {
    const { path, lastName } = await mailedLead()
    await deliveryOf(path).update({ state: 'perhapsSent', possibleCopies: 3 })
    expect((await leads('resend', '--all-unsent')).stdout).toMatch(/^[1-9]\d* unsent/)
    expect(await callScheduled('sweep', functionsUrl, projectId)).toBe(200)
    expect(await waitForMails(lastName, 2)).toHaveLength(2)
    await expect.poll(() => stateOf(path)).toBe('sent')
  })

  it('resends a repeat with a mail of its own', async () => {
    const first = await mailedLead()
    const again = { ...samples.query, lastName: first.lastName, timestamp: new Date() }
    const repeat = await db.collection('query').add(again)
    await expect.poll(() => stateOf(repeat.path)).toBe('sent')
    expect(await waitForMails(first.lastName)).toHaveLength(1)
    await leads('resend', repeat.path)
    await callScheduled('sweep', functionsUrl, projectId)
    const mails = await waitForMails(first.lastName, 2)
    expect(mails.map(({ text }) => text).join()).toContain(repeat.path)
  })

  it('does not resend a lead that is being sent', async () => {
    const { path } = await mailedLead()
    const lease = new Date(Date.now() + 60_000)
    await deliveryOf(path).update({ state: 'sending', dueAt: lease })
    await expect(leads('resend', path)).rejects.toMatchObject({
      stderr: expect.stringContaining(`run the command again after ${lease.toISOString()}`),
    })
    await deliveryOf(path).update({ state: 'sent', dueAt: null })
  })

  it('erases all leads of an address, in any letter case, and all data about them', async () => {
    const email = `${mark()}@example.in`
    const [one, other] = [
      await mailedLead({ email }),
      await mailedLead({ email: email.toUpperCase() }),
    ]
    const kept = await mailedLead()
    const { stdout } = await leads('erase', '--email', email)
    expect(stdout).toContain('2 leads erased')
    for (const { path } of [one, other]) {
      expect((await db.doc(path).get()).exists).toBe(false)
      expect((await deliveryOf(path).get()).exists).toBe(false)
      expect((await db.collection('contents').where('first', '==', path).get()).empty).toBe(true)
    }
    expect((await db.doc(kept.path).get()).exists).toBe(true)
    expect((await leads('erase', '--email', email)).stdout).toContain('0 leads erased')
  })

  it('closes both forms through one document that the rules read, and opens them again', async () => {
    const isClosed = async () => (await db.doc('switches/forms').get()).get('closed')
    await leads('close')
    expect(await isClosed()).toBe(true)
    await leads('open')
    expect(await isClosed()).toBe(false)
  })

  it('exports the fields of the named leads, and of no other lead', async () => {
    const [one, other] = [await mailedLead({ firstName: '=HYPERLINK("x")' }), await mailedLead()]
    const { stdout } = await leads('export', one.path)
    const [head, row, ...rest] = stdout.trimEnd().split('\r\n')
    expect(head).toMatch(/^"lead","sentAt","firstName","lastName","email",/)
    expect(row).toContain(`"'=HYPERLINK(""x"")","${one.lastName}","asha@example.in"`)
    expect(rest).toEqual([])
    expect(stdout).not.toContain(other.lastName)
  })

  it('exports everything since a day in India', async () => {
    const midnight = new Date('2099-03-01T00:00:00+05:30')
    const [before, after] = [new Date(midnight.getTime() - 1), midnight]
    const [early, late] = [
      await mailedLead({ timestamp: before }),
      await mailedLead({ timestamp: after }),
    ]
    const { stdout } = await leads('export', '--since', '2099-03-01')
    expect(stdout).toContain(late.lastName)
    expect(stdout).not.toContain(early.lastName)
    for (const { path } of [early, late]) await db.doc(path).delete()
  })

  it.each(['=1+1', '+1', '-1', '@x', '\t=1', '\n=1', '\r=1', ' =1'])(
    'exports a cell with %j as text that spreadsheets do not run',
    async (typed) => {
      const { path } = await mailedLead({ firstName: typed })
      expect((await leads('export', path)).stdout).toContain(`"'${typed}"`)
    },
  )

  it.each([
    'resend query/AAAAAAAAAAAAAAAAAAAA',
    'resend deliveries/query_x',
    'export',
    'export --since yesterday',
    'export --since 2026-02-30',
    'erase',
    'erase --email nobody',
    'list --limit many',
    'drop',
  ])('refuses `%s` and prints the usage', async (words) => {
    await expect(leads(...words.split(' '))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run leads -- list'),
    })
  })
})

async function mailedLead(values = {}) {
  const lastName = mark()
  const document = { ...samples.query, lastName, timestamp: new Date(), ...values }
  const { path } = await db.collection('query').add(document)
  await waitForMails(lastName)
  // The mail reaches the inbox shortly before its delivery is settled.
  await expect.poll(() => stateOf(path)).toBe('sent')
  return { path, lastName }
}

function deliveryOf(path: string) {
  return db.doc(`deliveries/${path.replace('/', '_')}`)
}

async function stateOf(path: string): Promise<string> {
  return (await deliveryOf(path).get()).get('state')
}

function leads(...words: string[]) {
  return promisify(execFile)(process.execPath, ['scripts/leads.mjs', ...words])
}
