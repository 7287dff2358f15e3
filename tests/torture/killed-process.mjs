// A process that delivers a lead or runs a sweep, and is killed (SIGKILL) at a given point.

import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const { point, lead, port, projectId } = JSON.parse(process.argv[2] ?? '')

const { emulatedAgency } = /** @type {typeof import('../suite/agency.ts')} */ (
  await load('tests/suite/agency.ts')
)
const { deliver } = /** @type {typeof import('functions/delivery/deliver.ts')} */ (
  await load('functions/src/delivery/deliver.ts')
)
const { sweep } = /** @type {typeof import('functions/sweep/sweep.ts')} */ (
  await load('functions/src/sweep/sweep.ts')
)

/**
 * The commit before or after which the process dies.
 * @type {Record<string, ['before' | 'after', number]>}
 */
const deaths = {
  'before the claim': ['before', 1],
  'before the answer to the claim': ['after', 1],
  'before the outcome is written': ['before', 2],
  // At the claim of the second lead.
  'in the sweep': ['before', 3],
}
const [side, turn] = deaths[point] ?? []
const commits = { before: 0, after: 0 }

const agency = emulatedAgency(projectId)
const db = agency.withHook(async (when, what) => {
  if (what === 'commit' && ++commits[when] === turn && when === side) await die()
})
const dependencies = agency.dependenciesAt(port, { db })
const { send } = dependencies.mailer
// At 'in SMTP' the test's mail server kills the process.
if (point === 'before the send') dependencies.mailer.send = die
if (point === 'after 250') dependencies.mailer.send = (...mail) => send(...mail).then(die)
if (point === 'in the sweep') {
  // The sweep looks for leads that are older than a minute.
  agency.pass(2 * 60_000)
  await sweep(dependencies)
} else await deliver(lead, dependencies)

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
