// The commands of staff (npm run leads), and the code of functions/src/staff behind the commands.

import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { deliveryPath } from 'functions/delivery/delivery-record.ts'
import { answerPath } from 'functions/lead/answer-record.ts'
import { type Lead, pathOf } from 'functions/lead/lead.ts'
import { readAll } from 'functions/lead/read-leads.ts'
import * as staff from 'functions/staff/commands/index.ts'
import { describe, expect, it } from 'vitest'
import { leads as run } from '../../scripts/lead-commands.mjs'
import { projectId } from '../suite/addresses.ts'
import { agencyWithServer } from '../suite/agency.ts'

/** A project without triggers. */
const agency = await agencyWithServer('demo-staff')
const { db, server } = agency

describe('npm run leads', () => {
  it('lists leads with states, or the unanswered alone, and nothing that was typed', async () => {
    const [sent, unsure] = [await mailedLead(), await mailedLead()]
    await db.doc(answerPath(sent)).update({ waitingSince: null, answeredAt: new Date() })
    await db.doc(deliveryPath(unsure)).update({ state: 'perhapsSent' })
    const stdout = await leads('list')
    const lineOf = (lead: Lead) => stdout.split('\n').find((text) => text.startsWith(pathOf(lead)))
    expect(lineOf(sent)).toMatch(/IST +sent +1 /)
    expect(lineOf(unsure)).toMatch(/IST +perhapsSent +1( |$)/)
    expect(stdout).not.toMatch(/Asha|asha@/)
    const unanswered = await leads('list', '--unanswered')
    expect(unanswered).toContain(pathOf(unsure))
    expect(unanswered).not.toContain(pathOf(sent))
  })

  it('resends a lead by the next sweep, with the same Message-ID', async () => {
    const path = pathOf(await mailedLead())
    expect(await leads('resend', path)).toContain('by the next sweep')
    await agency.sweepTimes(1)
    expect(server.taken).toHaveLength(2)
    expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(1)
  })

  it('erases all leads of an address, in any spelling, with all data about them', async () => {
    const [one, other, kept] = [
      await mailedLead({ email: 'asha@xn--bcher-kva.example' }),
      await mailedLead({ email: 'Asha@Bücher.example' }),
      await mailedLead(),
    ]
    await db.doc('contact/console').set({ email: 'asha@bücher.example' })
    const stdout = await leads('erase', '--email', 'Asha <asha@BÜCHER.example>')
    expect(stdout).toMatch(/^3 leads erased.* contact\/console/)
    for (const lead of [one, other]) {
      const paths = [pathOf(lead), deliveryPath(lead), answerPath(lead)]
      for (const read of await readAll(db, paths)) expect(read.exists).toBe(false)
    }
    expect((await db.doc(pathOf(kept)).get()).exists).toBe(true)
  })

  it('closes and opens both forms, of a project named by its alias too, by one field', async () => {
    const isClosed = async () => (await db.doc('switches/forms').get()).get('closed')
    await leads('close')
    expect(await isClosed()).toBe(true)
    const named = ['open', '--project', 'default']
    const opened = await run(named, async (project = '') => ({ db, staff, project }))
    expect(opened).toMatch(/\nProject: demo-seventh-pass\n$/)
    expect(await isClosed()).toBe(false)
  })

  it.each([
    ['close agency-prod', 'takes no word'],
    ['open --limit 5', 'has no option'],
    ['status now', 'takes no word'],
    ['list agency-prod', 'takes no word'],
    ['erase a@b.in', 'takes no word'],
    ['resend deliveries/query_x', 'is not the path of a lead'],
    ['resend query/unknown', 'There is no query/unknown'],
    ['erase --email nobody', 'Name the e-mail address'],
    ['erase --email a@b.in,c@d.in', 'Name the e-mail address'],
    ['list --limit many', 'a whole number'],
    ['list --open --unanswered', 'not both'],
    ['export --since 2026-11-01 --to /no/such/folder/leads.csv', 'cannot be written'],
    ['drop', 'no command of this name'],
    ['constructor', 'no command of this name'],
    ['status --project ', '--project has no id'],
    ['list --all', "Unknown option '--all'"],
  ])('`%s` is refused with the usage, and closes no form', async (words, message) => {
    const refused = expect(leads(...words.split(' '))).rejects
    await refused.toThrow(new RegExp(`${message}[^]*npm run leads -- list`))
    expect((await db.doc('switches/forms').get()).get('closed')).not.toBe(true)
  })

  it('lists open leads, resends them except in a send, exports none of a future day', async () => {
    const [lead] = [await mailedLead(), await mailedLead()]
    const [path, delivery] = [pathOf(lead), db.doc(deliveryPath(lead))]
    expect(await leads('list', '--open')).not.toContain(path)
    const lease = new Date(Date.now() + 60_000)
    await delivery.update({ state: 'sending', dueAt: lease })
    await expect(leads('resend', path)).rejects.toThrow(`again after ${lease.toISOString()}`)
    await delivery.update({ state: 'perhapsSent', dueAt: null, possibleCopies: 3 })
    expect(await leads('list', '--open')).toContain(path)
    expect(await leads('resend', '--all-unsent')).toMatch(/^1 unsent/)
    await agency.sweepTimes(1)
    expect(server.taken).toHaveLength(3)
    expect(server.taken[2]!.text).toContain(path)
    const csv = await leads('export', '--since', '2099-03-01')
    expect(csv).toMatch(/^"lead","sent \(India\)",[^\n]*\r\n$/)
  })

  it('status shows problems, mails, unsent leads, watermark, last sweep and forms', async () => {
    await agency.sweepTimes(1)
    const stdout = await leads('status')
    expect(stdout).toMatch(/^problem +\w/)
    expect(stdout).toMatch(/^mails +\d+ in the last hour, \d+ in the last day$/m)
    expect(stdout).toMatch(/^unsent +\d+/m)
    for (const time of ['watermark', 'last sweep'])
      expect(stdout).toMatch(new RegExp(`^${time} +\\d+ \\w+ \\d{4}, .* IST$`, 'm'))
    expect(stdout).toMatch(/^forms +open$/m)
  })

  it('exports the named leads alone, into a file that spreadsheets read as UTF-8', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'leads-')), 'leads.csv')
    const typed = { firstName: '=X("x")', lastName: 'आशा\r\n"B', phoneNumber: '098123' }
    const [one, other] = [await mailedLead(typed), await mailedLead()]
    expect(await leads('export', pathOf(one), '--to', file)).toMatch(/has 1 leads\.\nProject: /)
    const csv = readFileSync(file, 'utf8')
    expect(csv).toMatch(/^\uFEFF"lead","sent \(India\)","firstName","lastName","email",/)
    const cells = `"'=X(""x"")","आशा\r\n""B","asha@example.in","'098123","ladakh"`
    expect(csv).toContain(cells)
    expect(csv).not.toContain(other.id)
    expect(await leads('export', pathOf(one))).toBe(csv.slice(1))
  })

  it.each(['project', 'open', 'email', 'since', 'all-unsent'])(
    'refuses to run after npm has taken the option --%s for itself',
    async (option) => {
      const env = { [`npm_config_${option.replace('-', '_')}`]: 'true' }
      await expect(asProcess(env, 'status')).rejects.toMatchObject({
        stderr: expect.stringContaining(`npm has taken --${option}`),
      })
    },
  )

  it('refuses to export into a redirected output, which would begin with npm’s lines', async () => {
    const exporting = asProcess({ npm_lifecycle_event: 'leads' }, 'export', '--since', '2099-03-01')
    await expect(exporting).rejects.toMatchObject({ stderr: expect.stringContaining('--to') })
  })

  it('prints its result, or what was wrong and the usage', async () => {
    const { stdout } = await asProcess({}, 'list', '--open', '--limit', '1')
    expect(stdout).toMatch(/^(lead +|There are no such leads)/)
    expect(stdout).toContain(`Project: ${projectId}`)
    await expect(asProcess({}, 'export', '--since', '2026-02-30')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run leads -- list'),
    })
  })
})

describe('in a project without triggers', () => {
  it('a list has the newest leads, also without a delivery', async () => {
    const paths: string[] = []
    for (let stored = 0; stored < 5; stored++) {
      agency.pass(1000)
      paths.push(pathOf(await agency.newLead()))
    }
    const now = new Date(agency.now().getTime() + 1000)
    const open = await staff.listLeads(agency.db, { filter: 'open', limit: 3, now })
    expect(open.map(({ lead }) => lead)).toEqual(paths.toReversed().slice(0, 3))
    await agency.sweepTimes(1)
    expect(await staff.listLeads(agency.db, { filter: 'open' })).toEqual([])
    for (const filter of ['all', 'unanswered'] as const) {
      const rows = await staff.listLeads(agency.db, { filter, limit: 1 })
      expect(rows.map(({ lead }) => lead)).toEqual(paths.slice(-1))
    }
  })

  it('an export since a day begins at midnight in India', async () => {
    const since = staff.startOfIndianDay('2099-03-01')!
    expect(since).toEqual(new Date('2099-03-01T00:00:00+05:30'))
    const early = await agency.newLead({}, new Date(since.getTime() - 1))
    const late = await agency.newLead({}, since)
    const csv = await staff.exportLeads(agency.db, since)
    expect(csv).toContain(late.id)
    expect(csv).not.toContain(early.id)
    expect(staff.startOfIndianDay('yesterday')).toBeNull()
  })

  it.each([
    ...['=1+1', '+1', '-1', '@x', '\t=1', '\n=1', '\r=1', ' =1', '3-4', '0981 234', '1,5', '＝1'],
    ...['＋1', '－1', '＠x', '1e5', '5 May', 'May 2027', 'MAR-1', '1-Sept', 'TRUE', 'false', '10%'],
    ...['₹500', 'ＴＲＵＥ', 'INR 500', '5:30 pm', 'Sat, 1 January 2027', '१२', '#N/A', "'x", '½'],
  ])(
    'a cell with %j is exported as text that spreadsheets neither run nor change',
    async (typed) => {
      const lead = await agency.newLead({
        firstName: typed,
        lastName: 'May',
        email: '98123@example.in',
      })
      const csv = await staff.exportLeads(agency.db, [lead])
      expect(csv).toContain(`"'${typed}"`)
      for (const plain of [pathOf(lead), 'May', '98123@example.in', 'ladakh'])
        expect(csv).toContain(`"${plain}"`)
    },
  )
})

async function mailedLead(values = {}) {
  const lead = await agency.newLead(values)
  expect(await agency.deliver(lead)).toBe('sent')
  return lead
}

function leads(...words: string[]) {
  return run(words, async () => ({ db, staff, project: 'demo-staff' }))
}

function asProcess(env: Record<string, string>, ...words: string[]) {
  const options = { env: { ...process.env, ...env } }
  return promisify(execFile)(process.execPath, ['scripts/leads.mjs', ...words], options)
}
