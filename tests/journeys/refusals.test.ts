// Addresses in MAIL_TO that are wrong or full for days; and leads whose words make a
// firewall cut the connection. The clock is the test's.

import { type Lead, pathOf } from 'functions/lead/lead.ts'
import { dailyReport } from 'functions/staff/daily/daily-mail.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { agencyWithServer, DIGESTS_ONLY, MINUTE } from '../suite/agency.ts'
import type { Behaviour } from '../suite/smtp-server.ts'

const RIGHT = 'leads@agency.example'
const WRONG = 'laeds@agency.example'
const FULL = 'full@agency.example'

const agency = await agencyWithServer('demo-refusals')
const { deliver, deliveryOf, dependencies, newLead, newLeads, pass } = agency
const { server, statesOf, sweepTimes, told } = agency

it('the daily mail does not report an unknown address after its removal from MAIL_TO', async () => {
  const problems = async () => (await dailyReport(agency.db, agency.now())).problems
  server.behave({ recipient: '550 5.1.1 unknown', about: WRONG })
  expect(await deliver(await newLead(), mailingTo(RIGHT, WRONG))).toBe('sent')
  expect(await problems()).toEqual([expect.stringMatching(/^recipient \w{12} EENVELOPE 550$/)])
  await deliver(await newLead(), mailingTo(RIGHT))
  expect(await problems()).toEqual([])
})

describe('a mailbox that is full for days', () => {
  beforeEach(() => server.behave({ recipient: '552 5.2.2 mailbox full', about: FULL }))

  it('raises one alarm, however many leads wait for the recipient', async () => {
    for (let count = 0; count < 4; count++) {
      await deliver(await newLead(), mailingTo(RIGHT, FULL))
      await sweepTimes(4, () => mailingTo(RIGHT, FULL))
    }
    expect(agency.alarms()).toEqual(['a recipient is refused'])
  })

  it('holds back no lead whose event never came', async () => {
    for (let count = 0; count < 12; count++) {
      await deliver(await newLead(), mailingTo(RIGHT, FULL))
    }
    const forgotten = await newLead()
    pass(2 * MINUTE)
    await sweepTimes(1, () => mailingTo(RIGHT, FULL))
    expect(await deliveryOf(forgotten)).toMatchObject({ unsentSince: null, attempts: 1 })
  })
})

// The last answer is one that Gmail gives to words (facts of mail servers: docs/decisions/006).
it.each<NonNullable<Behaviour['data']> | 'drop during the message'>([
  'drop during the message',
  ...(['451 4.3.0 later', '452 4.3.1 no room', '451 4.4.2 time-out', '552 5.2.2 full'] as const),
  ...(['550 5.4.5 daily limit', '554 5.4.6 too many hops', 'drop', 'silent'] as const),
  '421-4.7.0 suspicious due to the nature of\n421 4.7.0 the content and/or the links',
])(
  'words whose answer is %s hold back no lead, and their lead is mailed without them',
  async (data) => {
    const limits = { perTenMinutes: 4, perHour: 40, perDay: 400 }
    const brief = () => dependencies({ limits, times: { attempt: 500 } })
    const during = data === 'drop during the message'
    server.behave({ ...(during ? { duringData: 'drop' } : { data }), words: /Spam/ })
    const bad = await newLeads(2, () => ({ firstName: 'Spam' }))
    for (const lead of bad) await deliver(lead, brief())
    const [missed, queued] = [await newLeads(2), await newLeads(2)]
    for (const lead of queued) await deliver(lead, dependencies({ limits: DIGESTS_ONLY }))
    await sweepTimes(1, brief)
    expect(await statesOf([...missed, ...queued])).toEqual(['sent'])
    await sweepTimes(20, brief)
    expect(await statesOf(bad)).toEqual(['sent'])
    for (const lead of bad) expect(told()).toContain(pathOf(lead))
    expect(told()).toContain('npm run leads -- export')
    expect(told()).not.toContain('Spam')
  },
)

it('a lead with fewer attempts comes before leads whose words end each connection', async () => {
  const bad = await newLeads(3, () => ({ firstName: 'Spam' }))
  server.behave({ greeting: 421 })
  const good = await newLead()
  for (const lead of [...bad, good]) await deliver(lead)
  for (const lead of bad)
    await agency.db.doc(`deliveries/query_${lead.id}`).update({ attempts: 2, dueAt: new Date(0) })
  server.behave({ data: 'drop', words: /Spam/ })
  await sweepTimes(1)
  expect(await deliveryOf(good)).toMatchObject({ state: 'sent' })
})

it('a lead with two possible copies gets at most one more, also over the rate limit', async () => {
  const limits = { perTenMinutes: 1, perHour: 40, perDay: 400 }
  const brief = () => dependencies({ limits, times: { attempt: 500 } })
  server.behave({ data: 'silent' })
  const lead = await newLead()
  expect(await deliver(lead, brief())).toBe('waiting')
  pass(16 * MINUTE)
  expect(await deliver(lead, brief())).toBe('waiting')
  pass(61 * MINUTE)
  await deliver(await newLead(), brief())
  for (let hour = 0; hour < 6; hour++) {
    pass(60 * MINUTE)
    await sweepTimes(1, brief)
  }
  const copies = server.received.filter(({ text }) => text.includes(pathOf(lead)))
  expect(copies).toHaveLength(3)
})

it('words that end the connection stop one step of a sweep, and only twice in a row', async () => {
  server.behave({ data: 'drop' })
  const due = await newLead()
  await deliver(due)
  server.behave({ data: 'drop', words: /Spam/ })
  const forgotten: Lead[] = []
  for (const firstName of ['Spam', 'Asha', 'Spam', 'Ravi', 'Spam', 'Spam']) {
    pass(1000)
    forgotten.push(await newLead({ firstName }))
  }
  pass(90 * MINUTE)
  await sweepTimes(1)
  for (const lead of [forgotten[1]!, forgotten[3]!, due])
    expect(await deliveryOf(lead)).toMatchObject({ state: 'sent' })
})

function mailingTo(...recipients: string[]) {
  return dependencies({ to: recipients })
}
