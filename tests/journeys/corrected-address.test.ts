// MAIL_TO named an address that does not exist, and staff correct it.

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dailyReport } from '../../functions/src/staff/daily-report.ts'
import { agencyWith, MINUTE } from '../suite/agency.ts'
import { memoryFirestore } from '../suite/memory-firestore.ts'
import { smtpServer } from '../suite/smtp-server.ts'

const HOUR = 60 * MINUTE
const WRONG = 'laeds@agency.example'
let agency: ReturnType<typeof agencyWith>
let server: Awaited<ReturnType<typeof smtpServer>>

beforeAll(async () => {
  server = await smtpServer({ recipient: '550 5.1.1 unknown', about: WRONG })
})
beforeEach(() => {
  agency = agencyWith(memoryFirestore().connect())
  server.taken.length = 0
})
afterAll(() => server.close())

it('two sweeps after the correction every lead is mailed', async () => {
  const leads = []
  for (let count = 0; count < 4; count++) {
    const lead = await agency.newLead()
    leads.push(lead)
    expect(await agency.deliver(lead, to(WRONG))).toBe('waiting')
    agency.pass(4 * 24 * HOUR)
    await agency.sweepTimes(4, () => to(WRONG))
  }
  await agency.sweepTimes(2, () => to('leads@agency.example'))
  for (const lead of leads) {
    expect(await agency.deliveryOf(lead)).toMatchObject({ state: 'sent' })
  }
  expect(server.taken).toHaveLength(leads.length)
})

it('the daily mail no longer reports an address that was removed', async () => {
  const both = to('leads@agency.example', WRONG)
  expect(await agency.deliver(await agency.newLead(), both)).toBe('sent')
  expect(await problems()).toEqual([expect.stringMatching(/^recipient \w{12} EENVELOPE 550$/)])
  await agency.deliver(await agency.newLead(), to('leads@agency.example'))
  expect(await problems()).toEqual([])
})

function to(...recipients: string[]) {
  const own = agency.dependencies(server.port)
  return { ...own, addresses: { ...own.addresses, to: recipients } }
}

async function problems() {
  return (await dailyReport(agency.db, 'https://agency.example', agency.now())).problems
}
