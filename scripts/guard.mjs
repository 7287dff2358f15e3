// The guard ends all processes of a suite. The Firebase CLI starts Java in a separate process group, so a killed CLI
// leaves Java running. A killed launcher can end nothing, so the guard is a separate process. Its standard input is a
// pipe from the launcher, which closes when the launcher ends. The guard records the process groups while their parents
// still run, because only a parent shows that a group belongs to the suite.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('guard-process.mjs', import.meta.url))
/** How long programs may take to end by themselves, in milliseconds. */
const LONGEST_WAIT_MS = 15_000

/**
 * @param {readonly (number | undefined)[]} pids the programs, each the leader of its own process group
 * @param {number} [longestWait] in milliseconds
 */
export function startGuard(pids, longestWait = LONGEST_WAIT_MS) {
  const guard = spawn(process.execPath, [PROGRAM, `${longestWait}`, ...pids.map(String)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  const ended = once(guard, 'exit')
  return {
    /** Asks the programs to end, and resolves when all their processes have ended. */
    async stop() {
      guard.stdin.end()
      await ended
    },
  }
}
