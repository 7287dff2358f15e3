// A process that delivers a lead and is killed (SIGKILL) at a given point of the delivery.

import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const { point, lead, port, projectId } = JSON.parse(process.argv[2] ?? '')

const { ownAgency } = /** @type {typeof import('../suite/agency.ts')} */ (
  await load('tests/suite/agency.ts')
)
const { deliverLead } =
  /** @type {typeof import('../../functions/src/delivery/deliver-lead.ts')} */ (
    await load('functions/src/delivery/deliver-lead.ts')
  )
const { sweep } = /** @type {typeof import('../../functions/src/sweep/sweep.ts')} */ (
  await load('functions/src/sweep/sweep.ts')
)
const agency = ownAgency(projectId)
const dependencies = agency.dependencies(port)
const { deliveries } = dependencies
lead.sentAt = new Date(lead.sentAt)

switch (point) {
  case 'before the claim':
    deliveries.claimLead = die
    break
  case 'before the answer of the claim':
    deliveries.claimLead = dyingAfter(deliveries.claimLead)
    break
  case 'claimed':
    deliveries.contextOf = die
    break
  case 'before the send':
    deliveries.beginSend = dyingAfter(deliveries.beginSend)
    break
  case 'before the outcome is written':
    deliveries.settle = die
    break
  case 'in the sweep':
    deliveries.claimLead = dyingAt(2, deliveries.claimLead)
    // The leads are due for the sweep.
    agency.pass(2 * 60_000)
    break
  // At 'in SMTP' and 'after 250' the test's mail server kills the process.
}
await (point === 'in the sweep' ? sweep(dependencies) : deliverLead(lead, dependencies))

/** @param {string} path @returns {Promise<unknown>} */
async function load(path) {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url))
  const inlined = { ssr: { noExternal: ['submissions'] } }
  return (await runnerImport(file, { configFile: false, logLevel: 'error', ...inlined })).module
}

/**
 * Ends this process as the platform does, without any clean-up.
 * @returns {Promise<never>}
 */
function die() {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
}

/**
 * A function that calls `call` and then dies.
 * @template {unknown[]} Given
 * @param {(...given: Given) => Promise<unknown>} call
 * @returns {(...given: Given) => Promise<never>}
 */
function dyingAfter(call) {
  return async (...given) => {
    await call(...given)
    return die()
  }
}

/**
 * A function that calls `call`, and dies in place of one of the calls.
 * @template {unknown[]} Given
 * @template Result
 * @param {number} turn
 * @param {(...given: Given) => Promise<Result>} call
 * @returns {(...given: Given) => Promise<Result>}
 */
function dyingAt(turn, call) {
  let turns = 0
  return (...given) => (++turns === turn ? die() : call(...given))
}
