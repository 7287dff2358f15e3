// Errors of the store at any access, and damaged records. The tests set the clock.

import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { listLeads } from 'functions/staff/commands/list.ts'
import { resendAllUnsent } from 'functions/staff/commands/resend.ts'
import { sweep } from 'functions/sweep/sweep.ts'
import { expect, it } from 'vitest'
import { agencyWithServer, DAY, DIGESTS_ONLY, MINUTE } from '../suite/agency.ts'

const agency = await agencyWithServer('demo-damage')
const { alarms, db, deliver, deliveryOf, dependencies, newLead, now, pass } = agency
const { reports, server, sweepHourly, told } = agency
const withTwoRecipients = () => dependencies({ to: ['a@agency.example', 'b@agency.example'] })

it.each(['before', 'after'])(
  'no mail is lost, and no alarm for a refused recipient, when the store fails %s an access',
  async (side) => {
    server.behave({ recipient: '550 5.1.1 unknown', about: 'b@agency.example' })
    await atEachAccess(side, async (store, access) => {
      const lead = await newLead()
      await deliver(lead, { ...withTwoRecipients(), db: store }).catch(() => {})
      pass(11 * MINUTE)
      await sweep(withTwoRecipients())
      await sweep(withTwoRecipients())
      expect(told(), access).toContain(lead.id)
      expect(alarms(), access).toContain('a recipient is refused')
    })
  },
)

it('the alarm for a perhaps sent mail is not lost, whichever access fails', async () => {
  server.behave({ data: 'drop' })
  await atEachAccess('before', async (store, access) => {
    const lead = await newLead()
    for (let copy = 0; copy < 3; copy++) {
      await deliver(lead, { ...dependencies(), db: store }).catch(() => {})
      pass(61 * MINUTE)
    }
    await sweepHourly(2)
    expect(await deliveryOf(lead), access).toMatchObject({ state: 'perhapsSent' })
    const alarm = 'a mail may have been sent three times, and none is confirmed'
    expect(alarms(), access).toContain(alarm)
  })
})

it('damaged records end no sweep or list; their leads are mailed or raise an alarm', async () => {
  const due = { state: 'waiting', dueAt: now() }
  const damages: object[] = [
    { ...due },
    { ...due, form: 'query', deliveredTo: null },
    { ...due, attempts: 'many', possibleCopies: null },
    { dueAt: now() },
    { ...due, leads: 'none', version: 'first' },
    { ...due, leadAt: 'yesterday', unsentSince: 7, createdAt: 'today' },
    { state: 'waiting', dueAt: 'now' },
  ]
  const leads = []
  for (const damage of damages) {
    const lead = await newLead()
    leads.push(lead)
    await db.doc(`deliveries/query_${lead.id}`).set(damage)
    await db.doc(`answers/query_${lead.id}`).set({ token: 'x', answeredAt: 'yesterday' })
  }
  await db.doc('deliveries/nonsense').set(due)
  const sound = await newLead()
  pass(2 * MINUTE)
  await resendAllUnsent(db, now())
  const listed = (await listLeads(db, { filter: 'open', now: now() })).map(({ lead }) => lead)
  for (const { id } of [...leads.slice(4), sound]) expect(listed).toContain(`query/${id}`)
  await sweep(dependencies())
  for (const { id } of leads) {
    const alarm = reports().find(({ facts }) => facts.lead === `query/${id}`)
    expect(told().includes(id) || alarm?.severity === 'error', id).toBe(true)
  }
  expect(told()).toContain(sound.id)
  expect(reports().some(({ message }) => message === 'swept')).toBe(true)
})

const FAR = Timestamp.fromMillis(now().getTime() + 300 * DAY)

it.each<[string, object]>([
  ['health/rate', { mailed: 'many', refused: { 0: 1 } }],
  ['health/sweep', { checkedUntil: 'yesterday', sweptAt: 7 }],
  ['health/mail', { problems: 'server', late: 'two' }],
  ['health/mail', { problems: { 'server X': 'long ago' }, late: null }],
  ['health/rate', { mailed: Array.from({ length: 20_000 }, () => FAR.toMillis()) }],
  ['health/sweep', { checkedUntil: FAR }],
])(
  'damaged fields of %s, or times of a wrong clock, keep no mail back, and the sweep mends them',
  async (path, damage) => {
    await db.doc(path).set(damage)
    const [missed, queued, waiting] = [await newLead(), await newLead(), await newLead()]
    const due = { form: 'query', id: waiting.id, state: 'waiting', dueAt: FAR }
    await db.doc(`deliveries/query_${waiting.id}`).set(due)
    expect(await deliver(queued, dependencies({ limits: DIGESTS_ONLY }))).toBe('queued')
    pass(2 * MINUTE)
    await sweep(dependencies())
    for (const { id } of [missed, queued, waiting]) expect(told()).toContain(id)
    expect(alarms()).toEqual([])
    const checkedUntil: Timestamp = (await db.doc('health/sweep').get()).get('checkedUntil')
    expect(checkedUntil.toMillis()).toBeLessThan(FAR.toMillis())
  },
)

it('a sweep whose last step meets a simultaneous write keeps its watermark', async () => {
  let writes = 0
  const store = agency.withHook(async (when, what) => {
    if (when === 'before' && what === 'commit')
      await db.doc('health/sweep').set({ writes: writes++ })
  })
  pass(2 * MINUTE)
  await sweep({ ...dependencies(), db: store })
  expect(alarms()).toEqual([])
  expect((await db.doc('health/sweep').get()).get('checkedUntil')).toBeInstanceOf(Timestamp)
})

it('when one step of a sweep fails, another step still mails its lead', async () => {
  await atEachAccess('before', async (store, access) => {
    const queued = await newLead()
    await deliver(queued, dependencies({ limits: DIGESTS_ONLY }))
    pass(2 * MINUTE)
    const missed = await newLead({}, new Date(now().getTime() - 2 * MINUTE))
    await sweep({ ...dependencies(), db: store })
    expect(
      [queued, missed].some(({ id }) => told().includes(id)),
      access,
    ).toBe(true)
  })
})

/** Runs a test with a store that fails at its first access, then its second, until none fails. */
async function atEachAccess(
  side: string,
  test: (store: Firestore, access: string) => Promise<void>,
) {
  for (let failing = 0, hasFailed = true; hasFailed; failing++) {
    await agency.reset()
    hasFailed = false
    let access = 0
    const store = agency.withHook(async (when) => {
      if (when !== side || access++ !== failing) return
      hasFailed = true
      throw Object.assign(new Error('UNAVAILABLE'), { code: 14 })
    })
    await test(store, `access ${failing}`)
  }
}
