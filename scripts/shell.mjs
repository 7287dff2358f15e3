import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * @param {string} name the id of a project, or its alias in .firebaserc
 * @returns {string} the id
 */
export function projectId(name) {
  return JSON.parse(readFileSync(join(root, '.firebaserc'), 'utf8')).projects[name] ?? name
}

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs a shell command, and resolves to its exit code. The command leads its own process group, to
 * which SIGINT, SIGTERM and SIGHUP are passed.
 * @param {string} command
 * @param {NodeJS.ProcessEnv} [env]
 * @param {'inherit' | 'pipe'} [stdio] 'pipe' prints the output at the end, not mixed with that of other commands
 * @returns {Promise<number>}
 */
export function shell(command, env = process.env, stdio = 'inherit') {
  const child = spawn(`{ ${command}\n} 2>&1`, {
    cwd: root,
    env,
    shell: true,
    stdio,
    detached: true,
  })
  /** @type {Buffer[]} */
  const output = []
  child.stdout?.on('data', (chunk) => output.push(chunk))
  return new Promise((resolve) => {
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, signal)
    }
    for (const signal of SIGNALS) process.on(signal, pass)
    child.once('close', (code, signal) => {
      for (const name of SIGNALS) process.off(name, pass)
      process.stdout.write(Buffer.concat(output))
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
