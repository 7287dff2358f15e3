// A mail server that fails in every way that was ever measured, a sweep that mends it, and an outage
// that is reported once. The server and the store are real; the clock is ours.

import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { samples } from 'submissions/boundaries'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliver, type Log, TryAgain } from '../../functions/src/deliver.ts'
import { firestoreHealth } from '../../functions/src/health.ts'
import type { Lead } from '../../functions/src/lead.ts'
import { firestoreLeads } from '../../functions/src/lead-store.ts'
import { firestoreLedger } from '../../functions/src/ledger.ts'
import { smtpMailer } from '../../functions/src/smtp.ts'
import { type Sweeping, sweep } from '../../functions/src/sweep.ts'
import { firestoreWatermark } from '../../functions/src/watermark.ts'
import { firestoreHost } from '../suite/addresses.ts'
import { type Behaviour, smtpServer } from '../suite/smtp-server.ts'

const MINUTE = 60_000
const START = Date.parse('2027-04-03T00:00:00Z')
/** Milliseconds: silence need not be waited for. */
const SHORT = { connectionTimeout: 400, greetingTimeout: 400, socketTimeout: 400 }

/** A project of its own: nothing here sets off the suite's functions. */
const db = getFirestore(initializeApp({ projectId: 'demo-faults' }, 'faults'))
let time = START
let server: Awaited<ReturnType<typeof smtpServer>>
let reports: string[]

beforeEach(async () => {
  time = START
  reports = []
  server = await smtpServer()
  await clearFirestore()
})
afterEach(() => server.close())

describe.each<[string, Behaviour, { state: string; error: RegExp }]>([
  ['421 as a greeting', { greeting: 421 }, { state: 'waiting', error: /421/ }],
  ['no greeting', { greeting: 'silent' }, { state: 'waiting', error: /ETIMEDOUT/ }],
  ['a wrong password', { login: 535 }, { state: 'waiting', error: /EAUTH 535/ }],
  ['a login that is not possible now', { login: 454 }, { state: 'waiting', error: /EAUTH 454/ }],
  ['a sender that is not taken now', { sender: 451 }, { state: 'waiting', error: /EENVELOPE 451/ }],
  ['a recipient that is not taken now', { recipient: 450 }, { state: 'waiting', error: /450/ }],
  ['a full mailbox after DATA', { data: 452 }, { state: 'waiting', error: /EMESSAGE 452/ }],
  ['421 after DATA', { data: 421 }, { state: 'waiting', error: /421/ }],
  ['content that is not taken', { data: 554 }, { state: 'waiting', error: /EMESSAGE 554/ }],
  ['silence after DATA', { data: 'silent' }, { state: 'waiting', error: /ETIMEDOUT/ }],
  ['a connection lost after DATA', { data: 'drop' }, { state: 'waiting', error: /ECONN|ESOCKET/ }],
])('%s', (_, behaviour, { state, error }) => {
  it('leaves the lead waiting, and the next sweep after recovery mails it', async () => {
    const lead = await newLead()
    server.behave(behaviour)
    await expect(deliver(lead, world())).rejects.toThrow(TryAgain)
    expect(await deliveryOf(lead)).toMatchObject({ state })
    expect((await deliveryOf(lead))?.error).toMatch(error)

    server.behave({})
    time += 5 * MINUTE
    expect(await sweep(world())).toMatchObject({ mailed: 1, late: 0 })
    expect(await deliveryOf(lead)).toMatchObject({ state: 'sent', attempts: 2 })
    expect(messageIds()).toContain(`<query.${lead.id}@agency.example>`)
    expect(new Set(messageIds()).size).toBe(1)
  })
})

it('nobody listening leaves the lead waiting', async () => {
  const lead = await newLead()
  await server.close()
  await expect(deliver(lead, world())).rejects.toThrow(TryAgain)
  expect(await deliveryOf(lead)).toMatchObject({ state: 'waiting' })
})

it('a recipient that does not exist parks the delivery, keeps the lead and raises the alarm', async () => {
  const lead = await newLead()
  server.behave({ recipient: 550 })
  await deliver(lead, world())
  expect(await deliveryOf(lead)).toMatchObject({ state: 'parked', error: 'EENVELOPE 550' })
  expect(reports).toEqual(['error: delivery parked'])
  expect((await db.doc(`query/${lead.id}`).get()).exists).toBe(true)
})

it('content that is refused goes once more as plain text, then is parked', async () => {
  const lead = await newLead()
  server.behave({ data: 554 })
  await expect(deliver(lead, world())).rejects.toThrow(TryAgain)
  expect(server.received[0]).toContain('text/html')
  time += 5 * MINUTE
  await deliver(lead, world())
  expect(server.received[1]).not.toContain('text/html')
  expect(await deliveryOf(lead)).toMatchObject({ state: 'parked', attempts: 2 })
})

it('an outage is reported once and its end once, however many leads wait', async () => {
  const leads = [await newLead(), await newLead(), await newLead()]
  server.behave({ login: 535 })
  for (const lead of leads) await expect(deliver(lead, world())).rejects.toThrow(TryAgain)
  server.behave({})
  time += 5 * MINUTE
  await sweep(world())
  expect(reports).toEqual(['error: the mail server fails', 'info: the mail server works again'])
})

describe('the sweep', () => {
  it('mails leads whose event never came', async () => {
    const leads = await Promise.all(Array.from({ length: 20 }, newLead))
    time += 2 * MINUTE
    expect(await sweep(world())).toMatchObject({ mailed: 20 })
    for (const lead of leads) expect(await deliveryOf(lead)).toMatchObject({ state: 'sent' })
    expect(await sweep(world())).toMatchObject({ mailed: 0 })
  })

  it('takes over from an instance that died', async () => {
    const lead = await newLead()
    const lease = new Date(time + 2 * MINUTE)
    await firestoreLedger(db).claim(lead, new Date(time), lease)
    expect(await sweep(world())).toMatchObject({ mailed: 0 })
    time += 2 * MINUTE
    expect(await sweep(world())).toMatchObject({ mailed: 1 })
  })

  it('stops at the first failure and leaves no lead behind', async () => {
    const leads = await Promise.all(Array.from({ length: 5 }, newLead))
    time += 2 * MINUTE
    server.behave({ greeting: 421 })
    expect(await sweep(world())).toMatchObject({ mailed: 0, late: 1 })
    server.behave({})
    time += 5 * MINUTE
    expect(await sweep(world())).toMatchObject({ mailed: 5, late: 0 })
    for (const lead of leads) expect(await deliveryOf(lead)).toMatchObject({ state: 'sent' })
  })

  it('lets go of a lead that was erased meanwhile', async () => {
    const lead = await newLead()
    server.behave({ greeting: 421 })
    await expect(deliver(lead, world())).rejects.toThrow(TryAgain)
    await db.doc(`query/${lead.id}`).delete()
    time += 5 * MINUTE
    expect(await sweep(world())).toMatchObject({ erased: 1 })
    expect(await deliveryOf(lead)).toMatchObject({ state: 'parked', error: 'erased' })
  })
})

function world(): Sweeping {
  const log: Log = (severity, message) => {
    if (severity === 'error' || message.includes('again')) reports.push(`${severity}: ${message}`)
  }
  const account = { host: '127.0.0.1', port: server.port, user: 'agency', password: 'secret' }
  return {
    ledger: firestoreLedger(db),
    leads: firestoreLeads(db),
    health: firestoreHealth(db, log),
    watermark: firestoreWatermark(db, () => new Date(time)),
    mailer: smtpMailer(account, { timeouts: SHORT, requireTls: false }),
    envelope: { to: 'leads@agency.example', from: 'website@agency.example' },
    now: () => new Date(time),
    log,
  }
}

/** A stored lead that no event tells of. */
async function newLead(): Promise<Lead> {
  const values = samples.query
  const reference = db.collection('query').doc()
  const lead: Lead = { form: 'query', id: reference.id, values, sentAt: new Date(time) }
  await reference.set({ ...values, timestamp: new Date(time) })
  return lead
}

async function deliveryOf({ form, id }: Lead) {
  return (await db.doc(`deliveries/${form}_${id}`).get()).data()
}

function messageIds() {
  return server.received.map((message) => /^Message-ID: (.*)$/im.exec(message)?.[1])
}

function clearFirestore() {
  const path = 'emulator/v1/projects/demo-faults/databases/(default)/documents'
  return fetch(`http://${firestoreHost}/${path}`, { method: 'DELETE' })
}
