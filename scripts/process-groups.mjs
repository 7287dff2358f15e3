// Finds the process groups that a program has started, and sends them signals.

import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** @typedef {{ pid: number, parent: number, group: number }} Process */

/** Every process of the machine: from /proc on Linux, because small images have no `ps`; otherwise from `ps`. */
export function processes() {
  return existsSync('/proc/self/stat') ? fromProc() : fromPs()
}

/**
 * The groups of these processes and of all their descendants. A descendant may lead another group:
 * firebase-tools starts Java detached.
 * @param {readonly number[]} pids
 * @param {readonly Process[]} all
 */
export function groupsOf(pids, all) {
  const found = all.filter(({ pid }) => pids.includes(pid))
  for (const { pid } of found) found.push(...all.filter(({ parent }) => parent === pid))
  return new Set(found.map(({ group }) => group))
}

/**
 * @param {number} group
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(group, signal) {
  try {
    process.kill(-group, signal)
  } catch {
    // All processes of the group have ended already.
  }
}

/** @returns {Process[]} */
function fromProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The second value is the command's name in parentheses, which may contain spaces and parentheses.
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        const [state, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        // A process in state Z (zombie) has ended, but its parent has not read the exit status yet.
        return state === 'Z'
          ? []
          : [{ pid: Number(name), parent: Number(parent), group: Number(group) }]
      } catch {
        return [] // The process has ended since the folder was listed.
      }
    })
}

/** @returns {Process[]} */
function fromPs() {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,pgid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0, group = 0] = line.trim().split(/\s+/).map(Number)
      return { pid, parent, group }
    })
}
