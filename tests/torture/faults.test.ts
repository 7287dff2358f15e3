// Each fault of a mail server, for two hours of the agency's clock: what was stored meanwhile is mailed
// within two sweeps of its end, once, and the alarm was raised once.

import { afterEach, beforeEach, expect, it } from 'vitest'
import { deliver } from '../../functions/src/deliver.ts'
import type { Lead } from '../../functions/src/lead.ts'
import { sweep } from '../../functions/src/sweep.ts'
import { type Behaviour, smtpServer } from '../suite/smtp-server.ts'
import { MINUTE, ownAgency } from '../suite/world.ts'
import { figure } from './figures.ts'

const LEADS = 10
const HOURS = 2

const agency = ownAgency('demo-long-faults')
let server: Awaited<ReturnType<typeof smtpServer>>

beforeEach(async () => {
  server = await smtpServer()
  await agency.reset()
})
afterEach(() => server.close())

it.each<[string, Behaviour]>([
  ['421 as a greeting', { greeting: 421 }],
  ['no greeting', { greeting: 'silent' }],
  ['a wrong password (535)', { login: 535 }],
  ['no login just now (454)', { login: 454 }],
  ['451 to MAIL', { sender: 451 }],
  ['450 to RCPT', { recipient: 450 }],
  ['452 after DATA', { data: 452 }],
  ['421 after DATA', { data: 421 }],
  ['silence after DATA', { data: 'silent' }],
  ['a connection dropped after DATA', { data: 'drop' }],
])('%s for two hours', async (name, behaviour) => {
  server.behave(behaviour)
  const leads = await storedDuring(HOURS)
  server.behave({})
  server.received.length = 0

  await sweep(agency.world(server.port))
  agency.pass(5 * MINUTE)
  await sweep(agency.world(server.port))
  expect(await untold(leads)).toBe(0)
  expect(server.received).toHaveLength(LEADS)
  expect(alarms()).toEqual(['the mail server fails'])
  figure(`${name}, ${HOURS} h: leads untold two sweeps later`, await untold(leads), 0)
})

it('a recipient that does not exist (550) parks, and staff’s resend mails every lead', async () => {
  server.behave({ recipient: 550 })
  const leads = await storedDuring(HOURS)
  expect(alarms()).toEqual(leads.map(() => 'delivery parked'))
  server.behave({})
  const { resend } = await import('../../functions/src/staff/index.ts')
  for (const lead of leads) expect(await resend(agency.db, lead, agency.now())).toBe(true)
  await sweep(agency.world(server.port))
  expect(await untold(leads)).toBe(0)
  figure('550 to the only recipient: leads untold after a resend', await untold(leads), 0)
})

it('one recipient of two that does not exist raises the alarm, and the other is told once', async () => {
  server.behave({ recipient: 550, about: 'gone@agency.example' })
  const lead = await agency.newLead()
  const world = agency.world(server.port)
  const to = 'leads@agency.example, gone@agency.example'
  expect(await deliver(lead, { ...world, envelope: { ...world.envelope, to } })).toBe('sent')
  expect(server.received).toHaveLength(1)
  expect(alarms()).toEqual(['a recipient was refused'])
  figure('550 to one of two: mails to the other', server.received.length, 1)
})

it('content that is refused (554) goes out once as plain text', async () => {
  server.behave({ data: 554 })
  const leads = await storedDuring(5 / 60)
  server.behave({})
  server.received.length = 0
  for (let round = 0; round < 2; round++) {
    agency.pass(5 * MINUTE)
    await sweep(agency.world(server.port))
  }
  const refusedTwice = alarms().filter((message) => message === 'delivery parked').length
  expect(server.received).toHaveLength(leads.length - refusedTwice)
  expect(server.received.every((mail) => !mail.includes('text/html'))).toBe(true)
  figure('554 after DATA: leads neither mailed nor parked', (await untold(leads)) - refusedTwice, 0)
})

/** Leads that come at even distances while events are tried once and the sweep runs every five minutes. */
async function storedDuring(hours: number): Promise<Lead[]> {
  const leads: Lead[] = []
  const sweeps = hours * 12
  for (let step = 0; step < sweeps; step++) {
    while (leads.length < ((step + 1) / sweeps) * LEADS) {
      const lead = await agency.newLead()
      leads.push(lead)
      await deliver(lead, agency.world(server.port))
    }
    agency.pass(5 * MINUTE)
    await sweep(agency.world(server.port))
  }
  return leads
}

async function untold(leads: readonly Lead[]): Promise<number> {
  const deliveries = await Promise.all(leads.map((lead) => agency.deliveryOf(lead)))
  return deliveries.filter((delivery) => delivery?.state !== 'sent').length
}

function alarms(): string[] {
  return agency
    .reports()
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message)
}
