// Addresses in MAIL_TO that are wrong, full for days, or greylisted.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Mailer } from '../../functions/src/mail/mail.ts'
import { dailyReport } from '../../functions/src/staff/daily-report.ts'
import { MINUTE, memoryAgency } from '../suite/agency.ts'
import { smtpServer } from '../suite/smtp-server.ts'

const DAY = 24 * 60 * MINUTE
const RIGHT = 'leads@agency.example'
const WRONG = 'laeds@agency.example'
const FULL = 'full@agency.example'

const agency = memoryAgency()
let server: Awaited<ReturnType<typeof smtpServer>>

beforeAll(async () => {
  server = await smtpServer()
})
beforeEach(() => {
  agency.reset()
  server.taken.length = 0
})
afterAll(() => server.close())

describe('an address that does not exist', () => {
  beforeEach(() => server.behave({ recipient: '550 5.1.1 unknown', about: WRONG }))

  it('is corrected by staff: two sweeps later every lead is mailed', async () => {
    const leads = []
    for (let count = 0; count < 4; count++) {
      const lead = await agency.newLead()
      leads.push(lead)
      expect(await agency.deliver(lead, to(WRONG))).toBe('waiting')
      agency.pass(4 * DAY)
      await agency.sweepTimes(4, () => to(WRONG))
    }
    await agency.sweepTimes(2, () => to(RIGHT))
    for (const lead of leads) {
      expect(await agency.deliveryOf(lead)).toMatchObject({ state: 'sent' })
    }
    expect(server.taken).toHaveLength(leads.length)
  })

  it('is no longer reported by the daily mail when it was removed', async () => {
    const problems = async () =>
      (await dailyReport(agency.db, 'https://agency.example', agency.now())).problems
    expect(await agency.deliver(await agency.newLead(), to(RIGHT, WRONG))).toBe('sent')
    expect(await problems()).toEqual([expect.stringMatching(/^recipient \w{12} EENVELOPE 550$/)])
    await agency.deliver(await agency.newLead(), to(RIGHT))
    expect(await problems()).toEqual([])
  })
})

describe('a mailbox that is full for days', () => {
  beforeEach(() => server.behave({ recipient: '552 5.2.2 mailbox full', about: FULL }))

  it('raises one alarm that names the recipient, however many leads wait for it', async () => {
    for (let count = 0; count < 4; count++) {
      await agency.deliver(await agency.newLead(), to(RIGHT, FULL))
      await agency.sweepTimes(4, () => to(RIGHT, FULL))
    }
    expect(agency.alarms()).toEqual(['a recipient is refused'])
  })

  it('holds back no lead whose event never came', async () => {
    for (let count = 0; count < 12; count++) {
      await agency.deliver(await agency.newLead(), to(RIGHT, FULL))
    }
    const forgotten = await agency.newLead()
    agency.pass(2 * MINUTE)
    await agency.sweepTimes(1, () => to(RIGHT, FULL))
    expect(await agency.deliveryOf(forgotten)).toMatchObject({ unsentSince: null, attempts: 1 })
  })
})

it('of many greylisted recipients each gets the lead once, however many attempts that takes', async () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@agency.example`)
  const delivered: string[] = []
  const mailer: Mailer = {
    async send(_mail, [accepted = '', ...others]) {
      delivered.push(accepted)
      const failure = {
        scope: 'recipient',
        permanent: false,
        mayBeSent: false,
        code: 'EENVELOPE 450',
      } as const
      const refused = others.map((recipient) => ({ recipient, failure }))
      return { ok: true, accepted: [accepted], refused }
    },
  }
  const greylisting = () => ({ ...to(...all), mailer })
  const lead = await agency.newLead()
  await agency.deliver(lead, greylisting())
  await agency.sweepTimes(5, greylisting)
  expect(delivered).toEqual(all)
  expect(await agency.deliveryOf(lead)).toMatchObject({ state: 'sent' })
})

function to(...recipients: string[]) {
  const own = agency.dependencies(server.port)
  return { ...own, addresses: { ...own.addresses, to: recipients } }
}
