// A process that delivers a lead and is killed (SIGKILL) at a given point of the delivery.

import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const { point, lead, port, projectId } = JSON.parse(process.argv[2] ?? '')

/** @param {string} path @returns {Promise<any>} */
async function load(path) {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url))
  const inlined = { ssr: { noExternal: ['submissions'] } }
  return (await runnerImport(file, { configFile: false, logLevel: 'error', ...inlined })).module
}

const [{ ownAgency }, { deliverLead }, { sweep }] = await Promise.all(
  [
    'tests/suite/agency.ts',
    'functions/src/delivery/deliver-lead.ts',
    'functions/src/sweep/sweep.ts',
  ].map(load),
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

function die() {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
}

/** @param {(...given: any[]) => Promise<any>} call */
function dyingAfter(call) {
  return async (/** @type {any[]} */ ...given) => {
    await call(...given)
    return die()
  }
}

/**
 * @param {number} turn
 * @param {(...given: any[]) => Promise<any>} call
 */
function dyingAt(turn, call) {
  let turns = 0
  return (/** @type {any[]} */ ...given) => (++turns === turn ? die() : call(...given))
}
