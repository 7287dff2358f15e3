// What must hold after every step of the model-based test of deliveries (delivery-model.ts).

import { type Delivery, fingerprint } from '../../functions/src/delivery/delivery-record.ts'
import { MOST_COPIES } from '../../functions/src/delivery/limits.ts'
import { type LeadKey, pathOf } from '../../functions/src/lead/lead.ts'
import { PERHAPS_SENT } from '../../functions/src/sweep/sweep-store.ts'
import type { emulatedAgency } from './agency.ts'
import type { simulatedMailServer } from './simulated-mail-server.ts'

/** `recipient`: whom the server refuses in the faults of "recipient b". */
export function deliveryInvariants(
  { db, reports, deliveryOf }: ReturnType<typeof emulatedAgency>,
  { arrivals, last }: ReturnType<typeof simulatedMailServer>,
  recipient: string,
) {
  /** The paths of erased leads, which need no mail. */
  const erased = new Set<string>()
  /** The arrival from which the copies of a mail are counted, by Message-ID, because staff may resend a mail. */
  const startedAnew = new Map<string, number>()
  /** The number of arrivals when a delivery was first seen as sent. */
  const settledAt = new Map<string, number>()

  /** Leads that were deleted in the console and stored again: `at` this time, after `from` arrivals. */
  const restored = new Map<string, { at: number; from: number }>()

  return { check, requireMailed, startAnew, restore, namesOf, erased }

  /** `allLogged`: whether the next sweep, too, has had the time to log what a process could not. */
  async function check({ allLogged = false } = {}): Promise<void> {
    const copies = new Map<string, number>()
    for (const [index, { messageId, recipients }] of arrivals.entries()) {
      if (index < (startedAnew.get(messageId) ?? 0)) continue
      for (const one of recipients) {
        const name = `${messageId} to ${one}`
        copies.set(name, (copies.get(name) ?? 0) + 1)
      }
    }
    for (const [name, count] of copies) {
      if (count > MOST_COPIES) throw new Error(`${count} copies of ${name}`)
    }
    const stored = await deliveries()
    for (const [name, delivery] of stored) {
      const path = `${delivery.form}/${delivery.id}`
      if (erased.has(path) || delivery.state !== 'sent' || isEarlier(path, delivery)) continue
      if (!isMailed(path, delivery)) {
        throw new Error(`${path} is settled as sent, and no mail holds it`)
      }
      if (!settledAt.has(name)) settledAt.set(name, arrivals.length)
      const since = arrivals.slice(settledAt.get(name) ?? arrivals.length)
      if (since.some(({ messageId }) => messageId === messageIdOf(name))) {
        throw new Error(`${path} went out again after it was settled as sent`)
      }
    }
    await checkAlarms(stored, allLogged)
  }

  /** Whatever fault a process had: what needs an alarm is logged, or is stored for the next sweep to log. */
  async function checkAlarms(stored: readonly [string, Delivery][], allLogged: boolean) {
    const health = await db.doc('health/mail').get()
    const problems = Object.keys(health.get('problems') ?? {})
    const unreported: string[] = health.get('unreported') ?? []
    const alarms = reports().filter(({ severity }) => severity === 'error')
    const alarmed = alarms.map(({ facts }) => facts.problem)
    const unsure = alarms.filter(({ message }) => message === PERHAPS_SENT)
    const alarmedLeads = unsure.map(({ facts }) => facts.lead)
    for (const problem of problems) {
      if (problem === 'words refused') continue
      if (!alarmed.includes(problem) && (allLogged || !unreported.includes(problem)))
        throw new Error(`no alarm says ${problem}`)
    }
    const lastForRecipient = arrivals.findLastIndex(({ recipients }) =>
      recipients.includes(recipient),
    )
    for (const [name, delivery] of stored) {
      const path = `${delivery.form}/${delivery.id}`
      if (delivery.state === 'perhapsSent' && !delivery.digest) {
        if (!alarmedLeads.includes(path) && (allLogged || !delivery.unreported))
          throw new Error(`${path} is perhaps sent, and no alarm says so`)
      }
      const { scope, code } = last.failure ?? {}
      const isLast = last.messageId === messageIdOf(name)
      if (isLast && scope === 'server' && delivery.state === 'waiting' && delivery.error === code) {
        if (!problems.includes(`server ${code}`))
          throw new Error(`${code} is written into ${path}, and is no problem`)
      }
      const arrived = arrivals.findLastIndex(({ messageId }) => messageId === messageIdOf(name))
      const isRefused = !delivery.deliveredTo.includes(fingerprint(recipient))
      if (delivery.state === 'sent' && isRefused && arrived > lastForRecipient) {
        if (!problems.some((one) => one.startsWith(`recipient ${fingerprint(recipient)}`)))
          throw new Error(`a recipient does not get ${path}, and is no problem`)
      }
    }
  }

  /** Whether a mail contains a lead's path. */
  function isMailed(path: string, delivery: Delivery | undefined): boolean {
    if (delivery?.form === 'digest')
      return arrivals.some(({ messageId }) => messageId.includes(path.replace('/', '.')))
    return arrivals.slice(restored.get(path)?.from ?? 0).some(({ text }) => text.includes(path))
  }

  /** @param besides states that count as mailed too */
  async function requireMailed(lead: LeadKey, besides: readonly string[]): Promise<void> {
    const path = pathOf(lead)
    if (erased.has(path)) return
    const delivery = await deliveryOf(lead)
    const state = delivery?.state ?? 'none'
    if (besides.includes(state)) return
    if (state !== 'sent' || isEarlier(path, delivery))
      throw new Error(`${path} is still ${state} long after the recovery`)
    if (!isMailed(path, delivery)) throw new Error(`${path} is settled, and no mail holds it`)
  }

  async function deliveries(): Promise<[string, Delivery][]> {
    const { docs } = await db.collection('deliveries').get()
    return docs.map((one) => [one.id, one.data() as Delivery])
  }

  async function namesOf(state: string): Promise<string[]> {
    return (await deliveries()).filter(([, one]) => one.state === state).map(([name]) => name)
  }

  /** Records that a lead was deleted in the console and stored again, which makes another lead of it. */
  async function restore(path: string) {
    const { createTime } = await db.doc(path).get()
    restored.set(path, { at: createTime?.toMillis() ?? 0, from: arrivals.length })
    startAnew(path.replace('/', '_'))
  }

  /** Whether a record is about the lead that was deleted. */
  function isEarlier(path: string, delivery: Delivery | undefined): boolean {
    return (delivery?.leadAt?.toMillis() ?? Infinity) < (restored.get(path)?.at ?? 0)
  }

  /** Counts the copies of a delivery's mail from zero, because staff resend the mail. */
  function startAnew(name: string) {
    startedAnew.set(messageIdOf(name), arrivals.length)
    settledAt.delete(name)
  }
}

function messageIdOf(deliveryName: string): string {
  return `<${deliveryName.replace('_', '.')}@agency.example>`
}
