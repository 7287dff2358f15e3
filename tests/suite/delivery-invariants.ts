// The invariants: delivery-model.ts calls `check` after each step, `requireMailed` in its recovery.

import { type Delivery, fingerprint } from 'functions/delivery/delivery-record.ts'
import { MOST_COPIES } from 'functions/delivery/limits.ts'
import { PERHAPS_SENT } from 'functions/delivery/open-problems.ts'
import { type LeadKey, pathOf } from 'functions/lead/lead.ts'
import type { emulatedAgency } from './agency.ts'
import type { simulatedMailServer } from './simulated-mail-server.ts'

/** `recipientB`: the address that some faults of the server refuse (simulated-mail-server.ts). */
export function deliveryInvariants(
  { db, reports, deliveryOf }: ReturnType<typeof emulatedAgency>,
  { arrivals, last }: ReturnType<typeof simulatedMailServer>,
  recipientB: string,
) {
  /** The paths of erased leads, which need no mail. */
  const erased = new Set<string>()
  /** By Message-ID, the arrivals before a resend or a restored lead: only later copies count. */
  const startedAnew = new Map<string, number>()
  /** By delivery, the number of arrivals when the delivery was first seen as sent. */
  const arrivedWhenSent = new Map<string, number>()

  /** By path, the time and the arrivals when a lead deleted in the console was stored again. */
  const restored = new Map<string, { timeMs: number; arrived: number }>()

  return { check, requireMailed, startAnew, restore, deliveryNamesIn, erased }

  async function check(): Promise<void> {
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
      if (!arrivedWhenSent.has(name)) arrivedWhenSent.set(name, arrivals.length)
      const since = arrivals.slice(arrivedWhenSent.get(name) ?? arrivals.length)
      if (since.some(({ messageId }) => messageId === messageIdOf(name))) {
        throw new Error(`${path} went out again after it was settled as sent`)
      }
    }
    await checkAlarms(stored)
  }

  /** Each problem or perhaps sent mail is logged. Lasting failures are problems. */
  async function checkAlarms(stored: readonly [string, Delivery][]) {
    const health = await db.doc('health/mail').get()
    const problems = Object.keys(health.get('problems') ?? {})
    const alarms = reports().filter(({ severity }) => severity === 'error')
    const alarmed = alarms.map(({ facts }) => facts.problem)
    const unsure = alarms.filter(({ message }) => message === PERHAPS_SENT)
    const alarmedLeads = unsure.map(({ facts }) => facts.lead)
    for (const problem of problems) {
      if (!alarmed.includes(problem)) throw new Error(`no alarm says ${problem}`)
    }
    const lastToB = arrivals.findLastIndex(({ recipients }) => recipients.includes(recipientB))
    for (const [name, delivery] of stored) {
      const path = `${delivery.form}/${delivery.id}`
      if (delivery.state === 'perhapsSent' && !delivery.digest) {
        if (!alarmedLeads.includes(path))
          throw new Error(`${path} is perhaps sent, and no alarm says so`)
      }
      const { scope, code } = last.failure ?? {}
      const isLast = last.messageId === messageIdOf(name)
      if (isLast && scope === 'server' && delivery.state === 'waiting' && delivery.error === code) {
        if (!problems.includes(`server ${code}`))
          throw new Error(`${path} waits after ${code}, which is no open problem`)
      }
      const arrived = arrivals.findLastIndex(({ messageId }) => messageId === messageIdOf(name))
      const lacksB = !delivery.deliveredTo.includes(fingerprint(recipientB))
      if (delivery.state === 'sent' && lacksB && arrived > lastToB) {
        if (!problems.some((one) => one.startsWith(`recipient ${fingerprint(recipientB)}`)))
          throw new Error(`a recipient lacks ${path}, and no open problem names the recipient`)
      }
    }
  }

  /** Whether a mail with the lead's path, or the digest itself, has arrived. */
  function isMailed(path: string, delivery: Delivery | undefined): boolean {
    if (delivery?.form === 'digest')
      return arrivals.some(({ messageId }) => messageId.includes(path.replace('/', '.')))
    return arrivals.slice(restored.get(path)?.arrived ?? 0).some(({ text }) => text.includes(path))
  }

  /** Throws unless a lead is erased, is mailed, or has one of the `others` as its state. */
  async function requireMailed(lead: LeadKey, others: readonly string[]): Promise<void> {
    const path = pathOf(lead)
    if (erased.has(path)) return
    const delivery = await deliveryOf(lead)
    const state = delivery?.state ?? 'none'
    if (others.includes(state)) return
    if (state !== 'sent')
      throw new Error(
        `${path} is still ${state} long after the recovery: ${JSON.stringify(delivery)}`,
      )
    if (isEarlier(path, delivery))
      throw new Error(`${path} has only the record of the deleted lead`)
    if (!isMailed(path, delivery)) throw new Error(`${path} is settled, but no mail contains it`)
  }

  async function deliveries(): Promise<[string, Delivery][]> {
    const { docs } = await db.collection('deliveries').get()
    return docs.map((one) => [one.id, one.data() as Delivery])
  }

  async function deliveryNamesIn(state: string): Promise<string[]> {
    return (await deliveries()).filter(([, one]) => one.state === state).map(([name]) => name)
  }

  /** Notes that a lead was deleted in the console and stored again, which makes a new lead. */
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
    arrivedWhenSent.delete(name)
  }
}

function messageIdOf(deliveryName: string): string {
  return `<${deliveryName.replace('_', '.')}@agency.example>`
}
