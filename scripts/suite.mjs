// One suite: the Firebase emulators and MailDev, each in a separate process group, a scheduler, and a guard that ends
// these groups. The names of a suite's files contain its Hosting port, so that two suites do not share files.

import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { emulatorConfig } from './emulator-config.mjs'
import { startGuard } from './guard.mjs'
import { blockedPort, portsFrom, variableOf } from './ports.mjs'
import { Problem } from './problem.mjs'
import { startScheduler } from './scheduler.mjs'

export const PROJECT = 'demo-seventh-pass'
const READY = 'All emulators ready!'
const HOST = '127.0.0.1'

/**
 * Starts the suite; resolves when the emulators are ready. `ended` settles when a program of the suite has ended.
 * @param {{
 *   root: string,
 *   ports: import('./ports.mjs').Ports,
 *   tools: import('./setup.mjs').Tools,
 * }} options
 */
export async function startSuite({ root, ports, tools }) {
  const folder = join('.suite', String(ports.hosting))
  const configFile = join(root, `.suite-${ports.hosting}.json`)
  const logFile = join(root, folder, 'emulators.log')
  mkdirSync(join(root, folder), { recursive: true })
  writeFunctionValues(root, folder, ports)
  const deployed = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'))
  writeFileSync(configFile, JSON.stringify(emulatorConfig(deployed, ports, folder), null, 2))

  const { smtp, inbox: web } = ports
  const maildev = join(root, 'node_modules/maildev/bin/maildev')
  const inbox = start(
    [maildev, '--smtp', `${smtp}`, '--web', `${web}`, '--ip', HOST, '--web-ip', HOST, '--silent'],
    { cwd: root, stdio: 'ignore' },
  )
  const loaded = new URL('refuse-malformed-requests.mjs', import.meta.url).href
  const command = ['emulators:start', '--project', PROJECT, '--config', configFile]
  const emulators = start(['--import', loaded, tools.firebaseCli, ...command], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${tools.javaFolder}${delimiter}${process.env.PATH}`,
      FIRESTORE_EMULATOR_BINARY_PATH: tools.firestoreEmulator,
      // Java's optimising compiler (C2) costs a short run more time than it saves: docs/decisions/005.
      JAVA_TOOL_OPTIONS:
        process.env.JAVA_TOOL_OPTIONS ?? '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
      NO_UPDATE_NOTIFIER: '1',
    },
  })
  const ended = Promise.race([emulators.ended, inbox.ended])
  const guard = startGuard([emulators.child.pid, inbox.child.pid])
  const scheduler = startScheduler(`http://${HOST}:${ports.functions}`, PROJECT)

  async function stop() {
    clearInterval(scheduler)
    await guard.stop()
    rmSync(configFile, { force: true })
  }

  try {
    await ready(emulators.child, ended, logFile)
  } catch (error) {
    await stop()
    throw error
  }
  return { env: suiteEnv(ports), logFile, ended, stop }
}

/**
 * Throws a Problem that names the first port that browsers refuse or that another process uses.
 * @param {import('./ports.mjs').Ports} ports
 */
export async function requireFree(ports) {
  const blocked = blockedPort(ports)
  if (blocked) {
    throw new Problem(
      `Browsers open nothing at port ${blocked}.`,
      `Set PORT_OFFSET=${await freeOffset()} to move all ports.`,
    )
  }
  const name = await firstInUse(ports)
  if (!name) return
  throw new Problem(
    `Port ${ports[name]} (${name}) is in use.`,
    `End the process that uses it, or set ${variableOf(name)} to another port, or PORT_OFFSET=${await freeOffset()} to move all ports.`,
  )
}

/** The first multiple of 100 that, as PORT_OFFSET, moves all ports to free ports. */
export async function freeOffset() {
  for (let offset = 100; offset < 10_000; offset += 100) {
    const ports = portsFrom({ PORT_OFFSET: String(offset) })
    if (!blockedPort(ports) && !(await firstInUse(ports))) return offset
  }
  throw new Problem('No PORT_OFFSET below 10,000 has free ports.', 'End other suites.')
}

/** @param {import('./ports.mjs').Ports} ports */
async function firstInUse({ dev: _, ...needed }) {
  for (const [name, port] of Object.entries(needed)) {
    if (!(await isFree(port))) return /** @type {import('./ports.mjs').PortName} */ (name)
  }
  return null
}

/**
 * Whether nothing answers at a port of this machine; a program at 0.0.0.0 or :: answers at 127.0.0.1 too.
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

/**
 * Writes the demo project's `.env` file with this suite's addresses, and with the limits that the
 * environment sets (MAILS_PER_TEN_MINUTES, MAILS_PER_HOUR, MAILS_PER_DAY).
 * @param {string} root
 * @param {string} folder
 * @param {import('./ports.mjs').Ports} ports
 */
function writeFunctionValues(root, folder, ports) {
  const values = readFileSync(join(root, 'functions', `.env.${PROJECT}`), 'utf8')
  const own = values
    .replace(/^SITE_URL=.*$/m, `SITE_URL=http://${HOST}:${ports.hosting}`)
    .replace(/^SMTP_PORT=.*$/m, `SMTP_PORT=${ports.smtp}`)
    .replace(/^(MAILS_\w+)=(.*)$/gm, (_, name, value) => `${name}=${process.env[name] ?? value}`)
  writeFileSync(join(root, folder, `.env.${PROJECT}`), own)
}

/**
 * Starts a Node program as the leader of a new process group, so that a Ctrl-C in the terminal does not
 * reach the program directly.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
function start(args, options) {
  const child = spawn(process.execPath, args, { ...options, detached: true })
  return { child, ended: new Promise((resolve) => child.once('exit', resolve)) }
}

/**
 * Resolves when the emulators print that they are ready. Their whole output goes into the log.
 * @param {import('node:child_process').ChildProcess} emulators
 * @param {Promise<unknown>} ended
 * @param {string} logFile
 */
async function ready(emulators, ended, logFile) {
  const log = createWriteStream(logFile)
  let said = ''
  const announced = new Promise((resolve) => {
    for (const stream of [emulators.stdout, emulators.stderr]) {
      stream?.on('data', (chunk) => {
        log.write(chunk)
        if (said.includes(READY)) return
        said += chunk
        if (said.includes(READY)) resolve(true)
      })
    }
  })
  if (await Promise.race([announced, ended.then(() => false)])) return
  throw new Problem(
    `The emulators did not start:\n\n${said.trim().split('\n').slice(-20).join('\n')}\n`,
    `Their whole output is in ${logFile}.`,
  )
}

/**
 * The environment variables by which a command finds the suite.
 * @param {import('./ports.mjs').Ports} ports
 */
function suiteEnv(ports) {
  return {
    ...process.env,
    // Otherwise the Admin SDK first looks for Google Cloud's metadata server, which takes seconds.
    METADATA_SERVER_DETECTION: 'none',
    GCLOUD_PROJECT: PROJECT,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_EMULATOR_HUB: `${HOST}:${ports.hub}`,
    SITE_URL: `http://${HOST}:${ports.hosting}`,
    INBOX_URL: `http://${HOST}:${ports.inbox}`,
    FUNCTIONS_URL: `http://${HOST}:${ports.functions}`,
  }
}
