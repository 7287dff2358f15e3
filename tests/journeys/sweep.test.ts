// The sweep, which does what the events of leads have left undone. The test moves the clock.

import { LEASE_MS } from 'functions/delivery/limits.ts'
import { sweep } from 'functions/sweep/sweep.ts'
import { postpone } from 'functions/sweep/sweep-store.ts'
import { expect, it } from 'vitest'
import { agencyWithServer, dying, MINUTE } from '../suite/agency.ts'

const agency = await agencyWithServer('demo-sweep')
const { db, deliver, deliveryOf, dependencies, newLead, newLeads, now, pass } = agency
const { server, statesOf, sweepTimes } = agency

it.each([1, 2])(
  '%i simultaneous sweeps mail leads whose event never came, each once',
  async (count) => {
    const leads = await newLeads(10)
    pass(2 * MINUTE)
    await Promise.all(Array.from({ length: count }, () => sweep(dependencies())))
    expect(server.received).toHaveLength(10)
    expect(await statesOf(leads)).toEqual(['sent'])
    expect(await sweep(dependencies())).toEqual({})
  },
)

it('the sweep finds a lead that is stored nine minutes after its timestamp', async () => {
  pass(20 * MINUTE)
  await sweep(dependencies())
  const slow = await newLead({}, new Date(agency.now().getTime() - 9 * MINUTE))
  await sweep(dependencies())
  expect(await deliveryOf(slow)).toMatchObject({ state: 'sent' })
})

it('after a failure of the server a sweep begins no attempt, and loses no lead', async () => {
  const leads = await newLeads(5)
  pass(2 * MINUTE)
  server.behave({ greeting: 421 })
  expect(await sweep(dependencies())).toEqual({ waiting: 1 })
  server.behave({})
  pass(5 * MINUTE)
  expect(await sweep(dependencies())).toMatchObject({ sent: 5 })
  expect(await statesOf(leads)).toEqual(['sent'])
})

it('neither the sweep nor the lead’s event mails a lead that was erased', async () => {
  const lead = await newLead()
  server.behave({ greeting: 421 })
  expect(await deliver(lead)).toBe('waiting')
  await db.doc(`query/${lead.id}`).delete()
  server.behave({})
  pass(5 * MINUTE)
  expect(await deliver(lead)).toBe('erased')
  await sweepTimes(2)
  expect(server.received).toHaveLength(0)
  expect(await deliveryOf(lead)).toBeUndefined()
})

it('a queued lead is mailed although a sweep lacks time for leads with late events', async () => {
  /** Each access to the store takes 3 s, so the sweep lacks time for leads without a delivery. */
  const slow = agency.withHook(async (when) => {
    if (when === 'before') pass(3000)
  })
  const limits = { perTenMinutes: 1, perHour: 60, perDay: 300 }
  const limited = dependencies({ db: slow, limits })
  await deliver(await newLead(), limited)
  const real = await newLead()
  expect(await deliver(real, limited)).toBe('queued')

  await newLeads(40)
  pass(5 * MINUTE)
  await sweep(limited)
  expect(await deliveryOf(real)).toMatchObject({ state: 'sent' })
})

it('a delivery that an event claims while the sweep postpones it keeps its lease', async () => {
  const lead = await newLead()
  const claim = () =>
    expect(deliver(lead, { ...dependencies(), mailer: dying() })).rejects.toThrow('killed')
  await claim()
  pass(LEASE_MS)

  const slow = agency.withHook(async (when, what) => {
    if (when === 'after' && what === 'read') await claim()
  })
  await expect(postpone(slow, lead, now(), 'UNAVAILABLE')).rejects.toThrow()
  const { dueAt, state, attempts } = (await deliveryOf(lead))!
  expect({ state, attempts }).toEqual({ state: 'sending', attempts: 2 })
  expect(dueAt?.toMillis()).toBe(now().getTime() + LEASE_MS)
})
