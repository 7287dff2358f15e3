// A mail server that fails in every way that was ever measured, a sweep that mends it, and an outage
// that is reported once. The server and the store are real; the clock is ours.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliver } from '../../functions/src/deliver.ts'
import { sweep } from '../../functions/src/sweep.ts'
import { type Behaviour, smtpServer } from '../suite/smtp-server.ts'
import { MINUTE, ownAgency } from '../suite/world.ts'

const agency = ownAgency('demo-faults')
const { db, deliveryOf, newLead, pass } = agency
let server: Awaited<ReturnType<typeof smtpServer>>
const world = () => agency.world(server.port)

beforeEach(async () => {
  server = await smtpServer()
  await agency.reset()
})
afterEach(() => server.close())

describe.each<[string, Behaviour, RegExp]>([
  ['421 as a greeting', { greeting: 421 }, /421/],
  ['no greeting', { greeting: 'silent' }, /ETIMEDOUT/],
  ['a wrong password', { login: 535 }, /EAUTH 535/],
  ['a login that is not possible now', { login: 454 }, /EAUTH 454/],
  ['a sender that is not taken now', { sender: 451 }, /EENVELOPE 451/],
  ['a recipient that is not taken now', { recipient: 450 }, /450/],
  ['a full mailbox after DATA', { data: 452 }, /EMESSAGE 452/],
  ['421 after DATA', { data: 421 }, /421/],
  ['content that is not taken', { data: 554 }, /EMESSAGE 554/],
  ['silence after DATA', { data: 'silent' }, /ETIMEDOUT/],
  ['a server that is slow at each step', { slow: 200 }, /EABORT/],
  ['a connection lost after DATA', { data: 'drop' }, /ECONN|ESOCKET/],
])('%s', (_, behaviour, error) => {
  it('leaves the lead waiting, and the next sweep after recovery mails it', async () => {
    const lead = await newLead()
    server.behave(behaviour)
    expect(await deliver(lead, world())).toBe('waiting')
    expect(await deliveryOf(lead)).toMatchObject({ state: 'waiting' })
    expect((await deliveryOf(lead))?.error).toMatch(error)

    server.behave({})
    pass(5 * MINUTE)
    expect(await sweep(world())).toMatchObject({ sent: 1, waiting: 0 })
    expect(await deliveryOf(lead)).toMatchObject({ state: 'sent', attempts: 2 })
    expect(messageIds()).toContain(`<query.${lead.id}@agency.example>`)
    expect(new Set(messageIds()).size).toBe(1)
  })
})

it('nobody listening leaves the lead waiting', async () => {
  const lead = await newLead()
  await server.close()
  expect(await deliver(lead, world())).toBe('waiting')
  expect(await deliveryOf(lead)).toMatchObject({ state: 'waiting' })
})

it('a recipient that does not exist parks the delivery, keeps the lead and raises the alarm', async () => {
  const lead = await newLead()
  server.behave({ recipient: 550 })
  await deliver(lead, world())
  expect(await deliveryOf(lead)).toMatchObject({ state: 'parked', error: 'EENVELOPE 550' })
  expect(reports()).toEqual(['error: delivery parked'])
  expect((await db.doc(`query/${lead.id}`).get()).exists).toBe(true)
})

it('content that is refused goes once more as plain text, then is parked', async () => {
  const lead = await newLead()
  server.behave({ data: 554 })
  expect(await deliver(lead, world())).toBe('waiting')
  expect(server.received[0]).toContain('text/html')
  pass(5 * MINUTE)
  await deliver(lead, world())
  expect(server.received[1]).not.toContain('text/html')
  expect(await deliveryOf(lead)).toMatchObject({ state: 'parked', attempts: 2 })
  // The server works: an outage that began now would be news.
  expect(reports()).toEqual(['error: delivery parked'])
})

it('silence on a connection that took a mail before is given up in time too', async () => {
  const shared = world()
  expect(await deliver(await newLead(), shared)).toBe('sent')
  server.behave({ sender: 'silent' })
  const lead = await newLead()
  const start = performance.now()
  expect(await deliver(lead, shared)).toBe('waiting')
  expect(performance.now() - start).toBeLessThan(5000)
  expect(server.received).toHaveLength(1)
})

it('an outage is reported once and its end once, however many leads wait', async () => {
  const leads = [await newLead(), await newLead(), await newLead()]
  server.behave({ login: 535 })
  for (const lead of leads) expect(await deliver(lead, world())).toBe('waiting')
  server.behave({})
  pass(5 * MINUTE)
  await sweep(world())
  expect(reports()).toEqual(['error: the mail server fails', 'info: the mail server works again'])
})

describe('the sweep', () => {
  it('mails leads whose event never came', async () => {
    const leads = await Promise.all(Array.from({ length: 20 }, () => newLead()))
    pass(2 * MINUTE)
    expect(await sweep(world())).toMatchObject({ sent: 20 })
    for (const lead of leads) expect(await deliveryOf(lead)).toMatchObject({ state: 'sent' })
    expect(await sweep(world())).toMatchObject({ sent: 0 })
  })

  it('takes over from an instance that died', async () => {
    const lead = await newLead()
    const lease = new Date(agency.now().getTime() + 2 * MINUTE)
    await world().ledger.claim(lead, agency.now(), lease)
    expect(await sweep(world())).toMatchObject({ sent: 0 })
    pass(2 * MINUTE)
    expect(await sweep(world())).toMatchObject({ sent: 1 })
  })

  it('stops at the first failure and leaves no lead behind', async () => {
    const leads = await Promise.all(Array.from({ length: 5 }, () => newLead()))
    pass(2 * MINUTE)
    server.behave({ greeting: 421 })
    expect(await sweep(world())).toMatchObject({ sent: 0, waiting: 1 })
    server.behave({})
    pass(5 * MINUTE)
    expect(await sweep(world())).toMatchObject({ sent: 5, waiting: 0 })
    for (const lead of leads) expect(await deliveryOf(lead)).toMatchObject({ state: 'sent' })
  })

  it('lets go of a lead that was erased meanwhile', async () => {
    const lead = await newLead()
    server.behave({ greeting: 421 })
    expect(await deliver(lead, world())).toBe('waiting')
    await db.doc(`query/${lead.id}`).delete()
    pass(5 * MINUTE)
    expect(await sweep(world())).toMatchObject({ erased: 1 })
    expect(await deliveryOf(lead)).toMatchObject({ state: 'parked', error: 'erased' })
  })
})

/** Errors, and the end of an outage. */
function reports(): string[] {
  return agency
    .reports()
    .filter(({ severity, message }) => severity === 'error' || message.includes('again'))
    .map(({ severity, message }) => `${severity}: ${message}`)
}

function messageIds(): (string | undefined)[] {
  return server.received.map((message) => /^Message-ID: (.*)$/im.exec(message)?.[1])
}
