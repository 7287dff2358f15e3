// The guard's own process (guard.mjs): node guard-process.mjs <patience in ms> <pid>…

import { setTimeout as pause } from 'node:timers/promises'
import { groupsOf, processes, signalGroup } from './process-groups.mjs'

/** Milliseconds. A group that begins and loses its parent between two looks is not noted. */
const BETWEEN_LOOKS = 1_000
const BETWEEN_LAST_LOOKS = 100

const [patience = 0, ...programs] = process.argv.slice(2).map(Number)

// Ctrl-C and a closed terminal are the launcher's to answer.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

/** @type {Set<number>} */
let groups = new Set(programs)
look()
console.log('ready')
const looking = setInterval(look, BETWEEN_LOOKS)

process.stdin.resume()
process.stdin.once('close', async () => {
  clearInterval(looking)
  look()
  for (const pid of programs) if (groups.has(pid)) ask(pid)
  const end = Date.now() + patience
  while (programs.some((pid) => groups.has(pid)) && Date.now() < end) {
    await pause(BETWEEN_LAST_LOOKS)
    look()
  }
  for (const group of groups) signalGroup(group, 'SIGKILL')
})

/** Notes new groups, and forgets those that have ended: their number may be given to another. */
function look() {
  const all = processes()
  const living = new Set(all.map(({ group }) => group))
  const noted = [...groups, ...groupsOf(programs, all)]
  groups = new Set(noted.filter((group) => living.has(group)))
}

/**
 * To the program alone, not to its group, and once: the Firebase CLI ends its parts itself, and takes a
 * second signal for "at once".
 * @param {number} pid
 */
function ask(pid) {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    // It has ended by itself.
  }
}
