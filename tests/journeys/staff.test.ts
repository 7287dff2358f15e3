// What staff see and do: npm run leads, and the sweep as the scheduler calls it.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { samples } from 'submissions/boundaries'
import { describe, expect, it } from 'vitest'
import { callSweep } from '../../scripts/scheduler.mjs'
import { functionsUrl, projectId } from '../suite/addresses.ts'
import { waitForMails } from '../suite/inbox.ts'
import { db, mark } from '../suite/leads.ts'

describe('npm run leads', () => {
  it('lists leads and what became of them, and nothing that was typed', async () => {
    const { path, lastName } = await mailedLead()
    const { stdout } = await leads('list')
    const line = stdout.split('\n').find((text) => text.startsWith(path))
    expect(line).toMatch(/IST +sent +1$/)
    expect(stdout).not.toMatch(new RegExp(`${lastName}|${samples.query.email}`))
  })

  it('lists the open ones alone when asked', async () => {
    const { path } = await mailedLead()
    const parked = await mailedLead()
    await db.doc(`deliveries/${parked.path.replace('/', '_')}`).update({ state: 'parked' })
    const { stdout } = await leads('list', '--open')
    expect(stdout).toContain(parked.path)
    expect(stdout).not.toContain(path)
  })

  it('resends a lead by the next sweep, with the same Message-ID', async () => {
    const { path, lastName } = await mailedLead()
    const { stdout } = await leads('resend', path)
    expect(stdout).toContain('by the next sweep')
    expect(await callSweep(functionsUrl, projectId)).toBe(200)
    const mails = await waitForMails(lastName, 2)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  })

  it('exports what was typed of the leads that are named, and of no other', async () => {
    const [one, other] = [await mailedLead({ firstName: '=HYPERLINK("x")' }), await mailedLead()]
    const { stdout } = await leads('export', one.path)
    const [head, row, ...rest] = stdout.trimEnd().split('\r\n')
    expect(head).toMatch(/^"lead","sentAt","firstName","lastName","email",/)
    expect(row).toContain(`"'=HYPERLINK(""x"")","${one.lastName}","asha@example.in"`)
    expect(rest).toEqual([])
    expect(stdout).not.toContain(other.lastName)
  })

  it('exports everything since a day', async () => {
    const { lastName } = await mailedLead()
    expect((await leads('export', '--since', '2026-01-01')).stdout).toContain(lastName)
    expect((await leads('export', '--since', '2099-01-01')).stdout).not.toContain(lastName)
  })

  it.each([
    ['resend', 'query/AAAAAAAAAAAAAAAAAAAA'],
    ['resend', 'deliveries/query_x'],
    ['export'],
    ['export', '--since', 'yesterday'],
    ['list', '--limit', 'many'],
    ['drop'],
  ])('answers `%s %s` with how it is used', async (...words) => {
    await expect(leads(...words.filter(Boolean))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run leads -- list'),
    })
  })
})

async function mailedLead(values = {}) {
  const lastName = mark()
  const document = { ...samples.query, lastName, ...values, timestamp: new Date() }
  const { path } = await db.collection('query').add(document)
  await waitForMails(lastName)
  return { path, lastName }
}

function leads(...words: string[]) {
  return promisify(execFile)(process.execPath, ['scripts/leads.mjs', ...words])
}
