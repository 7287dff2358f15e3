// A process that delivers a lead and is killed (SIGKILL) at a given point of the delivery.

import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const { point, lead, port, projectId } = JSON.parse(process.argv[2] ?? '')

const { emulatedAgency } = /** @type {typeof import('../suite/agency.ts')} */ (
  await load('tests/suite/agency.ts')
)
const { deliverLead } = /** @type {typeof import('../../functions/src/delivery/deliver.ts')} */ (
  await load('functions/src/delivery/deliver.ts')
)
const { sweep } = /** @type {typeof import('../../functions/src/sweep/sweep.ts')} */ (
  await load('functions/src/sweep/sweep.ts')
)
const agency = emulatedAgency(projectId)
const dependencies = agency.dependenciesAt(port)
const { mailer } = dependencies
/** The number of commits so far: the first is the claim, the second writes the outcome. */
let commits = 0

switch (point) {
  case 'before the claim':
    dieAtCommit(1, 'before')
    break
  case 'before the answer of the claim':
    dieAtCommit(1, 'after')
    break
  case 'before the send':
    mailer.send = die
    break
  case 'before the outcome is written':
    dieAtCommit(2, 'before')
    break
  case 'in the sweep':
    // At the claim of the second lead.
    dieAtCommit(3, 'before')
    // The leads are due for the sweep.
    agency.pass(2 * 60_000)
    break
  // At 'in SMTP' and 'after 250' the test's mail server kills the process.
}
await (point === 'in the sweep' ? sweep(dependencies) : deliverLead(lead, dependencies))

/**
 * Lets the process die before or after one of its commits.
 * @param {number} turn
 * @param {'before' | 'after'} when
 */
function dieAtCommit(turn, when) {
  const { db } = dependencies
  const batchOf = db.batch.bind(db)
  db.batch = () => {
    const batch = batchOf()
    const commit = batch.commit.bind(batch)
    batch.commit = async () => {
      const isMine = ++commits === turn
      if (isMine && when === 'before') return die()
      const result = await commit()
      return isMine ? die() : result
    }
    return batch
  }
}

/** @param {string} path @returns {Promise<unknown>} */
async function load(path) {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url))
  const inlined = { ssr: { noExternal: ['submissions', 'web'] } }
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
