// Failures of the mail server and of instances. The tests move the clock.

import { SMTP_TIMES } from 'functions/delivery/limits.ts'
import { mailHeaders } from 'functions/mail/mail.ts'
import type { SmtpTimes } from 'functions/mail/smtp-mailer.ts'
import { describe, expect, it } from 'vitest'
import { agencyWithServer, dying, HOUR, MINUTE } from '../suite/agency.ts'
import type { Behaviour } from '../suite/smtp-server.ts'

const agency = await agencyWithServer('demo-faults')
const { alarms, deliver, deliveryOf, dependencies, newLead, newLeads, pass } = agency
const { server, statesOf, sweepHourly, sweepTimes } = agency

// Failures that concern every lead, by the steps of SMTP. Leads wait until the server works.
describe.each<[string, Behaviour, RegExp, Partial<SmtpTimes>?]>([
  ['421 as a greeting', { greeting: 421 }, /421/],
  ['no greeting', { greeting: 'silent' }, /ETIMEDOUT/, { connect: 100 }],
  ['a wrong password', { login: 535 }, /EAUTH 535/],
  ['550 for the sender', { sender: '550 5.7.1 not allowed' }, /550/],
  ['a block list at RCPT', { recipient: '554 5.7.1 blocked' }, /554/],
  ['a recipient that does not exist', { recipient: '550 5.1.1 unknown' }, /550/],
  ['554 to DATA', { beforeData: 554 }, /554/],
  ['554 to every content', { data: 554 }, /554/],
  ['a server that is slow at each step', { slow: 50 }, /EABORT/, { handOver: 150 }],
])('%s', (_, behaviour, error, short) => {
  it('makes leads wait, even for days, until two sweeps after the recovery mail all', async () => {
    const failing = () => dependencies({ ...(short && { times: short }) })
    const leads = await newLeads(2)
    server.behave(behaviour)
    for (const lead of leads) expect(await deliver(lead, failing())).toBe('waiting')
    expect((await deliveryOf(leads[0]!))?.error).toMatch(error)
    await sweepTimes(2, failing)
    pass(50 * HOUR)
    await sweepTimes(1, failing)
    expect(await statesOf(leads)).toEqual(['waiting'])

    server.behave({})
    await sweepTimes(2)
    expect(await statesOf(leads)).toEqual(['sent'])
    expect(server.taken).toHaveLength(2)
    expect(alarms()).toHaveLength(1)
  })
})

describe('content that the server refuses', () => {
  const exceptNotice = /^(?!.*refuses the words)/s

  it.each([
    ['sent', 'as plain text at once', '554 5.7.1 no markup', /text\/html/, 2, 2, true],
    ['sent', 'without words', '554 5.7.1 spam', exceptNotice, 3, 3, false],
    ['waiting', 'until repeated unchanged, then plainer', 451, exceptNotice, 1, 4, false],
  ] as const)('is %s, %s', async (state, _, data, words, atOnce, inAll, hasWords) => {
    const lead = await newLead({ firstName: 'Spam' })
    server.behave({ data, words })
    expect(await deliver(lead)).toBe(state)
    expect(server.received).toHaveLength(atOnce)
    await sweepTimes(1)
    expect(await deliveryOf(lead)).toMatchObject({ state: 'sent' })
    expect(server.received).toHaveLength(inAll)
    const [mail, ...others] = server.taken
    expect(others).toEqual([])
    expect(mail?.text).toContain(`query/${lead.id}`)
    expect(mail?.raw.includes('Spam')).toBe(hasWords)
    expect(alarms()).toEqual([])
  })
})

describe('possible copies', () => {
  it.each<[string, Behaviour]>([
    ['silence', { data: 'silent' }],
    ['a connection dropped', { data: 'drop' }],
  ])('%s: at most three copies, with growing waits, and then one alarm', async (_, behaviour) => {
    const lead = await newLead()
    const brief = () => dependencies({ times: { attempt: 1000 } })
    server.behave(behaviour)
    expect(await deliver(lead, brief())).toBe('waiting')
    await sweepTimes(2, brief)
    expect(server.received).toHaveLength(1)
    await sweepTimes(1, brief)
    expect(server.received).toHaveLength(2)
    pass(50 * MINUTE)
    await sweepTimes(1, brief)
    expect(server.received).toHaveLength(2)
    await sweepTimes(1, brief)
    await sweepHourly(4, brief)
    expect(server.received).toHaveLength(3)
    expect(await deliveryOf(lead)).toMatchObject({ state: 'perhapsSent' })
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1)
    const alarm = 'a mail may have been sent three times, and none is confirmed'
    expect(alarms().filter((message) => message === alarm)).toHaveLength(1)
  })

  it.each<Behaviour>([
    { beforeData: '354 go\n250 once more' },
    { sender: '250 fine\n250 once more\n250 and again', slow: 50 },
  ])(
    'stray replies, %j, do not count as success when the server then refuses the mail',
    async (stray) => {
      const lead = await newLead()
      server.behave({ ...stray, data: 554 })
      expect(await deliver(lead)).toBe('waiting')
      await sweepHourly(5)
      expect(server.taken).toEqual([])
      expect(await deliveryOf(lead)).toMatchObject({ state: 'waiting' })
      expect(alarms()).toEqual(['the mail server fails'])
    },
  )

  it('an acceptance in the middle of a mail does not count as success', async () => {
    const { mailer, addresses } = dependencies()
    const mail = { ...mailHeaders({ form: 'query', id: 'x' }, addresses), subject: 'x' }
    server.behave({ duringData: 250 })
    const failure = { scope: 'unknown', mayBeSent: true, code: 'EPROTOCOL' }
    const long = 'a line\n'.repeat(1_000_000)
    expect(await mailer.send({ ...mail, text: long }, addresses.to)).toMatchObject({ failure })
  })

  it('a server whose reply comes after the time for handing over gets one copy', async () => {
    server.behave({ dataAfter: 1500 })
    const brief = dependencies({ times: { handOver: 1000 } })
    expect(await deliver(await newLead(), brief)).toBe('sent')
    expect(server.received).toHaveLength(1)
  })

  it('a connection that is lost before the message does not count as a copy', async () => {
    const lead = await newLead()
    for (const behaviour of [
      { sender: 'drop' },
      { recipient: 'drop' },
      { beforeData: 'drop' },
    ] as const) {
      server.behave(behaviour)
      expect(await deliver(lead)).toBe('waiting')
      expect(await deliveryOf(lead)).toMatchObject({ possibleCopies: 0 })
      pass(5 * MINUTE)
    }
  })

  it('instances that die after the send never cause a fourth copy', async () => {
    const lead = await newLead()
    const { mailer, ...others } = dependencies()
    for (let time = 0; time < 6; time++) {
      await deliver(lead, { ...others, mailer: dying(mailer) }).catch(() => {})
      pass(10 * MINUTE)
    }
    expect(server.taken).toHaveLength(3)
    expect(await deliveryOf(lead)).toMatchObject({ state: 'perhapsSent' })
    await sweepTimes(1)
    expect(alarms()).toHaveLength(1)
  })
})

describe('one of two recipients', () => {
  it('refused temporarily, gets the mail later; the other one no second copy', async () => {
    const to = ['a@agency.example', 'b@xn--bcher-kva.example']
    const lead = await newLead()
    server.behave({ recipient: 450, about: to[1]! })
    expect(await deliver(lead, dependencies({ to }))).toBe('waiting')
    expect(await deliveryOf(lead)).toMatchObject({ state: 'waiting', unsentSince: null })
    server.behave({})
    server.recipients.length = 0
    await sweepTimes(1, () => dependencies({ to }))
    expect(server.recipients).toEqual(to.slice(1))
    const { state, deliveredTo } = (await deliveryOf(lead))!
    expect([state, deliveredTo.length]).toEqual(['sent', 2])
  })
})

describe('alarms', () => {
  it('are not raised by greylisting, which refuses each recipient once', async () => {
    server.behave({ recipient: '450 4.2.0 greylisted' })
    const leads = await newLeads(2)
    for (const lead of leads) expect(await deliver(lead)).toBe('waiting')
    server.behave({})
    await sweepTimes(1)
    expect(await statesOf(leads)).toEqual(['sent'])
    expect(alarms()).toEqual([])
  })

  const WRONG = { recipient: '550 5.1.1 unknown' }

  it.each<[string, Behaviour[], string[]]>([
    [
      'once for an outage, whose end is logged',
      [{ login: 535 }, { login: 535 }, {}],
      ['server EAUTH 535'],
    ],
    [
      'once for an outage during which a recipient is refused',
      [{ login: 535 }, WRONG, { login: 535 }],
      ['server EAUTH 535', 'recipient'],
    ],
    [
      'for each of two problems of the server',
      [{ greeting: 421 }, { login: 535 }],
      ['server EPROTOCOL 421', 'server EAUTH 535'],
    ],
  ])('are raised %s', async (_, behaviours, problems) => {
    for (const behaviour of behaviours) {
      server.behave(behaviour)
      await deliver(await newLead())
    }
    const raised = agency.reports().filter(({ severity }) => severity === 'error')
    expect(raised.map(({ facts }) => facts.problem)).toEqual(
      problems.map((problem) => expect.stringMatching(new RegExp(`^${problem}`))),
    )
    const ended = agency.reports().filter(({ message }) => message === 'mail works again')
    expect(ended).toHaveLength(Object.keys(behaviours.at(-1) ?? {}).length ? 0 : 1)
  })
})

it('an instance frozen after its claim sends nothing when its lease nears its end', async () => {
  const lead = await newLead()
  const frozen = {
    ...dependencies(),
    // The clock is read for the claim, for the text of the mail, and before the send.
    now: () => {
      pass(61_000)
      return agency.now()
    },
  }
  expect(await deliver(lead, frozen)).toBe('early')
  expect(server.received).toHaveLength(0)
  pass(10 * MINUTE)
  expect(await deliver(lead)).toBe('sent')
})

it('a server that takes fifteen seconds to greet, to keep off spam, gets the mail', async () => {
  // Both times are a twentieth of the real times.
  server.behave({ greetsAfter: 15_000 / 20 })
  const fast = dependencies({ times: { connect: SMTP_TIMES.connect / 20 } })
  expect(await deliver(await newLead(), fast)).toBe('sent')
})

it('a send on a reused connection ends when the server stays silent', async () => {
  const shared = dependencies({ times: { handOver: 1000 } })
  const greetings: string[] = []
  const onLine = (line: string) => {
    if (line.startsWith('EHLO')) greetings.push(line)
  }
  server.behave({ onLine })
  expect(await deliver(await newLead(), shared)).toBe('sent')
  server.behave({ onLine, sender: 'silent' })
  expect(await deliver(await newLead(), shared)).toBe('waiting')
  expect(server.received).toHaveLength(1)
  expect(greetings).toHaveLength(1)
})
