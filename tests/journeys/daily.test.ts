// The daily mail, and what else the daily function does.

import { answerPath } from 'functions/lead/answer-record.ts'
import { pathOf } from 'functions/lead/lead.ts'
import { listLeads } from 'functions/staff/commands/list.ts'
import { daily } from 'functions/staff/daily/daily.ts'
import { eraseByEmail } from 'functions/staff/erase-leads.ts'
import { indianDay, isSunday } from 'functions/staff/working-day.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { callScheduled } from '../../scripts/scheduler.mjs'
import { functionsUrl, projectId } from '../suite/addresses.ts'
import { agencyWithServer, DAY, DIGESTS_ONLY, MINUTE } from '../suite/agency.ts'
import { waitForMails } from '../suite/inbox.ts'
import { db } from '../suite/leads.ts'
import type { Behaviour } from '../suite/smtp-server.ts'

const agency = await agencyWithServer('demo-daily')
const { deliver, deliveryOf, dependencies, newLead, newLeads, now, pass, server } = agency
const { sweepHourly, sweepTimes, told } = agency
const JOB = { keepLeadsMonths: 24, log: () => {} }

beforeEach(() => {
  // Monday, 5 April 2027, nine o’clock in India.
  pass(Date.parse('2027-04-05T03:30:00Z') - now().getTime())
})

it.each(['daily', 'sweep'] as const)('%s answers a call of Cloud Scheduler', async (name) => {
  expect(await callScheduled(name, functionsUrl, projectId)).toBe(200)
})

it('the daily function stores the day, whose event mails the agency', async () => {
  const yesterday = new Date(Date.now() - DAY)
  const weekday = isSunday(yesterday) ? new Date(yesterday.getTime() - DAY) : yesterday
  const day = indianDay(weekday)
  await db.doc(`deliveries/daily_${day}`).delete()
  await db.doc(`daily/${day}`).delete()
  await daily({ ...JOB, db, now: () => weekday })
  const [mail] = await waitForMails('This mail comes every morning')
  expect(mail?.subject).toMatch(/^(All well|Please look): /)
})

describe('the daily function', () => {
  it('replaces the daily mail of 30 days ago that was never sent', async () => {
    await callDaily()
    pass(30 * DAY)
    await callDaily()
    await sweepTimes(2)
    expect(server.taken).toHaveLength(1)
    const { docs } = await agency.db.collection('daily').get()
    expect(docs.map(({ id }) => id)).toEqual(['2027-05-05'])
  })

  it('makes the sweep mail a lead with a future timestamp, or without a timestamp', async () => {
    const stored = await agency.db.collection('query').add({ firstName: 'Asha' })
    const later = await newLead({}, new Date(now().getTime() + 400 * DAY))
    await sweepTimes(3)
    expect(server.taken).toHaveLength(0)
    await callDaily()
    await sweepTimes(1)
    expect(told()).toContain(stored.path)
    expect(told()).toContain(`query/${later.id}`)
    expect((await listLeads(agency.db)).map(({ lead }) => lead)).toContain(stored.path)
  })

  it('erases leads older than 24 months with their delivery records, but no younger', async () => {
    const old = await mailed()
    pass(2 * DAY)
    const younger = await mailed()
    // 6 April 2029: the first lead is a day older than 24 months, the second a day younger.
    pass(730 * DAY)
    await callDailyAndDeliver()
    expect((await agency.db.doc(`query/${old.id}`).get()).exists).toBe(false)
    expect(await deliveryOf(old)).toBeUndefined()
    expect((await agency.db.doc(`query/${younger.id}`).get()).exists).toBe(true)
  })

  it('erases no lead early where a month has fewer days', async () => {
    const { db, newLead } = agency
    const { id } = await newLead({}, new Date('2027-03-01T12:00:00Z'))
    const now = () => new Date('2027-08-31T03:30:00Z')
    await daily({ ...JOB, db, now, keepLeadsMonths: 6 })
    expect((await db.doc(`query/${id}`).get()).exists).toBe(true)
  })
})

describe('the daily mail', () => {
  it('says that all is well, and how many leads came since the last daily mail', async () => {
    const lead = await mailed()
    await agency.db.doc(answerPath(lead)).update({ waitingSince: null })
    expect(await morning()).toMatch(/^All well\n\n1 new lead \(1 quote request, 0 messages\)\./)
    pass(DAY)
    expect(await morning()).toMatch(/^All well\n\nno new leads since 5 Apr 2027, 9:00\sam IST\./)
  })

  it('is mailed once a day, and is not listed as a lead', async () => {
    await callDaily()
    expect(await listLeads(agency.db)).toEqual([])
    await morning()
    await callDailyAndDeliver()
    expect(server.taken).toHaveLength(1)
  })

  it('does not come on a Sunday', async () => {
    pass(-DAY)
    await callDailyAndDeliver()
    expect(server.received).toHaveLength(0)
  })

  it('names leads unanswered for a working day, with a link to note the answer', async () => {
    const lead = await mailed()
    pass(DAY - MINUTE)
    expect(await morning()).not.toContain('Not answered')
    pass(DAY)
    const text = await morning()
    // The name is isolated, because it may be written from right to left.
    expect(text).toContain(`Quote request of \u2068Asha ${lead.id}\u2069, `)
    const { token } = (await agency.answerOf(lead)) ?? {}
    expect(text).toContain(`https://agency.example/answer/query/${lead.id}/${token}`)
    await agency.db.doc(answerPath(lead)).update({ waitingSince: null })
    pass(DAY)
    expect(await morning()).toMatch(/^All well/)
  })

  it('and a list show a forgotten lead although a flood of leads was deleted', async () => {
    const forgotten = await mailed()
    const deleted = await mailed()
    await agency.db.doc(pathOf(deleted)).delete()
    // More records of deleted leads than fit into one read, all older.
    const floodRecords = async () => {
      const batch = agency.db.batch()
      for (let id = 0; id < 500; id++)
        batch.set(agency.db.doc(`answers/query_flood${id}`), { waitingSince: new Date(1) })
      await batch.commit()
    }
    await floodRecords()
    const rows = await listLeads(agency.db, { filter: 'unanswered' })
    expect(rows.map(({ lead }) => lead)).toEqual([pathOf(forgotten)])
    expect(await agency.answerOf(deleted)).toBeUndefined()
    expect(await deliveryOf(deleted)).toBeUndefined()
    await floodRecords()
    pass(2 * DAY)
    const text = await morning()
    expect(text).toContain(pathOf(forgotten))
    expect(text).not.toContain('more')
  })

  it('does not name a lead that was erased while the daily mail waited', async () => {
    const lead = await mailed({ firstName: 'Erased', email: 'gone@example.in' })
    pass(2 * DAY)
    server.behave({ greeting: 421 })
    await callDailyAndDeliver()
    await eraseByEmail(agency.db, 'gone@example.in')
    server.behave({})
    await sweepTimes(1)
    const text = server.taken.at(-1)?.text
    expect(text).toContain('no new leads')
    expect(text).not.toContain(lead.id)
  })

  it('does not count a Sunday as a working day', async () => {
    // Saturday, 10 April, ten in the morning.
    pass(5 * DAY + 60 * MINUTE)
    await mailed()
    pass(2 * DAY - 60 * MINUTE)
    expect(await morning()).toMatch(/^All well/)
    pass(DAY)
    expect(await morning()).toContain('Not answered for a working day')
  })

  it('names leads that could not be mailed, and the problem of a recipient', async () => {
    const lead = await newLead()
    server.behave({ recipient: '550 5.1.1 unknown' })
    await deliver(lead)
    pass(30 * MINUTE)
    server.behave({})
    const text = await morning()
    expect(text).toMatch(/^Please look\n/)
    expect(text).toContain(`(query/${lead.id})`)
    expect(text).toMatch(/Mail problem: recipient \w{12} EENVELOPE 550/)
  })

  it.each<[NonNullable<Behaviour['data']>]>([
    ['drop'],
    ['554 5.7.1 spam'],
    ['421 4.7.0 suspicious'],
    ['554 5.4.6 too many hops'],
  ])('leaves out the visitors’ names when the answer to a name is %s', async (data) => {
    const lead = await mailed({ firstName: 'Killer', lastName: 'x' })
    pass(2 * DAY)
    server.behave({ data, words: /Killer/ })
    await callDailyAndDeliver()
    await sweepTimes(3)
    const text = server.taken.at(-1)?.text
    expect(text).toContain(`(query/${lead.id})`)
    expect(text).not.toContain('Killer')
  })

  it('names the leads of a digest that was perhaps mailed, but not the digest', async () => {
    const digestsOnly = () => dependencies({ limits: DIGESTS_ONLY })
    const leads = await newLeads(2)
    for (const lead of leads) await deliver(lead, digestsOnly())
    server.behave({ data: 'drop' })
    await sweepHourly(4, digestsOnly)
    server.behave({})
    const text = await morning()
    expect(text).toContain('Perhaps mailed, never confirmed')
    for (const lead of leads) expect(text).toContain(`(query/${lead.id})`)
    expect(text).not.toContain('and 1 more')
  })

  it('shows a visitor’s name as text', async () => {
    await mailed({ firstName: '<b>Asha</b>', lastName: 'x' })
    pass(2 * DAY)
    await morning()
    expect(server.taken.at(-1)?.html).toContain('&lt;b&gt;Asha&lt;/b&gt; x')
  })
})

function callDaily() {
  return daily({ ...JOB, db: agency.db, now })
}

async function mailed(values = {}) {
  const lead = await newLead(values)
  expect(await deliver(lead)).toBe('sent')
  // The emulator's createTime is this machine's time, not the test's.
  await agency.db.doc(answerPath(lead)).update({ waitingSince: now() })
  return lead
}

/** Calls the daily function and handles the event of the day that it stores. */
async function callDailyAndDeliver() {
  await callDaily()
  await deliver({ form: 'daily', id: indianDay(now()) })
}

/** The text of this morning's daily mail. */
async function morning(): Promise<string> {
  await callDailyAndDeliver()
  return server.taken.at(-1)?.text ?? ''
}
