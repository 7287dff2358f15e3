// The guard ends what a suite has started, whatever ends the launcher. The Firebase CLI starts Java in
// a process group of its own, so that a CLI which is killed leaves Java behind, on its ports; and a
// launcher that is killed cannot end anything. The guard is a process beside them, which notes the
// groups while they can still be told by their parents, and sees that the launcher has gone by the end
// of its own standard input.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('guard-process.mjs', import.meta.url))
/** Milliseconds that programs get to end by themselves. */
const PATIENCE = 15_000

/**
 * @param {readonly (number | undefined)[]} pids the programs, each the leader of a group of its own
 * @param {number} [patience]
 */
export function startGuard(pids, patience = PATIENCE) {
  const guard = spawn(process.execPath, [PROGRAM, `${patience}`, ...pids.map(String)], {
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
  })
  const ended = once(guard, 'exit')
  return {
    /** Resolves when the guard has noted what the programs have started so far. */
    ready: once(guard.stdout, 'data'),
    /** Asks the programs to end, and resolves when nothing of them is left. */
    async stop() {
      guard.stdin.end()
      await ended
    },
  }
}
