// Errors of the store at any access, and damaged records. The clock is the test's.

import { Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { deliverLead } from '../../functions/src/delivery/deliver.ts'
import type { Dependencies } from '../../functions/src/delivery/dependencies.ts'
import { rateLimit } from '../../functions/src/flood/rate-limit.ts'
import type { Mail } from '../../functions/src/mail/mail.ts'
import type { SendResult } from '../../functions/src/mail/smtp-failure.ts'
import { sweep } from '../../functions/src/sweep/sweep.ts'
import { DAY, DIGESTS_ONLY, emulatedAgency, MINUTE } from '../suite/agency.ts'
import { accept, acceptSome, failureOf, mailerThat, refuse, SILENT } from '../suite/mailers.ts'

const TO = ['a@agency.example', 'b@agency.example']

const agency = emulatedAgency('demo-damage')

// Each access to the store may fail before it has happened or after it.
it.each(['before', 'after'])(
  'no alarm is lost when one access to the store fails %s it has happened',
  async (side) => {
    for (let failing = 0; failing < 8; failing++) {
      const { run, mails } = await storeThatFails(side, failing)
      const lead = await agency.newLead()
      await run((dependencies) => deliverLead(lead, dependencies), half)
      agency.pass(11 * MINUTE)
      await run(sweep, half, { isSound: true })
      await run(sweep, half, { isSound: true })
      expect(mails.length, `access ${failing}`).toBeGreaterThan(0)
      expect(agency.alarms(), `access ${failing}`).toContain('a recipient is refused')
    }
  },
  60_000,
)

it('the alarm for a mail that was perhaps sent is logged by the next sweep when the process could not', async () => {
  for (let failing = 0; failing < 20; failing++) {
    const { run } = await storeThatFails('before', failing)
    const lead = await agency.newLead()
    for (let copy = 0; copy < 3; copy++) {
      await run((dependencies) => deliverLead(lead, dependencies), silent)
      agency.pass(61 * MINUTE)
    }
    for (let time = 0; time < 4; time++) {
      agency.pass(61 * MINUTE)
      await run(sweep, silent, { isSound: true })
    }
    expect(await agency.deliveryOf(lead)).toMatchObject({ state: 'perhapsSent' })
    const alarm = 'a mail may have been sent three times, and none is confirmed'
    expect(agency.alarms().filter((message) => message === alarm)).toHaveLength(1)
  }
}, 60_000)

it('damaged records end no sweep, and their leads are mailed or raise an alarm', async () => {
  const { run, mails } = await storeThatFails('before', -1)
  const { db, newLead, now } = agency
  const due = { state: 'waiting', dueAt: now() }
  const damages: object[] = [
    { ...due },
    { ...due, form: 'query', deliveredTo: null },
    { ...due, attempts: 'many', possibleCopies: null },
    { dueAt: now() },
    { ...due, leads: 'none', version: 'first' },
  ]
  const leads = []
  for (const damage of damages) {
    const lead = await newLead()
    leads.push(lead)
    await db.doc(`deliveries/query_${lead.id}`).set(damage)
  }
  await db.doc('deliveries/nonsense').set(due)
  const sound = await newLead()
  agency.pass(2 * MINUTE)
  await run(sweep, accept)
  for (const lead of [...leads, sound]) {
    const isTold = mails.some(({ text }) => text.includes(lead.id))
    const alarm = agency.reports().find(({ facts }) => facts.lead === `query/${lead.id}`)
    expect(isTold || alarm?.severity === 'error', lead.id).toBe(true)
  }
  expect(mails.some(({ text }) => text.includes(sound.id))).toBe(true)
  expect(agency.reports().some(({ message }) => message === 'swept')).toBe(true)
})

it('times of a wrong clock keep no mail back', async () => {
  const { run, mails } = await storeThatFails('before', -1)
  const far = Timestamp.fromMillis(agency.now().getTime() + 300 * DAY)
  const times = Array.from({ length: 20_000 }, () => far.toMillis())
  await agency.db.doc('health/rate').set({ mailed: times })
  await agency.db.doc('health/sweep').set({ checkedUntil: far })
  const [missed, waiting] = [await agency.newLead(), await agency.newLead()]
  await agency.db
    .doc(`deliveries/query_${waiting.id}`)
    .set({ form: 'query', id: waiting.id, state: 'waiting', dueAt: far })
  agency.pass(2 * MINUTE)
  await run(sweep, accept)
  for (const lead of [missed, waiting])
    expect(mails.some(({ text }) => text.includes(lead.id))).toBe(true)
})

it('each step of a sweep stands alone', async () => {
  for (let failing = 0; failing < 12; failing++) {
    const { run, mails } = await storeThatFails('before', failing)
    const queued = await agency.newLead()
    const rateLimit = NONE
    await run((given) => deliverLead(queued, { ...given, rateLimit }), accept, { isSound: true })
    agency.pass(2 * MINUTE)
    const missed = await agency.newLead({}, new Date(agency.now().getTime() - 2 * MINUTE))
    await run(sweep, accept)
    const told = [queued, missed].filter(({ id }) => mails.some(({ text }) => text.includes(id)))
    expect(told.length, `access ${failing}`).toBeGreaterThan(0)
  }
})

const NONE = rateLimit(DIGESTS_ONLY)

type Answer = (recipients: readonly string[]) => SendResult

function half([accepted = '', ...others]: readonly string[]): SendResult {
  return acceptSome([accepted], others, failureOf('recipient', true, 'EENVELOPE 550'))
}

function silent(): SendResult {
  return refuse(SILENT)
}

/** An empty store that fails at the access of this number; -1: it never fails. */
async function storeThatFails(side: string, failing: number) {
  await agency.reset()
  const mails: Mail[] = []
  let access = 0
  const db = agency.connect(async (when) => {
    if (when === side && access++ === failing)
      throw Object.assign(new Error('UNAVAILABLE'), { code: 14 })
  })
  async function run(
    work: (dependencies: Dependencies) => Promise<unknown>,
    answer: Answer,
    { isSound = false } = {},
  ) {
    const changes = { to: TO, ...(!isSound && { db }) }
    await work(agency.withMailer(mailerThat(answer, mails), changes)).catch(() => {})
  }
  return { run, mails }
}
