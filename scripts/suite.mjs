// One suite: the Firebase emulators and MailDev, each in a separate process group, and a scheduler.
// The names of a suite's files contain its Hosting port, so that two suites do not share files.

import { spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { HOST } from './ports.mjs'
import { callScheduled } from './scheduler.mjs'
import { root } from './shell.mjs'
import { Problem } from './user-error.mjs'

export const PROJECT = 'demo-seventh-pass'
const PRODUCTION_FIRESTORE = 'https://firestore.googleapis.com'
const PRELOAD = new URL('end-with-launcher.mjs', import.meta.url).href
const FIVE_MINUTES_MS = 5 * 60_000
/** How long a program may take to end by itself. */
const LONGEST_WAIT_MS = 15_000

/**
 * Starts the suite; resolves when it is ready. `ended` settles when one of its programs has ended.
 * @param {import('./ports.mjs').Ports} ports
 * @param {import('./setup.mjs').Tools} tools
 */
export async function startSuite(ports, tools) {
  const folder = join('.suite', String(ports.hosting))
  const configFile = join(root, `.suite-${ports.hosting}.json`)
  const logFile = join(root, folder, 'emulators.log')
  mkdirSync(join(root, folder), { recursive: true })
  writeFunctionValues(folder, ports)
  const deployed = readFileSync(join(root, 'firebase.json'), 'utf8')
  writeFileSync(configFile, JSON.stringify(emulatorConfig(deployed, ports, folder), null, 2))

  const maildev = join(root, 'node_modules/maildev/bin/maildev')
  const { smtp, inbox: web } = ports
  const addresses = ['--smtp', `${smtp}`, '--web', `${web}`, '--ip', HOST, '--web-ip', HOST]
  const inbox = start([maildev, ...addresses, '--silent'], 'ignore')
  const command = ['emulators:start', '--project', PROJECT, '--config', configFile]
  const emulators = start([tools.firebaseCli, ...command], openSync(logFile, 'w'), {
    PATH: `${tools.javaFolder}${delimiter}${process.env.PATH}`,
    FIRESTORE_EMULATOR_BINARY_PATH: tools.firestoreEmulator,
    // Java's optimising compiler costs a short run more time than it saves: docs/decisions/005.
    JAVA_TOOL_OPTIONS: process.env.JAVA_TOOL_OPTIONS ?? '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
    NO_UPDATE_NOTIFIER: '1',
    // In seconds. By default the emulators offer no functions if these take ten seconds to load.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
  })
  const ended = Promise.race([emulators.ended, inbox.ended])
  const scheduler = setInterval(() => {
    // A failed sweep is in the emulators' log. The daily function is called by tests only.
    callScheduled('sweep', `http://${HOST}:${ports.functions}`, PROJECT).catch(() => {})
  }, FIVE_MINUTES_MS)

  async function stop() {
    clearInterval(scheduler)
    await Promise.all([emulators.stop(), inbox.stop()])
    // A killed CLI leaves Java running, which it has started in another process group.
    await fetch(`http://${HOST}:${ports.firestore}/shutdown`, { method: 'POST' }).catch(() => {})
    rmSync(configFile, { force: true })
  }

  try {
    await ready(ports.functions, ended, logFile)
  } catch (error) {
    await stop()
    throw error
  }
  return { env: suiteEnv(ports), logFile, ended, stop }
}

/**
 * firebase.json for one local suite: the deployed one with three changes: the section `emulators`,
 * the emulated Firestore as one more origin for pages, and the folder of the functions' values.
 * @param {string} deployed the text of firebase.json, in which only the Content-Security-Policy names Firestore
 * @param {import('./ports.mjs').Ports} ports
 * @param {string} valuesFolder relative to the root
 */
export function emulatorConfig(deployed, ports, valuesFolder) {
  const local = `$& http://${HOST}:${ports.firestore}`
  const config = JSON.parse(deployed.replaceAll(PRODUCTION_FIRESTORE, local))
  for (const codebase of config.functions) codebase.configDir = valuesFolder
  return {
    ...config,
    emulators: {
      hosting: { host: HOST, port: ports.hosting },
      functions: { host: HOST, port: ports.functions },
      firestore: { host: HOST, port: ports.firestore, websocketPort: ports.firestoreWebsocket },
      eventarc: { host: HOST, port: ports.eventarc },
      tasks: { host: HOST, port: ports.tasks },
      hub: { host: HOST, port: ports.hub },
      logging: { host: HOST, port: ports.logging },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  }
}

/**
 * Writes the demo project's `.env` file with this suite's addresses, and with the limits that the
 * environment sets (MAILS_PER_TEN_MINUTES, MAILS_PER_HOUR, MAILS_PER_DAY).
 * @param {string} folder
 * @param {import('./ports.mjs').Ports} ports
 */
function writeFunctionValues(folder, ports) {
  const values = readFileSync(join(root, 'functions', `.env.${PROJECT}`), 'utf8')
  const own = values
    .replace(/^SITE_URL=.*$/m, `SITE_URL=http://${HOST}:${ports.hosting}`)
    .replace(/^SMTP_PORT=.*$/m, `SMTP_PORT=${ports.smtp}`)
    .replace(/^(MAILS_\w+)=(.*)$/gm, (_, name, value) => `${name}=${process.env[name] ?? value}`)
  writeFileSync(join(root, folder, `.env.${PROJECT}`), own)
}

/**
 * Starts a Node program as the leader of a process group, which a Ctrl-C does not reach.
 * The program interrupts itself when this process ends, however it ends (end-with-launcher.mjs).
 * @param {string[]} args
 * @param {'ignore' | number} output
 * @param {Record<string, string>} [env]
 */
function start(args, output, env) {
  const child = spawn(process.execPath, ['--import', PRELOAD, ...args], {
    cwd: root,
    detached: true,
    stdio: ['pipe', output, output],
    env: { ...process.env, ...env },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  async function stop() {
    child.stdin?.destroy()
    const kill = setTimeout(() => killGroup(child.pid), LONGEST_WAIT_MS)
    await ended
    clearTimeout(kill)
    killGroup(child.pid)
  }
  return { ended, stop }
}

/** @param {number | undefined} leader */
function killGroup(leader) {
  try {
    if (leader) process.kill(-leader, 'SIGKILL')
  } catch {
    // All processes of the group have ended already.
  }
}

/**
 * Resolves when the emulators say that they are ready and have loaded the functions. They say so
 * too when the functions could not be loaded.
 * @param {number} port of the functions
 * @param {Promise<unknown>} ended
 * @param {string} logFile
 */
async function ready(port, ended, logFile) {
  const said = () => readFileSync(logFile, 'utf8')
  while (!said().includes('All emulators ready!')) {
    if (await Promise.race([ended.then(() => true), delay(100)]))
      throw new Problem(
        `The emulators did not start:\n\n${said().trim().split('\n').slice(-20).join('\n')}\n`,
        `Their whole output is in ${logFile}.`,
      )
  }
  const answer = await fetch(`http://${HOST}:${port}/backends`)
  /** @type {{ backends: { functionTriggers: { name: string }[] }[] }} */
  const { backends } = await answer.json()
  if (!backends.some(({ functionTriggers }) => functionTriggers.length > 0))
    throw new Problem('The emulators have loaded no functions.', `See ${logFile}.`)
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
