// Each fault of a mail server, for two hours of the agency's clock: leads come, each event is tried once,
// and a sweep runs every five minutes. Then the server recovers. The mail server is real and the store is
// in memory, so that the faults can be waited for at the same time.

import { afterAll, describe, expect, it } from 'vitest'
import { type Lead, pathOf } from '../../functions/src/lead/lead.ts'
import { agencyWith, type Report } from '../suite/agency.ts'
import { memoryFirestore } from '../suite/memory-firestore.ts'
import { headerOf, plainTextOf } from '../suite/mime.ts'
import { smtpServer } from '../suite/smtp-server.ts'
import { type Fault, faults } from './fault-table.ts'
import { figure } from './figures.ts'

const LEADS = 10
const SWEEPS = 24
const MOST_COPIES = 3
const PERHAPS = 'a mail may have been sent three times, and none is confirmed'
/** Milliseconds: longer than a busy machine takes for a mail. */
const PATIENT = { connect: 4000, handOver: 5000, attempt: 6000 }
const RECIPIENTS = ['a@agency.example', 'b@agency.example']

const total = { faults: 0, leads: 0, untold: 0, leftToPeople: 0, mostCopies: 0, wrongAlarms: 0 }

describe.concurrent('two hours of', () => {
  it.each(faults)('$name', async (fault) => {
    const { leads, perhapsSent, mails, reports } = await outage(fault)
    const told = mails.map(plainTextOf).join('\n')
    const untold = leads.filter((lead) => !told.includes(pathOf(lead)))
    const alarmed = reports
      .filter(({ message }) => message === PERHAPS)
      .map(({ facts }) => facts.lead)
    const lost = untold.map(pathOf).filter((path) => !alarmed.includes(path))
    const copies = Math.max(0, ...countsOf(mails.map((mail) => headerOf(mail, 'message-id') ?? '')))
    const alarms = alarmsIn(reports)

    total.faults++
    total.leads += leads.length
    total.untold += lost.length
    total.leftToPeople += untold.length - lost.length
    total.mostCopies = Math.max(total.mostCopies, copies)
    // One fault may show as two codes (a connection that ends before or after a line is read).
    const areRight = same(alarms.kinds, fault.alarms) && alarms.kinds.length >= fault.alarms.length
    total.wrongAlarms += areRight && !alarms.twice.length ? 0 : 1

    expect(lost).toEqual([])
    expect(copies).toBeLessThanOrEqual(MOST_COPIES)
    expect([...alarmed].sort()).toEqual([...perhapsSent].sort())
    expect(alarms.twice).toEqual([])
    expect(alarms.kinds, 'alarms').toSatisfy(() => areRight)
  })
})

afterAll(() => {
  figure('faults of a mail server, two hours each', total.faults, `≥ ${faults.length}`)
  figure('faults: leads that came meanwhile', total.leads, faults.length * LEADS)
  figure('faults: leads untold two sweeps after recovery', total.untold, 0)
  figure('faults: leads that never arrived, left to people by an alarm', total.leftToPeople, '–')
  figure('faults: most copies of one mail', total.mostCopies, `≤ ${MOST_COPIES}`)
  figure('faults: with an alarm missing, twice, or wrong', total.wrongAlarms, 0)
})

async function outage({ behaviours, recipients, pooled }: Fault) {
  const server = await smtpServer(behaviours[0])
  const agency = agencyWith(memoryFirestore().connect())
  const made = () => {
    const dependencies = agency.dependencies(server.port, undefined, PATIENT)
    const to = RECIPIENTS.slice(0, recipients)
    return { ...dependencies, addresses: { ...dependencies.addresses, to } }
  }
  const shared = made()
  const dependencies = () => (pooled ? shared : made())

  const leads: Lead[] = []
  for (let step = 0; step < SWEEPS; step++) {
    server.behave(behaviours[Math.floor((step * behaviours.length) / SWEEPS)] ?? {})
    while (leads.length < ((step + 1) / SWEEPS) * LEADS) {
      const lead = await agency.newLead()
      leads.push(lead)
      await agency.deliver(lead, dependencies())
      await server.isIdle()
    }
    await agency.sweepTimes(1, dependencies)
  }
  server.behave({})
  await agency.sweepTimes(2, dependencies)

  const stored = await Promise.all(leads.map((lead) => agency.deliveryOf(lead)))
  const perhapsSent = leads.filter((_, index) => stored[index]?.state === 'perhapsSent').map(pathOf)
  await server.close()
  // What the server took, or read to its end without a word about it.
  const mails = [...server.taken, ...server.unanswered]
  return { leads, perhapsSent, mails, reports: agency.reports() }
}

/** The problems that alarms name: each kind once a problem, and those that were said twice. */
function alarmsIn(reports: readonly Report[]) {
  const open = new Set<unknown>()
  const kinds = new Map<unknown, string>()
  const twice: unknown[] = []
  for (const { severity, message, facts } of reports) {
    const problem = facts.problem ?? facts.lead
    if (message === 'mail works again') open.delete(problem)
    if (severity !== 'error') continue
    if (open.has(problem)) twice.push(problem)
    open.add(problem)
    if (message !== PERHAPS) kinds.set(problem, message)
  }
  return { kinds: [...kinds.values()], twice }
}

function countsOf(names: readonly string[]): number[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts.values()]
}

function same(some: readonly string[], others: readonly string[]): boolean {
  return [...new Set(some)].sort().join() === [...new Set(others)].sort().join()
}
