// As in the suite (firebase-tools and Java), the program of each test starts another program in its own process group.

import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { startGuard } from '../../scripts/guard.mjs'

const KEEP_RUNNING = 'setInterval(() => {}, 1000)'
const IGNORES_SIGNALS = `process.on('SIGINT', () => {}); process.on('SIGTERM', () => {}); ${KEEP_RUNNING}`
/** A program that ignores signals, and starts another one that ignores signals and leads its own group. */
const PROGRAM = `import { spawn } from 'node:child_process'
  const other = spawn(process.execPath, ['-e', ${JSON.stringify(IGNORES_SIGNALS)}], { detached: true, stdio: 'ignore' })
  ${IGNORES_SIGNALS}
  console.log(JSON.stringify([process.pid, other.pid]))`
/** How long a program may take to end after a signal. */
const LONGEST_WAIT_MS = 1_000

it.concurrent('a program that ignores signals is killed with all that it has started', async () => {
  const program = spawnNode(PROGRAM)
  const pids = await printedPids(program)
  await startGuard([program.pid], LONGEST_WAIT_MS).stop()
  await expectGone(pids)
})

it.concurrent.each(['SIGKILL', 'SIGTERM', 'SIGHUP'] as const)(
  'a launcher that ends by %s leaves no process behind',
  async (signal) => {
    const launcher = spawnNode(
      `import { spawn } from 'node:child_process'
     const { startGuard } = await import(process.env.GUARD)
     const program = spawn(process.execPath, ['--input-type=module', '-e', process.env.PROGRAM], {
       detached: true, stdio: ['ignore', 'inherit', 'inherit'],
     })
     startGuard([program.pid], ${LONGEST_WAIT_MS})
     ${KEEP_RUNNING}`,
      { GUARD: fileURLToPath(new URL('../../scripts/guard.mjs', import.meta.url)), PROGRAM },
    )
    const pids = await printedPids(launcher)
    launcher.kill(signal)
    await expectGone(pids)
  },
)

function spawnNode(code: string, env?: Record<string, string>) {
  return spawn(process.execPath, ['--input-type=module', '-e', code], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
}

/** The process ids that a program prints when it is ready. */
async function printedPids(program: ChildProcessByStdio<null, Readable, null>): Promise<number[]> {
  const [line] = await once(program.stdout, 'data')
  return JSON.parse(String(line))
}

async function expectGone(pids: number[]) {
  expect(pids).toHaveLength(2)
  try {
    await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), 15_000)
  } finally {
    for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGKILL')
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
