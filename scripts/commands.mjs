import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs a shell command with this process's standard streams, and resolves to the command's exit code. The command leads
 * its own process group: SIGINT, SIGTERM and SIGHUP are passed to the whole group.
 * @param {string} command
 * @param {NodeJS.ProcessEnv} [env]
 */
export function shell(command, env = process.env) {
  return exitCode(spawn(command, { cwd: root, env, shell: true, stdio: 'inherit', detached: true }))
}

/**
 * Runs a shell command like `shell`, and prints the whole output at the end, so that the outputs of simultaneous
 * commands are not mixed.
 * @param {string} command
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function shellPrintedAtEnd(command, env = process.env) {
  const program = `{ ${command}; } 2>&1`
  const child = spawn(program, { cwd: root, env, shell: true, detached: true })
  /** @type {Buffer[]} */
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  const code = await exitCode(child)
  process.stdout.write(Buffer.concat(output))
  return code
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function exitCode(child) {
  return new Promise((resolve) => {
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, signal)
    }
    for (const signal of SIGNALS) process.on(signal, pass)
    child.once('close', (code, signal) => {
      for (const name of SIGNALS) process.off(name, pass)
      resolve(signal ? 130 : (code ?? 1))
    })
  })
}

/**
 * Resolves to an exit code at the first Ctrl-C, SIGTERM or SIGHUP.
 * @returns {Promise<number>}
 */
export function askedToEnd() {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve(130))
  })
}
