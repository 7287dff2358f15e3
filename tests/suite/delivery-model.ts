// A model-based test of deliveries and sweeps: the real code with a store in memory, a simulated mail
// server, and processes that die, fail or freeze at any step. `steps` generates random steps; `play` runs
// them and throws when an invariant is broken.

import fc from 'fast-check'
import { deliverLead } from '../../functions/src/delivery/deliver-lead.ts'
import type { Delivery } from '../../functions/src/delivery/delivery-record.ts'
import { deliveryName } from '../../functions/src/delivery/delivery-record.ts'
import { MOST_COPIES } from '../../functions/src/delivery/limits.ts'
import { PERHAPS_SENT } from '../../functions/src/delivery/send-and-settle.ts'
import { type Lead, pathOf } from '../../functions/src/lead/lead.ts'
import type { Mail } from '../../functions/src/mail/mail.ts'
import type { FailureScope, SendResult } from '../../functions/src/mail/smtp-failure.ts'
import type { Mailer } from '../../functions/src/ports.ts'
import { eraseByEmail } from '../../functions/src/staff/erase.ts'
import { resend, resendAllUnsent } from '../../functions/src/staff/resend.ts'
import { sweep } from '../../functions/src/sweep/sweep.ts'
import { agencyWith, dependenciesWith, MINUTE } from './agency.ts'
import { memoryFirestore } from './memory-firestore.ts'

const RECIPIENTS = ['a@agency.example', 'b@agency.example']
const LIMITS = { perTenMinutes: 3, perHour: 12, perDay: 60 }

const faults = [
  'none',
  'the server refuses',
  'the account is refused',
  'every recipient is refused for now',
  'every recipient is unknown',
  'recipient b is refused for now',
  'recipient b is unknown',
  'every content is refused',
  'spam is refused',
  'spam is refused for now',
  'silence after the dot',
  'lost at the dot',
] as const
type Fault = (typeof faults)[number]

/** A fault of a process at one of its steps (a read, a commit or the send). */
type ProcessFault = { at: number; what: 'dies' | 'store fails' | 'answer lost' | 'freezes' }

export type Step =
  | { do: 'store'; content: 'new' | 'same' | 'spam'; lateBy: number }
  | { do: 'event'; of: number; processFault: ProcessFault | null }
  | { do: 'sweep'; processFault: ProcessFault | null }
  | { do: 'two sweeps'; processFault: ProcessFault | null }
  | { do: 'wait'; minutes: number }
  | { do: 'server'; fault: Fault }
  | { do: 'erase'; of: number }
  | { do: 'resend'; of: number }

const of = fc.nat({ max: 9 })
const processFault = fc.option(
  fc.record({
    at: fc.nat({ max: 60 }),
    what: fc.constantFrom('dies', 'store fails', 'answer lost', 'freezes'),
  }),
) satisfies fc.Arbitrary<ProcessFault | null>
const content = fc.constantFrom('new', 'new', 'same', 'spam')

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('store'), content, lateBy: fc.nat(9) }) },
    { weight: 6, arbitrary: fc.record({ do: fc.constant('event'), of, processFault }) },
    { weight: 6, arbitrary: fc.record({ do: fc.constant('sweep'), processFault }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('two sweeps'), processFault }) },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('wait'),
        minutes: fc.constantFrom(1, 5, 5, 11, 20, 70, 300),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('server'), fault: fc.constantFrom(...faults) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('erase'), of }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('resend'), of }) },
  ),
  // Thirty steps on average. fast-check shrinks a counterexample to the few steps that it needs.
  { maxLength: 60, size: 'max' },
)

/** One mail at the server, for one attempt. */
type Arrival = { messageId: string; text: string; recipients: readonly string[] }

class Broken extends Error {}

/** Runs the steps and then a recovery; throws when an invariant is broken. */
export async function play(given: readonly Step[]): Promise<void> {
  const store = memoryFirestore()
  const agency = agencyWith(store.connect())
  const { db, now, pass, reports } = agency
  const leads: Lead[] = []
  const erased = new Set<string>()
  /** Mails that the server accepted with 250, or read to the end without an answer: possible copies. */
  const arrivals: Arrival[] = []
  /** From which arrival on the copies of a mail count, by Message-ID: staff may resend a mail. */
  const startedAnew = new Map<string, number>()
  /** The number of arrivals when a delivery was first seen as sent. */
  const settledAt = new Map<string, number>()
  /** Deliveries whose process died after it had settled them as perhaps sent, before it logged the alarm. */
  const unalarmed = new Set<string>()
  let fault: Fault = 'none'

  for (const step of given) {
    const before = await namesOf('perhapsSent')
    const survived = await happen(step)
    const settled = (await namesOf('perhapsSent')).filter((name) => !before.includes(name))
    if (!survived) for (const name of settled) unalarmed.add(name)
    await check()
  }
  await recover()

  async function happen(step: Step): Promise<boolean> {
    switch (step.do) {
      case 'store': {
        const values = { same: { lastName: 'Same' }, spam: { firstName: 'Spam' }, new: {} }
        const timestamp = new Date(now().getTime() - step.lateBy * MINUTE)
        const email = `visitor${leads.length}@home.example`
        const lead = await agency.newLead(
          { ...values[step.content], email: step.content === 'same' ? 'same@home.example' : email },
          timestamp,
        )
        leads.push(lead)
        return true
      }
      case 'event': {
        const lead = pick(step.of)
        if (!lead) return true
        return runProcess(step.processFault, (dependencies) => deliverLead(lead, dependencies))
      }
      case 'sweep':
        return runProcess(step.processFault, sweep)
      case 'two sweeps': {
        const both = [runProcess(step.processFault, sweep), runProcess(null, sweep)]
        return (await Promise.all(both)).every(Boolean)
      }
      case 'wait':
        pass(step.minutes * MINUTE)
        return true
      case 'server':
        fault = step.fault
        return true
      case 'erase': {
        const lead = pick(step.of)
        if (!lead) return true
        for (const path of await eraseByEmail(db, String(lead.values.email))) erased.add(path)
        return true
      }
      case 'resend': {
        const lead = pick(step.of)
        if (lead && (await resend(db, lead, now())).ok) startAnew(deliveryName(lead))
        return true
      }
    }
  }

  function pick(index: number): Lead | undefined {
    return leads.length ? leads[index % leads.length] : undefined
  }

  /** Runs a process until it ends or dies; resolves to whether it ended without its fault. */
  async function runProcess(
    processFault: ProcessFault | null,
    work: (dependencies: ReturnType<typeof dependenciesWith>) => Promise<unknown>,
  ): Promise<boolean> {
    let count = 0
    let isHit = false
    let die = () => {}
    const died = new Promise<void>((resolve) => {
      die = resolve
    })
    const turn = async (when: 'before' | 'after' = 'before') => {
      if (processFault?.what === 'answer lost' ? when === 'before' : when === 'after') return
      if (!processFault || isHit || count++ !== processFault.at) return
      isHit = true
      if (processFault.what === 'dies') {
        die()
        return new Promise<void>(() => {})
      }
      if (processFault.what === 'freezes') {
        pass(11 * MINUTE)
        await runProcess(null, sweep)
        return
      }
      throw Object.assign(new Error('UNAVAILABLE'), { code: 14 })
    }
    const mailer: Mailer = {
      async send(mail, recipients) {
        // The process may die before the mail is sent or after it.
        if (processFault?.what !== 'store fails' && processFault?.what !== 'answer lost')
          await turn()
        const result = answerTo(mail, recipients)
        if (processFault?.what !== 'store fails' && processFault?.what !== 'answer lost')
          await turn()
        return result
      },
    }
    const log = (severity: string, message: string, facts: Record<string, unknown>) =>
      reports().push({ severity, message, facts })
    const parts = { db: store.connect(turn), mailer, now, log, limits: LIMITS, to: RECIPIENTS }
    await Promise.race([work(dependenciesWith(parts)).catch(onlyProcessFaults), died])
    return !isHit
  }

  function answerTo(mail: Mail, recipients: readonly string[]): SendResult {
    const take = (accepted: readonly string[]) =>
      arrivals.push({ messageId: mail.messageId, text: mail.text, recipients: accepted })
    const isSpam = mail.text.includes('Spam')
    const some = (scope: FailureScope, permanent: boolean, code: string) => ({
      scope,
      permanent,
      code,
    })
    const none = (
      failure: ReturnType<typeof some>,
      refused: readonly string[] = [],
    ): SendResult => ({
      ok: false,
      failure,
      accepted: [],
      refused: refused.map((recipient) => ({ recipient, failure })),
    })
    const without = (failure: ReturnType<typeof some>): SendResult => {
      const accepted = recipients.filter((one) => one !== RECIPIENTS[1])
      const refused = recipients.filter((one) => one === RECIPIENTS[1])
      if (!accepted.length) return none(failure, refused)
      take(accepted)
      return { ok: true, accepted, refused: refused.map((recipient) => ({ recipient, failure })) }
    }
    switch (fault) {
      case 'the server refuses':
        return none(some('server', false, 'EPROTOCOL 421'))
      case 'the account is refused':
        return none(some('server', true, 'EAUTH 535'))
      case 'every recipient is refused for now':
        return none(some('recipient', false, 'EENVELOPE 450'), recipients)
      case 'every recipient is unknown':
        return none(some('recipient', true, 'EENVELOPE 550'), recipients)
      case 'recipient b is refused for now':
        return without(some('recipient', false, 'EENVELOPE 450'))
      case 'recipient b is unknown':
        return without(some('recipient', true, 'EENVELOPE 550'))
      case 'every content is refused':
        return none(some('content', true, 'EMESSAGE 554'))
      case 'spam is refused':
        if (isSpam) return none(some('content', true, 'EMESSAGE 554'))
        break
      case 'spam is refused for now':
        if (isSpam) return none(some('content', false, 'EMESSAGE 451'))
        break
      case 'silence after the dot':
        take(recipients)
        return none(some('unknown', false, 'EABORT'))
      case 'lost at the dot':
        return none(some('unknown', false, 'ECONNECTION'))
    }
    take(recipients)
    return { ok: true, accepted: recipients, refused: [] }
  }

  async function check(): Promise<void> {
    const copies = new Map<string, number>()
    for (const [index, { messageId, recipients }] of arrivals.entries()) {
      if (index < (startedAnew.get(messageId) ?? 0)) continue
      for (const recipient of recipients) {
        const name = `${messageId} to ${recipient}`
        copies.set(name, (copies.get(name) ?? 0) + 1)
      }
    }
    for (const [name, count] of copies) {
      if (count > MOST_COPIES) throw new Broken(`${count} copies of ${name}`)
    }
    for (const [name, delivery] of await deliveries()) {
      const path = `${delivery.form}/${delivery.id}`
      if (erased.has(path)) continue
      if (delivery.state === 'sent' && !isMailed(path, delivery)) {
        throw new Broken(`${path} is settled as sent, and no mail holds it`)
      }
      if (delivery.state === 'sent' && !settledAt.has(name)) settledAt.set(name, arrivals.length)
      const since = arrivals.slice(settledAt.get(name) ?? arrivals.length)
      if (since.some(({ messageId }) => messageId === messageIdOf(name))) {
        throw new Broken(`${path} went out again after it was settled as sent`)
      }
      if (delivery.state === 'perhapsSent' && !unalarmed.has(name)) {
        const about = delivery.digest ? `digest/${delivery.digest}` : path
        const isAlarmed = reports().some(
          ({ message, facts }) =>
            message === PERHAPS_SENT && [about, path].includes(`${facts.lead}`),
        )
        if (!isAlarmed) throw new Broken(`${path} is perhaps sent, and no alarm says so`)
      }
    }
  }

  /** Whether a mail contains a lead's path; a repeat is on the mail of its original. */
  function isMailed(path: string, delivery: Delivery | undefined): boolean {
    if (delivery?.form === 'digest')
      return arrivals.some(({ messageId }) => messageId.includes(path.replace('/', '.')))
    if (delivery?.repeatOf && delivery.state === 'sent') return true
    return arrivals.some(({ text }) => text.includes(path))
  }

  /** The server works from now on, and staff resend what was perhaps sent. */
  async function recover(): Promise<void> {
    fault = 'none'
    // Long enough for leases, and for the waits after unknown outcomes (an hour at most), to end.
    for (let time = 0; time < 12; time++) {
      pass(time < 4 ? 5 * MINUTE : 60 * MINUTE)
      await runProcess(null, sweep)
    }
    await check()
    for (const lead of leads) await requireMailed(lead, ['perhapsSent'])
    for (const name of await namesOf('perhapsSent')) startAnew(name)
    await resendAllUnsent(db, now())
    for (let time = 0; time < 3; time++) {
      pass(60 * MINUTE)
      await runProcess(null, sweep)
    }
    await check()
    for (const lead of leads) await requireMailed(lead, [])
  }

  async function requireMailed(lead: Lead, besides: readonly string[]): Promise<void> {
    const path = pathOf(lead)
    if (erased.has(path)) return
    const delivery = await agency.deliveryOf(lead)
    const state = delivery?.state ?? 'none'
    if (besides.includes(state)) return
    if (state !== 'sent') throw new Broken(`${path} is still ${state} long after the recovery`)
    if (!isMailed(path, delivery)) throw new Broken(`${path} is settled, and no mail holds it`)
  }

  async function deliveries(): Promise<[string, Delivery][]> {
    const { docs } = await db.collection('deliveries').get()
    return docs.map((one) => [one.id, one.data() as Delivery])
  }

  async function namesOf(state: string): Promise<string[]> {
    return (await deliveries()).filter(([, one]) => one.state === state).map(([name]) => name)
  }

  function startAnew(name: string) {
    startedAnew.set(messageIdOf(name), arrivals.length)
    settledAt.delete(name)
    unalarmed.delete(name)
  }
}

function onlyProcessFaults(error: unknown): void {
  if ((error as { code?: number }).code !== 14) throw error
}

function messageIdOf(deliveryName: string): string {
  return `<${deliveryName.replace('_', '.')}@agency.example>`
}
