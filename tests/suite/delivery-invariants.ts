// What must hold after every step of the model-based test of deliveries (delivery-model.ts).

import type { Delivery } from '../../functions/src/delivery/delivery-record.ts'
import { MOST_COPIES } from '../../functions/src/delivery/limits.ts'
import { PERHAPS_SENT } from '../../functions/src/delivery/send-and-settle.ts'
import { type Lead, pathOf } from '../../functions/src/lead/lead.ts'
import type { agencyWith } from './agency.ts'
import type { Arrival } from './simulated-mail-server.ts'

class BrokenInvariant extends Error {}

/**
 * @param agency the agency whose deliveries are checked
 * @param arrivals the mails at the server
 */
export function deliveryInvariants(
  { db, reports, deliveryOf }: ReturnType<typeof agencyWith>,
  arrivals: readonly Arrival[],
) {
  /** The paths of erased leads, which need no mail. */
  const erased = new Set<string>()
  /** From which arrival on the copies of a mail count, by Message-ID: staff may resend a mail. */
  const startedAnew = new Map<string, number>()
  /** The number of arrivals when a delivery was first seen as sent. */
  const settledAt = new Map<string, number>()
  /** Deliveries whose process died after it had settled them as perhaps sent, before it logged the alarm. */
  const unalarmed = new Set<string>()

  return { check, requireMailed, startAnew, namesOf, erased, unalarmed }

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
      if (count > MOST_COPIES) throw new BrokenInvariant(`${count} copies of ${name}`)
    }
    for (const [name, delivery] of await deliveries()) {
      const path = `${delivery.form}/${delivery.id}`
      if (erased.has(path)) continue
      if (delivery.state === 'sent' && !isMailed(path, delivery)) {
        throw new BrokenInvariant(`${path} is settled as sent, and no mail holds it`)
      }
      if (delivery.state === 'sent' && !settledAt.has(name)) settledAt.set(name, arrivals.length)
      const since = arrivals.slice(settledAt.get(name) ?? arrivals.length)
      if (since.some(({ messageId }) => messageId === messageIdOf(name))) {
        throw new BrokenInvariant(`${path} went out again after it was settled as sent`)
      }
      if (delivery.state === 'perhapsSent' && !unalarmed.has(name)) {
        const about = delivery.digest ? `digest/${delivery.digest}` : path
        const isAlarmed = reports().some(
          ({ message, facts }) =>
            message === PERHAPS_SENT && [about, path].includes(`${facts.lead}`),
        )
        if (!isAlarmed) throw new BrokenInvariant(`${path} is perhaps sent, and no alarm says so`)
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

  /** @param besides states that count as mailed too */
  async function requireMailed(lead: Lead, besides: readonly string[]): Promise<void> {
    const path = pathOf(lead)
    if (erased.has(path)) return
    const delivery = await deliveryOf(lead)
    const state = delivery?.state ?? 'none'
    if (besides.includes(state)) return
    if (state !== 'sent')
      throw new BrokenInvariant(`${path} is still ${state} long after the recovery`)
    if (!isMailed(path, delivery))
      throw new BrokenInvariant(`${path} is settled, and no mail holds it`)
  }

  async function deliveries(): Promise<[string, Delivery][]> {
    const { docs } = await db.collection('deliveries').get()
    return docs.map((one) => [one.id, one.data() as Delivery])
  }

  async function namesOf(state: string): Promise<string[]> {
    return (await deliveries()).filter(([, one]) => one.state === state).map(([name]) => name)
  }

  /** Copies of the mail of a delivery count anew, because staff resend the mail. */
  function startAnew(name: string) {
    startedAnew.set(messageIdOf(name), arrivals.length)
    settledAt.delete(name)
    unalarmed.delete(name)
  }
}

function messageIdOf(deliveryName: string): string {
  return `<${deliveryName.replace('_', '.')}@agency.example>`
}
