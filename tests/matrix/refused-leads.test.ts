// Floods of leads whose words the mail server refuses, among real leads, with the default limits.

import { type Lead, pathOf } from 'functions/lead/lead.ts'
import { daily } from 'functions/staff/daily/daily.ts'
import { indianDay } from 'functions/staff/working-day.ts'
import { expect, it } from 'vitest'
import { agencyWithServer, DAY } from '../suite/agency.ts'
import { headerOf, plainTextOf } from '../suite/mime.ts'

const DEFAULT_LIMITS = { perTenMinutes: 20, perHour: 60, perDay: 300 }

const agency = await agencyWithServer('demo-refused-leads', DEFAULT_LIMITS)
const { alarms, db, deliver, deliveryOf, dependencies, newLead, now, pass, server, sweepTimes } =
  agency

it('150 refused leads in twelve hours delay none of 30 real ones and no daily mail, and are told', async () => {
  server.behave({ data: '554 5.7.1 spam', words: /Spam/ })
  // Monday.
  pass(2 * DAY)
  const real: Lead[] = []
  const refused: Lead[] = []
  const shared = dependencies()
  for (let sweep = 0; sweep < 144; sweep++) {
    if (real.length < (sweep / 144) * 30) {
      const lead = await newLead()
      await deliver(lead, shared)
      real.push(lead)
    }
    while (refused.length < ((sweep + 1) / 144) * 150) {
      const lead = await newLead({ firstName: 'Spam' })
      refused.push(lead)
      await deliver(lead, shared)
    }
    // Nine o’clock in India.
    if (sweep === 42) {
      await daily({ db, now, log: () => {}, keepLeadsMonths: 24 })
      expect(await deliver({ form: 'daily', id: indianDay(now()) })).toBe('sent')
    }
    await sweepTimes(1, () => shared)
  }
  const told = server.taken.map(plainTextOf)
  for (const lead of real) {
    expect(told.some((text) => text.includes(pathOf(lead)) && text.includes(lead.id))).toBe(true)
    const { unsentSince, attempts } = (await deliveryOf(lead))!
    expect({ unsentSince, attempts }).toEqual({ unsentSince: null, attempts: 1 })
  }
  for (const lead of refused)
    expect(told.some((text) => text.includes(pathOf(lead)) && !text.includes('Spam'))).toBe(true)
  const subjects = server.taken.map((mail) => headerOf(mail, 'subject') ?? '')
  expect(subjects.filter((one) => /^(All well|Please look)/.test(one))).toHaveLength(1)
  expect(alarms()).toEqual([])
}, 300_000)

it('300 refused leads in one burst delay real ones by two sweeps at most', async () => {
  server.behave({ data: '554 5.7.1 spam', words: /Spam/ })
  const leads: Lead[] = []
  for (let count = 0; count < 360; count++) {
    const lead = await newLead(count % 6 === 5 ? {} : { firstName: 'Spam' })
    leads.push(lead)
    await deliver(lead)
  }
  await sweepTimes(2)
  const told = server.taken.map(plainTextOf).join('\n')
  for (const lead of leads) {
    if (lead.values.firstName !== 'Spam') expect(told).toContain(pathOf(lead))
  }
  await sweepTimes(4)
  for (const lead of leads) expect(await deliveryOf(lead)).toMatchObject({ state: 'sent' })
}, 300_000)
