// The commands of staff (npm run leads), and the sweep as Cloud Scheduler calls it.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { samples } from 'submissions/boundaries'
import { beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '../../functions/src/lead/lead.ts'
import type { Mailer } from '../../functions/src/ports.ts'
import * as staff from '../../functions/src/staff/index.ts'
import { leads as run } from '../../scripts/lead-commands.mjs'
import { callScheduled } from '../../scripts/scheduler.mjs'
import { functionsUrl, projectId } from '../suite/addresses.ts'
import { memoryAgency } from '../suite/agency.ts'
import { waitForMails } from '../suite/inbox.ts'
import { db, mark } from '../suite/leads.ts'

describe('npm run leads', () => {
  it('lists leads with their states, or the unanswered alone, and nothing that visitors typed', async () => {
    const [sent, unsure] = [await mailedLead(), await mailedLead()]
    await deliveryOf(sent.path).update({ unansweredSince: null, answeredAt: new Date() })
    await deliveryOf(unsure.path).update({ state: 'perhapsSent' })
    const stdout = await leads('list')
    const lineOf = (path: string) => stdout.split('\n').find((text) => text.startsWith(path))
    expect(lineOf(sent.path)).toMatch(/IST +sent +1 /)
    expect(lineOf(unsure.path)).toMatch(/IST +perhapsSent +1( |$)/)
    expect(stdout).not.toMatch(new RegExp(`${sent.lastName}|${samples.query.email}`))
    const unanswered = await leads('list', '--unanswered')
    expect(unanswered).toContain(unsure.path)
    expect(unanswered).not.toContain(sent.path)
  })

  it('resends a lead by the next sweep, with the same Message-ID', async () => {
    const { path, lastName } = await mailedLead()
    expect(await leads('resend', path)).toContain('by the next sweep')
    expect(await callScheduled('sweep', functionsUrl, projectId)).toBe(200)
    const mails = await waitForMails(lastName, 2)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  })

  it('erases all leads of an address, in any letter case, and all data about them', async () => {
    const email = `${mark()}@example.in`
    const [one, other] = [
      await mailedLead({ email }),
      await mailedLead({ email: email.toUpperCase() }),
    ]
    const kept = await mailedLead()
    const stdout = await leads('erase', '--email', email)
    expect(stdout).toContain('2 leads erased')
    for (const { path } of [one, other]) {
      expect((await db.doc(path).get()).exists).toBe(false)
      expect((await deliveryOf(path).get()).exists).toBe(false)
      expect((await db.collection('contents').where('first', '==', path).get()).empty).toBe(true)
    }
    expect((await db.doc(kept.path).get()).exists).toBe(true)
  })

  it('closes both forms through one document that the rules read, and opens them again', async () => {
    const isClosed = async () => (await db.doc('switches/forms').get()).get('closed')
    await leads('close')
    expect(await isClosed()).toBe(true)
    await leads('open')
    expect(await isClosed()).toBe(false)
  })

  it('exports the fields of the named leads and of no other lead', async () => {
    const [one, other] = [await mailedLead({ firstName: '=HYPERLINK("x")' }), await mailedLead()]
    const stdout = await leads('export', one.path)
    const [head, row, ...rest] = stdout.trimEnd().split('\r\n')
    expect(head).toMatch(/^"lead","sentAt","firstName","lastName","email",/)
    expect(row).toContain(`"'=HYPERLINK(""x"")","${one.lastName}","asha@example.in"`)
    expect(rest).toEqual([])
    expect(stdout).not.toContain(other.lastName)
  })

  it('prints its answer, or what was wrong and the usage', async () => {
    const { stdout } = await asProcess('list', '--open', '--limit', '1')
    expect(stdout).toMatch(/^(lead +|There are no such leads)/)
    await expect(asProcess('export', '--since', '2026-02-30')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run leads -- list'),
    })
  })
})

describe('with a store in memory', () => {
  const agency = memoryAgency()
  let mails: string[] = []
  const mailer: Mailer = {
    async send({ text }, recipients) {
      mails.push(text)
      return { ok: true, accepted: recipients, refused: [] }
    },
  }
  const collecting = () => ({ ...agency.dependencies(1), mailer })
  beforeEach(() => {
    agency.reset()
    mails = []
  })

  it('a repeat that staff resend gets a mail of its own', async () => {
    const again = { lastName: 'Rawat' }
    const [first, repeat] = [await agency.newLead(again), await agency.newLead(again)]
    expect(await agency.deliver(first, collecting())).toBe('sent')
    expect(await agency.deliver(repeat, collecting())).toBe('repeat')
    expect(await staff.resend(agency.db, repeat, agency.now())).toEqual({ ok: true })
    await agency.sweepTimes(1, collecting)
    expect(mails).toHaveLength(2)
    expect(mails[1]).toContain(pathOf(repeat))
  })

  it('a lead that is not stored, or that is being sent, is not resent', async () => {
    const unknown = { form: 'query', id: 'A'.repeat(20) } as const
    expect(await staff.resend(agency.db, unknown)).toEqual({ ok: false, reason: 'no such lead' })
    const lead = await agency.newLead()
    await agency.dependencies(1).deliveries.claimLead(lead, agency.now())
    const busy = { ok: false, reason: 'being sent', until: expect.any(Date) }
    expect(await staff.resend(agency.db, lead, agency.now())).toEqual(busy)
  })

  it('every lead that is not surely mailed is resent, and no other lead', async () => {
    const [lead, sent] = [await agency.newLead(), await agency.newLead()]
    for (const each of [lead, sent]) await agency.deliver(each, collecting())
    const delivery = agency.db.doc(`deliveries/query_${lead.id}`)
    await delivery.update({ state: 'perhapsSent', possibleCopies: 3 })
    expect(await staff.resendAllUnsent(agency.db, agency.now())).toBe(1)
    await agency.sweepTimes(1, collecting)
    expect(mails).toHaveLength(3)
    expect(mails[2]).toContain(pathOf(lead))
    expect(await agency.deliveryOf(lead)).toMatchObject({ state: 'sent' })
  })

  it('an export since a day begins at midnight in India', async () => {
    const since = staff.startOfIndianDay('2099-03-01')!
    expect(since).toEqual(new Date('2099-03-01T00:00:00+05:30'))
    const early = await agency.newLead({}, new Date(since.getTime() - 1))
    const late = await agency.newLead({}, since)
    const csv = await staff.exportLeads(agency.db, { since })
    expect(csv).toContain(late.id)
    expect(csv).not.toContain(early.id)
    expect(staff.startOfIndianDay('yesterday')).toBeNull()
  })

  it.each(['=1+1', '+1', '-1', '@x', '\t=1', '\n=1', '\r=1', ' =1'])(
    'a cell with %j is exported as text that spreadsheets do not run',
    async (typed) => {
      const lead = await agency.newLead({ firstName: typed })
      expect(await staff.exportLeads(agency.db, { keys: [lead] })).toContain(`"'${typed}"`)
    },
  )
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
  return run(words, async () => ({ db, staff }))
}

function asProcess(...words: string[]) {
  return promisify(execFile)(process.execPath, ['scripts/leads.mjs', ...words])
}
