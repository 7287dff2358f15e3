// What must hold after every step of the model-based test of deliveries (delivery-model.ts).

import { type Delivery, fingerprint } from '../../functions/src/delivery/delivery-record.ts'
import { MOST_COPIES } from '../../functions/src/delivery/limits.ts'
import { type LeadKey, pathOf } from '../../functions/src/lead/lead.ts'
import { PERHAPS_SENT } from '../../functions/src/sweep/sweep-store.ts'
import type { emulatedAgency } from './agency.ts'
import type { simulatedMailServer } from './simulated-mail-server.ts'

/** `recipient`: the address that the server refuses in the faults of "recipient b". */
export function deliveryInvariants(
  { db, reports, deliveryOf }: ReturnType<typeof emulatedAgency>,
  { arrivals, last }: ReturnType<typeof simulatedMailServer>,
  recipient: string,
) {
  /** The paths of erased leads, which need no mail. */
  const erased = new Set<string>()
  /** By Message-ID, the number of arrivals when the mail was resent or its lead stored again. Only later copies count. */
  const startedAnew = new Map<string, number>()
  /** By delivery, the number of arrivals when the delivery was first seen as sent. */
  const settledAt = new Map<string, number>()

  /** By path, the time and the number of arrivals when a lead, deleted in the console, was stored again. */
  const restored = new Map<string, { timeMs: number; arrived: number }>()

  return { check, requireMailed, startAnew, restore, namesOf, erased }

  /** `allLogged`: whether an undisturbed sweep was the last step. That sweep has logged all alarms left over. */
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
        throw new Error(`${path} is settled as sent, but no mail contains it`)
      }
      if (!settledAt.has(name)) settledAt.set(name, arrivals.length)
      const since = arrivals.slice(settledAt.get(name) ?? arrivals.length)
      if (since.some(({ messageId }) => messageId === messageIdOf(name))) {
        throw new Error(`${path} went out again after it was settled as sent`)
      }
    }
    await checkAlarms(stored, allLogged)
  }

  /** Each alarm is logged or, after a fault, stored as unreported for the next sweep to log. */
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
          throw new Error(`${code} is the error of ${path}, but no open problem`)
      }
      const arrived = arrivals.findLastIndex(({ messageId }) => messageId === messageIdOf(name))
      const isRefused = !delivery.deliveredTo.includes(fingerprint(recipient))
      if (delivery.state === 'sent' && isRefused && arrived > lastForRecipient) {
        if (!problems.some((one) => one.startsWith(`recipient ${fingerprint(recipient)}`)))
          throw new Error(`a recipient does not get ${path}, but is no open problem`)
      }
    }
  }

  /** Whether a mail with the lead's path, or the digest itself, has arrived. */
  function isMailed(path: string, delivery: Delivery | undefined): boolean {
    if (delivery?.form === 'digest')
      return arrivals.some(({ messageId }) => messageId.includes(path.replace('/', '.')))
    return arrivals.slice(restored.get(path)?.arrived ?? 0).some(({ text }) => text.includes(path))
  }

  /** @param others the states that are accepted besides `sent` */
  async function requireMailed(lead: LeadKey, others: readonly string[]): Promise<void> {
    const path = pathOf(lead)
    if (erased.has(path)) return
    const delivery = await deliveryOf(lead)
    const state = delivery?.state ?? 'none'
    if (others.includes(state)) return
    if (state !== 'sent' || isEarlier(path, delivery))
      throw new Error(`${path} is still ${state} long after the recovery`)
    if (!isMailed(path, delivery)) throw new Error(`${path} is settled, but no mail contains it`)
  }

  async function deliveries(): Promise<[string, Delivery][]> {
    const { docs } = await db.collection('deliveries').get()
    return docs.map((one) => [one.id, one.data() as Delivery])
  }

  async function namesOf(state: string): Promise<string[]> {
    return (await deliveries()).filter(([, one]) => one.state === state).map(([name]) => name)
  }

  /** Records that a lead was deleted in the console and stored again, which counts as a new lead. */
  async function restore(path: string) {
    const { createTime } = await db.doc(path).get()
    restored.set(path, { timeMs: createTime?.toMillis() ?? 0, arrived: arrivals.length })
    startAnew(path.replace('/', '_'))
  }

  /** Whether a record is about the lead before it was deleted in the console. */
  function isEarlier(path: string, delivery: Delivery | undefined): boolean {
    return (delivery?.leadAt?.toMillis() ?? Infinity) < (restored.get(path)?.timeMs ?? 0)
  }

  /** Counts the copies of a delivery's mail from zero again. */
  function startAnew(name: string) {
    startedAnew.set(messageIdOf(name), arrivals.length)
    settledAt.delete(name)
  }
}

function messageIdOf(deliveryName: string): string {
  return `<${deliveryName.replace('_', '.')}@agency.example>`
}
