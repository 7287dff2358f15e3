// More leads than anybody can read one by one, the same lead again and again, and leads that are late.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliver, LEASE_MS } from '../../functions/src/deliver.ts'
import { type Lead, pathOf } from '../../functions/src/lead.ts'
import { sweep } from '../../functions/src/sweep.ts'
import { plainTextOf } from '../suite/mime.ts'
import { smtpServer } from '../suite/smtp-server.ts'
import { MINUTE, ownAgency } from '../suite/world.ts'

const LIMITS = { perTenMinutes: 3, perHour: 8 }

const agency = ownAgency('demo-floods')
const { db, deliveryOf, newLead, pass } = agency
let server: Awaited<ReturnType<typeof smtpServer>>
const world = () => agency.world(server.port, LIMITS)

beforeEach(async () => {
  server = await smtpServer()
  await agency.reset()
})
afterEach(() => server.close())

describe('a flood', () => {
  it('is mailed one by one up to the limit, and then in one digest that lists every lead', async () => {
    const leads = await flood(12)
    expect(server.received).toHaveLength(3)
    expect(await sweep(world())).toMatchObject({ digests: 1 })
    expect(server.received).toHaveLength(4)
    const digest = server.received[3] ?? ''
    expect(digest).toMatch(/^Subject: 9 new leads in one mail$/m)
    for (const lead of leads.slice(3)) expect(plainTextOf(digest)).toContain(pathOf(lead))
    for (const lead of leads) expect(await deliveryOf(lead)).toMatchObject({ state: 'sent' })
  })

  it('leaves nothing to a second sweep', async () => {
    await flood(12)
    await sweep(world())
    expect(await sweep(world())).toMatchObject({ sent: 0, queued: 0, digests: 0 })
    expect(server.received).toHaveLength(4)
  })

  it('that no event told of is met by the sweep alone', async () => {
    const leads = await Promise.all(Array.from({ length: 12 }, () => newLead()))
    pass(2 * MINUTE)
    expect(await sweep(world())).toMatchObject({ sent: 3, queued: 9, digests: 1 })
    for (const lead of leads) expect(await deliveryOf(lead)).toMatchObject({ state: 'sent' })
  })

  it('is over ten minutes later: a lead is mailed by itself again', async () => {
    await flood(12)
    await sweep(world())
    pass(10 * MINUTE)
    expect(await deliver(await newLead(), world())).toBe('sent')
  })

  it('is never mailed more often than the hour’s cap allows, and loses no lead by it', async () => {
    const leads: Lead[] = []
    for (let step = 0; step < 24; step++) {
      leads.push(...(await flood(6)))
      await sweep(world())
      pass(5 * MINUTE)
      if (step === 11) expect(server.received.length).toBeLessThanOrEqual(LIMITS.perHour)
    }
    expect(server.received.length).toBeLessThanOrEqual(2 * LIMITS.perHour)
    pass(60 * MINUTE)
    await sweep(world())
    const told = server.received.map(plainTextOf).join('\n')
    for (const lead of leads) expect(told).toContain(pathOf(lead))
  })

  it('leaves out a lead that was erased meanwhile', async () => {
    const leads = await flood(5)
    await db.doc(pathOf(leads[4] as Lead)).delete()
    await sweep(world())
    expect(server.received[3]).toMatch(/^Subject: 1 new lead in one mail$/m)
  })
})

describe('a digest', () => {
  it('that the server did not take comes again, and then its leads are known', async () => {
    const leads = await flood(5)
    server.behave({ data: 452 })
    expect(await sweep(world())).toMatchObject({ digests: 0 })
    expect(await deliveryOf(leads[4] as Lead)).toMatchObject({ state: 'queued' })
    server.behave({})
    pass(5 * MINUTE)
    expect(await sweep(world())).toMatchObject({ sent: 1 })
    expect(await deliveryOf(leads[4] as Lead)).toMatchObject({ state: 'sent' })
  })

  it('whose outcome was not written comes again with the same Message-ID and leads', async () => {
    const leads = await flood(5)
    const { ledger } = world()
    const forgetful = { ...ledger, settle: () => Promise.reject(new Error('unavailable')) }
    await expect(sweep({ ...world(), ledger: forgetful })).rejects.toThrow('unavailable')
    const later = await flood(2)
    pass(LEASE_MS)
    await sweep(world())

    const [first, again, rest] = server.received.slice(3)
    expect(messageId(again)).toBe(messageId(first))
    for (const lead of leads.slice(3)) expect(plainTextOf(again ?? '')).toContain(pathOf(lead))
    for (const lead of later) expect(plainTextOf(again ?? '')).not.toContain(pathOf(lead))
    for (const lead of later) expect(plainTextOf(rest ?? '')).toContain(pathOf(lead))
  })

  it('that waits is no late lead beside those it lists', async () => {
    await flood(5)
    server.behave({ data: 452 })
    await sweep(world())
    pass(15 * MINUTE)
    expect(await world().sweepLedger.unsent(agency.now())).toMatchObject({ late: 2 })
  })

  it('that can never be mailed parks its leads with it', async () => {
    const leads = await flood(5)
    server.behave({ recipient: 550 })
    await sweep(world())
    expect(await deliveryOf(leads[4] as Lead)).toMatchObject({ state: 'parked' })
    expect(agency.reports().map(({ message }) => message)).toContain('delivery parked')
  })
})

describe('the same content within a quarter of an hour', () => {
  const again = { lastName: 'Rawat' }

  it('is counted on the first mail', async () => {
    const [first, second] = [await newLead(again), await newLead(again)]
    expect(await deliver(first, world())).toBe('sent')
    pass(14 * MINUTE)
    expect(await deliver(second, world())).toBe('repeat')
    expect(server.received).toHaveLength(1)
    const { messageId } = (await deliveryOf(first)) ?? {}
    expect(await deliveryOf(second)).toMatchObject({
      state: 'sent',
      repeatOf: `query_${first.id}`,
      messageId,
    })
  })

  it('is mailed when a quarter of an hour has passed', async () => {
    await deliver(await newLead(again), world())
    pass(15 * MINUTE)
    expect(await deliver(await newLead(again), world())).toBe('sent')
  })

  it('waits for a first mail that waits, which then says how often it came', async () => {
    const [first, second] = [await newLead(again), await newLead(again)]
    server.behave({ greeting: 421 })
    expect(await deliver(first, world())).toBe('waiting')
    expect(await deliver(second, world())).toBe('repeat')
    expect(await deliveryOf(second)).toMatchObject({ state: 'waiting' })
    server.behave({})
    pass(5 * MINUTE)
    expect(await sweep(world())).toMatchObject({ sent: 1, repeat: 1 })
    expect(server.received).toHaveLength(1)
    expect(plainTextOf(server.received[0] ?? '')).toContain('1 × the same again')
    expect(await deliveryOf(second)).toMatchObject({ state: 'sent' })
  })

  it('is still the same when an outage has lasted for an hour', async () => {
    const [first, second] = [await newLead(again), await newLead(again)]
    server.behave({ greeting: 421 })
    expect(await deliver(first, world())).toBe('waiting')
    expect(await deliver(second, world())).toBe('repeat')
    for (let step = 0; step < 12; step++) {
      pass(5 * MINUTE)
      await sweep(world())
    }
    server.behave({})
    pass(5 * MINUTE)
    expect(await sweep(world())).toMatchObject({ sent: 1 })
    expect(server.received).toHaveLength(1)
  })

  it('is mailed itself when the first cannot be', async () => {
    const [first, second] = [await newLead(again), await newLead(again)]
    server.behave({ recipient: 550 })
    expect(await deliver(first, world())).toBe('parked')
    server.behave({})
    expect(await deliver(second, world())).toBe('sent')
  })

  it('of another person is mailed', async () => {
    await deliver(await newLead(again), world())
    expect(await deliver(await newLead({ ...again, email: 'b@example.in' }), world())).toBe('sent')
  })
})

it('a mail that the server did not take uses up nothing', async () => {
  server.behave({ data: 452 })
  for (const lead of [await newLead(), await newLead(), await newLead(), await newLead()]) {
    expect(await deliver(lead, world())).toBe('waiting')
  }
  server.behave({})
  expect(await deliver(await newLead(), world())).toBe('sent')
})

it('each mail says how many other leads are late', async () => {
  server.behave({ data: 452 })
  for (const lead of [await newLead(), await newLead()]) {
    expect(await deliver(lead, world())).toBe('waiting')
  }
  server.behave({})
  pass(10 * MINUTE)
  await deliver(await newLead(), world())
  expect(plainTextOf(server.received.at(-1) ?? '')).toContain(
    'Late: 2 other leads could not be mailed yet.',
  )
})

it('the sweep logs how many leads are late and how old the oldest unsent one is', async () => {
  server.behave({ data: 452 })
  expect(await deliver(await newLead(), world())).toBe('waiting')
  pass(12 * MINUTE)
  await sweep(world())
  const swept = agency.reports().find(({ message }) => message === 'swept')
  expect(swept).toMatchObject({ severity: 'warn', facts: { late: 1, oldestUnsentMs: 12 * MINUTE } })
})

/** Stores leads and brings their events, one after the other. */
async function flood(count: number): Promise<Lead[]> {
  const leads = []
  for (let stored = 0; stored < count; stored++) {
    const lead = await newLead()
    await deliver(lead, world())
    leads.push(lead)
  }
  return leads
}

function messageId(message = ''): string | undefined {
  return /^Message-ID: (.*)$/im.exec(message)?.[1]
}
