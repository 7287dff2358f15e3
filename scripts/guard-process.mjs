// The process of the guard (guard.mjs): node guard-process.mjs <longest wait in ms> <pid>…

import { setTimeout as pause } from 'node:timers/promises'
import { groupsOf, processes, signalGroup } from './process-groups.mjs'

/** A group that starts and loses its parent between two looks is not found. */
const BETWEEN_LOOKS_MS = 1_000
const BETWEEN_LAST_LOOKS_MS = 100

const [longestWait = 0, ...programs] = process.argv.slice(2).map(Number)

// The guard must outlive the launcher, so it ignores Ctrl-C and a closed terminal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

/** @type {Set<number>} */
let groups = new Set(programs)
look()
const looking = setInterval(look, BETWEEN_LOOKS_MS)

process.stdin.resume()
process.stdin.once('close', async () => {
  clearInterval(looking)
  look()
  for (const pid of programs) if (groups.has(pid)) interrupt(pid)
  const end = Date.now() + longestWait
  while (programs.some((pid) => groups.has(pid)) && Date.now() < end) {
    await pause(BETWEEN_LAST_LOOKS_MS)
    look()
  }
  for (const group of groups) signalGroup(group, 'SIGKILL')
})

/** Adds new groups, and removes those that have ended, because the system may reuse their numbers. */
function look() {
  const all = processes()
  const living = new Set(all.map(({ group }) => group))
  const noted = [...groups, ...groupsOf(programs, all)]
  groups = new Set(noted.filter((group) => living.has(group)))
}

/**
 * Sends one SIGINT to the program, not to its group. The Firebase CLI ends its emulators itself; after a second signal
 * it exits without ending them.
 * @param {number} pid
 */
function interrupt(pid) {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    // The program has ended already.
  }
}
