// Finds or installs what the suite and the tests need. Imports no npm package.

import { spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { find, JAR, placeOf, TOOLS } from './find-tools.mjs'
import { root } from './shell.mjs'
import { Problem } from './user-error.mjs'

/** @typedef {{ firebaseCli: string, javaFolder: string, firestoreEmulator: string }} Tools */

/**
 * Installs or finds everything that the suite needs; throws a Problem that names what is missing.
 * @returns {Tools}
 */
export function setUp() {
  requireUnix(process.platform)
  installPackages(root)
  const firebaseCli = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js')
  const javaFolder = dirname(find('Java 21'))
  if (!placeOf('the Firestore emulator')) {
    console.log('Downloading the Firestore emulator (once, about 140 MB) …')
    const env = { ...process.env, PATH: `${javaFolder}${delimiter}${process.env.PATH}` }
    // The Firebase CLI prints the progress and a failure.
    const args = [firebaseCli, 'setup:emulators:firestore']
    spawnSync(process.execPath, args, { stdio: 'inherit', env })
  }
  const jar = find('the Firestore emulator')
  const isOfGcloud = basename(jar) === JAR
  return {
    firebaseCli,
    javaFolder,
    firestoreEmulator: isOfGcloud ? withLauncher(jar, join(root, '.suite')) : jar,
  }
}

/**
 * A jar with nothing but a manifest, uncompressed:
 *   Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore
 *   Class-Path: cloud-firestore-emulator.jar
 */
const LAUNCHER = Buffer.from(
  `UEsDBBQAAAAAAAAAIQDCwjmwjQAAAI0AAAAUAAAATUVUQS1JTkYvTUFOSUZFU1QuTUZNYW5pZmVzdC1WZXJzaW9u
  OiAxLjANCk1haW4tQ2xhc3M6IGNvbS5nb29nbGUuY2xvdWQuZGF0YXN0b3JlLmVtdWxhdG9yLmZpcmVzdG9yZS5D
  bG91ZEZpcmVzdG9yZQ0KQ2xhc3MtUGF0aDogY2xvdWQtZmlyZXN0b3JlLWVtdWxhdG9yLmphcg0KDQpQSwECFAMU
  AAAAAAAAACEAwsI5sI0AAACNAAAAFAAAAAAAAAAAAAAAgAEAAAAATUVUQS1JTkYvTUFOSUZFU1QuTUZQSwUGAAAA
  AAEAAQBCAAAAvwAAAAAA`,
  'base64',
)

/**
 * The path of LAUNCHER, beside a link to the Google Cloud CLI's jar, which names no Main-Class.
 * @param {string} jar
 * @param {string} folder
 */
function withLauncher(jar, folder) {
  mkdirSync(folder, { recursive: true })
  const [launcher, link] = [join(folder, 'firestore-emulator.jar'), join(folder, JAR)]
  rmSync(link, { force: true })
  symlinkSync(jar, link)
  writeFileSync(launcher, LAUNCHER)
  return launcher
}

/**
 * The suite ends its programs by process groups, which Windows does not have.
 * @param {NodeJS.Platform} platform
 */
export function requireUnix(platform) {
  if (platform !== 'win32') return
  throw new Problem(
    'The commands of this project do not run on Windows itself.',
    'Use WSL 2, or the dev container (docs/development.md).',
  )
}

/**
 * Requires Node 20.19. Installs a folder's packages if missing or older than the lock file.
 * @param {string} folder with a package.json
 */
export function installPackages(folder) {
  const { node } = process.versions
  const [major = 0, minor = 0] = node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    throw new Problem(`This is Node ${node}.`, 'Use Node 20.19 or newer (https://nodejs.org).')
  const changedAtMs = (/** @type {string} */ path) =>
    statSync(join(folder, path), { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (changedAtMs('node_modules/.package-lock.json') >= changedAtMs('package-lock.json')) return

  console.log('Installing packages …')
  // npm reads the .npmrc of the root only there, so the options are repeated. Without a registry
  // npm would wait for minutes between its tries, although its cache may have all packages.
  const options = '--loglevel=error --ignore-scripts --no-audit --no-fund'
  const args = `ci --prefer-offline --fetch-retry-mintimeout=1000 ${options}`.split(' ')
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' })
  if (status === 0) return
  throw new Problem(
    "npm could not install the packages; npm's message is above.",
    'Without a network, connect, or name another registry: npm config set registry <address>',
  )
}

/**
 * As root on Debian, installs the browsers that are missing, without blocking this process. Does
 * not throw: a program that is still missing is noticed where it is used.
 * @param {boolean} withEngines whether to install Firefox and WebKit too, for tests/matrix/engines.test.ts
 * @returns {Promise<void>} resolves when apt-get has ended
 */
export async function installBrowsers(withEngines) {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  // Ubuntu's Chromium is a snap, which root cannot start.
  const isUbuntu = /^ID="?ubuntu/m.test(system)
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get') || isUbuntu) return
  /** @type {import('./find-tools.mjs').ToolName[]} */
  const engines = withEngines ? ['Firefox', 'WebKitWebDriver', 'Xvfb'] : []
  const missing = [/** @type {const} */ ('the headless shell'), ...engines].filter(
    (name) => !placeOf(name),
  )
  if (missing.length === 0) return
  const packages = missing.map((name) => TOOLS[name].debian).join(' ')
  console.log(`Installing ${packages} for the browser tests …`)
  const install = `apt-get update -qq; apt-get install -y -qq ${packages}`
  const child = spawn('sh', ['-c', `export DEBIAN_FRONTEND=noninteractive; ${install}`], {
    stdio: 'ignore',
    timeout: 300_000,
  })
  await new Promise((resolve) => child.once('close', resolve))
}
