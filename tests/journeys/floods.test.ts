// Floods of leads, digests, and leads that are late.

import { deliveryPath } from 'functions/delivery/delivery-record.ts'
import { LEASE_MS } from 'functions/delivery/limits.ts'
import { type Lead, pathOf } from 'functions/lead/lead.ts'
import type { Mailer } from 'functions/mail/mail.ts'
import { exportLeads } from 'functions/staff/commands/export.ts'
import { resendAllUnsent } from 'functions/staff/commands/resend.ts'
import { sweep } from 'functions/sweep/sweep.ts'
import { describe, expect, it } from 'vitest'
import { agencyWithServer, DIGESTS_ONLY, dying, MINUTE } from '../suite/agency.ts'
import type { Behaviour } from '../suite/smtp-server.ts'

const LIMITS = { perTenMinutes: 3, perHour: 8, perDay: 1000 }

const agency = await agencyWithServer('demo-floods', LIMITS)
const { db, deliver, deliveryOf, dependencies, newLead, newLeads, pass } = agency
const { server, statesOf, sweepHourly, sweepTimes, told } = agency
const digestsOnly = () => dependencies({ limits: DIGESTS_ONLY })

describe('a flood', () => {
  it('is mailed one by one up to the limit, then in one digest that lists the others', async () => {
    const leads = await flood(12)
    expect(server.received).toHaveLength(3)
    expect(await sweep(dependencies())).toMatchObject({ digests: 1 })
    expect(server.received).toHaveLength(4)
    const digest = server.received[3]!
    expect(digest.subject).toBe('9 new leads in one mail')
    for (const lead of leads.slice(3)) expect(digest.text).toContain(pathOf(lead))
    expect(await statesOf(leads)).toEqual(['sent'])
    expect(await sweep(dependencies())).toEqual({})
    expect(server.received).toHaveLength(4)
  })

  it('never exceeds the hourly limit of mails, and no lead is lost', async () => {
    const leads: Lead[] = []
    for (let step = 0; step < 12; step++) {
      leads.push(...(await flood(2)))
      await sweep(dependencies())
      pass(5 * MINUTE)
    }
    expect(server.received.length).toBeLessThanOrEqual(LIMITS.perHour)
    pass(60 * MINUTE)
    await sweep(dependencies())
    for (const lead of leads) expect(told()).toContain(pathOf(lead))
  })

  it.each([
    [1, ['1 new lead in one mail']],
    [2, []],
  ])('is mailed without %i of two queued leads that were erased', async (erased, subjects) => {
    const leads = await flood(5)
    for (const lead of leads.slice(5 - erased)) await db.doc(pathOf(lead)).delete()
    await sweep(dependencies())
    const digests = server.received.slice(3).map(({ subject }) => subject)
    expect(digests).toEqual(subjects)
    expect(await sweep(dependencies())).toEqual({})
  })
})

describe('a digest', () => {
  it('whose outcome was not written is sent again with the same Message-ID and leads', async () => {
    const leads = await flood(5)
    const { mailer, ...others } = dependencies()
    expect(await sweep({ ...others, mailer: dying(mailer) })).toEqual({ failed: 1 })
    const later = await flood(2)
    pass(LEASE_MS)
    await sweep(dependencies())

    const [first, ...following] = server.received.slice(3)
    const again = following.find(({ messageId }) => messageId === first?.messageId)
    const rest = following.filter((mail) => mail !== again)
    for (const lead of leads.slice(3)) expect(again?.text).toContain(pathOf(lead))
    for (const lead of later) expect(again?.text).not.toContain(pathOf(lead))
    for (const lead of later) expect(rest.map(({ text }) => text).join()).toContain(pathOf(lead))
  })

  it('that was refused is sent again and settled, even if a lead’s record is gone', async () => {
    const leads = await flood(5)
    server.behave({ sender: 452 })
    expect(await sweep(dependencies())).toEqual({ waiting: 1 })
    expect(await deliveryOf(leads[4]!)).toMatchObject({ state: 'queued' })
    await db.doc(`deliveries/query_${leads[3]?.id}`).delete()
    server.behave({})
    await sweepTimes(3)
    const digests = server.taken.filter(({ text }) => text.includes(pathOf(leads[4]!)))
    expect(digests).toHaveLength(1)
    expect(await deliveryOf(leads[4]!)).toMatchObject({ state: 'sent' })
  })

  it('does not settle a lead that was stored again under the id of one of its leads', async () => {
    const lead = (await flood(4))[3]!
    server.behave({ sender: 452 })
    await sweep(dependencies())
    const id = (await deliveryOf(lead))?.digest ?? ''
    await db.doc(pathOf(lead)).delete()
    await db.doc(pathOf(lead)).set({ ...lead.values, timestamp: agency.now() })
    pass(11 * MINUTE)
    expect(await deliver(lead)).toBe('waiting')
    server.behave({})
    expect(await deliver({ form: 'digest', id })).toBe('sent')
    expect(await deliveryOf(lead)).toMatchObject({ state: 'waiting' })
  })

  it('counts as sent, with its leads, when MAIL_TO loses the last unserved recipient', async () => {
    const leads = await flood(5)
    const to = ['a@agency.example', 'b@agency.example']
    server.behave({ recipient: 450, about: 'b@agency.example' })
    await sweepTimes(1, () => dependencies({ to }))
    expect(await statesOf(leads)).toEqual(['sent', 'queued'])
    expect(await deliveryOf(leads[4]!)).toMatchObject({ unsentSince: null })
    await sweepTimes(1, () => dependencies({ to: to.slice(0, 1) }))
    expect(await statesOf(leads)).toEqual(['sent'])
  })
})

it('a digest shows the words of all leads but those whose words the server refused', async () => {
  server.behave({ data: '554 5.7.1 spam', words: /Spam/ })
  const spam = await newLead({ firstName: 'Spam' })
  const twoMails = () => dependencies({ limits: { ...LIMITS, perTenMinutes: 2 } })
  // The words are refused twice, in HTML and as text; a mail without them exceeds the limit.
  expect(await deliver(spam, twoMails())).toBe('queued')
  const lead = await newLead({ firstName: 'Meera' })
  expect(await deliver(lead, twoMails())).toBe('queued')
  await sweep(twoMails())
  const [digest = '', ...others] = server.taken.map(({ text }) => text)
  expect(others).toEqual([])
  expect(digest).toContain('> Meera')
  expect(digest).toContain(pathOf(spam))
  expect(digest).not.toContain('Spam')
  expect(digest).toMatch(/npm run leads -- export digest\/\w+ --project/)
})

describe('a digest that the server refuses', () => {
  const withHighHourlyLimit = () => dependencies({ limits: { ...LIMITS, perHour: 100 } })

  it.each<[string, NonNullable<Behaviour['data']>, number]>([
    ['for good', '554 5.7.1 spam', 1],
    ['for now', 451, 2],
    ['with a code of the server', '421 4.7.0 suspicious links', 2],
    ['by dropping the connection after the message', 'drop', 4],
  ])(
    'is mailed as a notice with every path and the export command when one lead is refused %s',
    async (_, data, sweeps) => {
      const typed = (index: number) => ({ firstName: index === 20 ? 'Spam' : 'Asha' })
      const leads = await queuedLeads(40, typed)
      server.behave({ data, words: /Spam/ })
      await sweepTimes(sweeps, withHighHourlyLimit)
      for (const lead of leads) expect(told()).toContain(pathOf(lead))
      expect(told()).not.toMatch(/Spam|asha@/)
      const { digest } = (await deliveryOf(leads[0]!))!
      expect(told()).toContain(`npm run leads -- export digest/${digest} --project`)
      expect(await statesOf(leads)).toEqual(['sent'])
    },
  )

  it('waits if all content is refused; the second sweep after the recovery mails it', async () => {
    const leads = await queuedLeads(80)
    server.behave({ data: 554 })
    await sweepHourly(4, withHighHourlyLimit)
    expect(agency.alarms()).toEqual(['the mail server fails'])
    server.behave({})
    await sweepTimes(2, withHighHourlyLimit)
    expect(await statesOf(leads)).toEqual(['sent'])
  })
})

it('a digest of long leads stays below the size at which mail programs cut a mail', async () => {
  const lastName = (index: number) => `${index}`.repeat(30)
  const leads = await queuedLeads(120, (index) => ({ ...long, lastName: lastName(index) }))
  await sweep(digestsOnly())
  expect(server.taken.length).toBeGreaterThan(1)
  for (const { raw } of server.taken) expect(Buffer.byteLength(raw)).toBeLessThanOrEqual(90_000)
  for (const lead of leads) expect(told()).toContain(pathOf(lead))
})

it('a perhaps sent digest is resent as a notice; `export` shows its leads', async () => {
  const leads = await queuedLeads(5)
  server.behave({ data: 'drop' })
  await sweepHourly(4, digestsOnly)
  expect(await statesOf(leads)).toEqual(['perhapsSent'])
  // The digest's record is not erased after 30 days: resending needs its list of leads.
  const id = (await deliveryOf(leads[0]!))?.digest ?? ''
  expect(await deliveryOf({ form: 'digest', id })).toMatchObject({ expireAt: null })
  server.behave({})
  expect(await resendAllUnsent(db, agency.now())).toBe(1)
  await sweepTimes(1, digestsOnly)
  expect(server.taken).toHaveLength(1)
  expect(await statesOf(leads)).toEqual(['sent'])
  const { text } = server.taken[0]!
  const csv = await exportLeads(db, [{ form: 'digest', id }])
  for (const lead of leads) {
    expect(text).toContain(pathOf(lead))
    expect(csv).toContain(lead.id)
  }
  expect(text).not.toContain('Asha')
})

it('two simultaneous sweeps list each queued lead once', async () => {
  const leads = await queuedLeads(20)
  await Promise.all([sweep(digestsOnly()), sweep(digestsOnly())])
  for (const lead of leads) expect(told().split(`  ${pathOf(lead)}\n`)).toHaveLength(2)
})

it('a sweep begins no further digest after four minutes', async () => {
  const leads = await queuedLeads(120, () => long)
  const { mailer, ...others } = digestsOnly()
  const slow: Mailer = {
    send(...given) {
      pass(3 * MINUTE)
      return mailer.send(...given)
    },
  }
  expect(await sweep({ ...others, mailer: slow })).toEqual({ digests: 2 })
  await sweepTimes(2, digestsOnly)
  expect(await statesOf(leads)).toEqual(['sent'])
})

it('one sweep empties a queue that needs more than one digest', async () => {
  await queuedLeads(300)
  expect(await sweep(digestsOnly())).toMatchObject({ digests: 2 })
  const counts = server.taken.map(({ subject }) => subject)
  expect(counts).toEqual(['250 new leads in one mail', '50 new leads in one mail'])
})

it('a sweep logs the late leads, but no digest, and the next mail tells their number', async () => {
  await flood(5)
  server.behave({ sender: 452 })
  await sweep(dependencies())
  pass(15 * MINUTE)
  await sweep(dependencies())
  const swept = agency.reports().findLast(({ message }) => message === 'swept')
  expect(swept).toMatchObject({ severity: 'warn', facts: { late: 2, oldestUnsentMs: 15 * MINUTE } })
  server.behave({})
  expect(await deliver(await newLead())).toBe('sent')
  expect(server.received.at(-1)?.text).toContain('Late: 2 other leads could not be mailed yet.')
})

/** The longest first name and phone number. */
const long = { firstName: 'न'.repeat(100), phoneNumber: '🏔'.repeat(20) }

/** Stores leads in one commit, then handles their events one by one. */
async function flood(count: number): Promise<Lead[]> {
  const leads = await newLeads(count)
  for (const lead of leads) await deliver(lead)
  return leads
}

/** Stores queued leads. The event of the first is handled; the others get copies of its record. */
async function queuedLeads(count: number, valuesOf?: (index: number) => object) {
  const leads = await newLeads(count, valuesOf)
  const [first, ...others] = leads as [Lead, ...Lead[]]
  expect(await deliver(first, digestsOnly())).toBe('queued')
  const record = await deliveryOf(first)
  const batch = db.batch()
  for (const lead of others) batch.create(db.doc(deliveryPath(lead)), { ...record, id: lead.id })
  await batch.commit()
  return leads
}
