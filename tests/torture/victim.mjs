// A function's instance that dies at a given point of its way, for real: SIGKILL, nothing is tidied up.

import { runnerImport } from 'vite'

const { point, lead, port, projectId } = JSON.parse(process.argv[2] ?? '')

/** @param {string} path @returns {Promise<any>} */
async function load(path) {
  const file = new URL(`../../${path}`, import.meta.url).pathname
  const inlined = { ssr: { noExternal: ['submissions'] } }
  return (await runnerImport(file, { configFile: false, logLevel: 'error', ...inlined })).module
}

const [{ ownAgency }, { deliver }, { sweep }] = await Promise.all(
  ['tests/suite/world.ts', 'functions/src/deliver.ts', 'functions/src/sweep.ts'].map(load),
)
const agency = ownAgency(projectId)
const world = agency.world(port)
lead.sentAt = new Date(lead.sentAt)

switch (point) {
  case 'before the claim':
    world.ledger.claim = die
    break
  case 'claimed':
    world.ledger.standing = die
    break
  case 'before marking':
    world.ledger.settle = die
    break
  case 'in the sweep':
    world.ledger.claim = dyingAt(2, world.ledger.claim)
    // The leads' time has come.
    agency.pass(2 * 60_000)
    break
  // 'in SMTP' and 'after 250': the mail server kills it.
}
process.stdout.write('begins')
await (point === 'in the sweep' ? sweep(world) : deliver(lead, world))

function die() {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
}

/**
 * @param {number} turn
 * @param {(...given: any[]) => Promise<any>} call
 */
function dyingAt(turn, call) {
  let turns = 0
  return (/** @type {any[]} */ ...given) => (++turns === turn ? die() : call(...given))
}
