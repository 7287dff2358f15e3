// The ports of the local suite. Defaults within 1000 of each other end in different digits, so that
// PORT_OFFSET, a multiple of 10 up to 1000, never gives one suite a port of another suite.

import { connect } from 'node:net'
import { Problem } from './user-error.mjs'

export const HOST = '127.0.0.1'

/** Every port of the suite and of `npm run dev`: name, variable, and default. */
const table = /** @type {const} */ ([
  ['hosting', 'HOSTING_PORT', 5000],
  ['functions', 'FUNCTIONS_PORT', 5001],
  ['firestore', 'FIRESTORE_PORT', 8080],
  ['firestoreWebsocket', 'FIRESTORE_WEBSOCKET_PORT', 9152],
  ['eventarc', 'EVENTARC_PORT', 9296],
  ['tasks', 'TASKS_PORT', 9497],
  ['hub', 'HUB_PORT', 4403],
  ['logging', 'LOGGING_PORT', 4504],
  ['smtp', 'SMTP_PORT', 1025],
  ['inbox', 'INBOX_PORT', 1080],
  ['dev', 'DEV_PORT', 5178],
])

/** Browsers refuse these ports: https://fetch.spec.whatwg.org/#port-blocking. */
const REFUSED = /^(1719|172[03]|2049|3659|4045|4190|506[01]|6000|6566|666[5-9]|6679|6697|10080)$/

/** @typedef {typeof table[number][0]} PortName */
/** @typedef {Record<PortName, number>} Ports */

/**
 * The ports of one suite. Each port can be set by its variable; PORT_OFFSET is added to all others,
 * so that two suites run side by side. On macOS the site's default is 5002, because AirPlay listens
 * at 5000 (https://developer.apple.com/forums/thread/682332).
 * @param {Record<string, string | undefined>} env
 * @param {NodeJS.Platform} [platform]
 * @returns {Ports}
 */
export function portsFrom(env, platform = process.platform) {
  const offset = Number(env.PORT_OFFSET ?? 0)
  const site = platform === 'darwin' ? 5002 : 5000
  return /** @type {Ports} */ (
    Object.fromEntries(
      table.map(([name, variable, port]) => [
        name,
        Number(env[variable] ?? (name === 'hosting' ? site : port) + offset),
      ]),
    )
  )
}

/**
 * Throws a Problem that names the first port that is in use, or that browsers refuse.
 * @param {Ports} ports
 */
export async function requireFree(ports) {
  const name = await firstUnusable(ports)
  if (!name) return
  const variable = table.find(([own]) => own === name)?.[1]
  const others = `set ${variable} to another port, or PORT_OFFSET=${await freeOffset()} to move all`
  if (REFUSED.test(`${ports[name]}`))
    throw new Problem(`Browsers refuse port ${ports[name]} (${name}).`, `Please ${others}.`)
  throw new Problem(
    `Port ${ports[name]} (${name}) is in use.`,
    `End the process that uses it, or ${others}.`,
  )
}

/** The first multiple of 100 that, as PORT_OFFSET, moves all ports to free ports. */
export async function freeOffset() {
  for (let offset = 100; offset < 10_000; offset += 100) {
    const ports = portsFrom({ PORT_OFFSET: String(offset) })
    if (!(await firstUnusable(ports))) return offset
  }
  throw new Problem('No PORT_OFFSET below 10,000 has free ports.', 'End other suites.')
}

/** @param {Ports} ports */
async function firstUnusable({ dev: _, ...needed }) {
  for (const [name, port] of Object.entries(needed)) {
    if (REFUSED.test(`${port}`) || !(await isFree(port))) return /** @type {PortName} */ (name)
  }
  return null
}

/**
 * Whether nothing answers at a port; a program at 0.0.0.0 or :: answers at 127.0.0.1 too.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isFree(port) {
  return new Promise((resolve) => {
    const socket = connect(port, HOST, () => resolve(false))
    socket.once('error', () => resolve(true))
    socket.once('connect', () => socket.destroy())
  })
}
