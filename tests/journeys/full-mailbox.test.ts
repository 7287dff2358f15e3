// Two recipients, of which one has a full mailbox for days.

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { agencyWith, MINUTE } from '../suite/agency.ts'
import { memoryFirestore } from '../suite/memory-firestore.ts'
import { smtpServer } from '../suite/smtp-server.ts'

const to = ['a@agency.example', 'b@agency.example']
let agency: ReturnType<typeof agencyWith>
let server: Awaited<ReturnType<typeof smtpServer>>

beforeAll(async () => {
  server = await smtpServer({ recipient: '552 5.2.2 mailbox full', about: 'b@agency.example' })
})
beforeEach(() => {
  agency = agencyWith(memoryFirestore().connect())
})
afterAll(() => server.close())

it('one alarm names the recipient, however many leads wait for the full mailbox', async () => {
  for (let count = 0; count < 4; count++) {
    await agency.deliver(await agency.newLead(), dependencies())
    await agency.sweepTimes(4, dependencies)
  }
  expect(agency.alarms()).toEqual(['a recipient is refused'])
})

it('leads that wait for the full mailbox hold back no lead whose event never came', async () => {
  for (let count = 0; count < 12; count++) {
    await agency.deliver(await agency.newLead(), dependencies())
  }
  const forgotten = await agency.newLead()
  agency.pass(2 * MINUTE)
  await agency.sweepTimes(1, dependencies)
  expect(await agency.deliveryOf(forgotten)).toMatchObject({ unsentSince: null, attempts: 1 })
})

function dependencies() {
  const own = agency.dependencies(server.port)
  return { ...own, addresses: { ...own.addresses, to } }
}
