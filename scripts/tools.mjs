// Where the programs are that the suite needs. Imports no npm package before Chromium is asked for.

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { Problem } from './problem.mjs'

/** The Google Cloud CLI's jar of the Firestore emulator. */
export const JAR = 'cloud-firestore-emulator.jar'

/**
 * `variable` names the tool's place; without it, `places` are searched in order: `$PATH` is each
 * folder of the variable, `*` any part of a name, the newest first. `debian` is a package.
 * @typedef {{ variable?: string, places: string[], debian?: string, remedy?: string, fits?: (path: string) => boolean }} Tool
 */

const GCLOUD_JAR = `platform/cloud-firestore-emulator/${JAR}`

const TOOLS = /** @satisfies {Record<string, Tool>} */ ({
  // The default `java` of a system is often too old while a newer one is installed too.
  'Java 21': {
    places: [
      '$JAVA_HOME/bin/java',
      '$PATH/java',
      '/usr/lib/jvm/*/bin/java',
      '/opt/java/*/bin/java',
      '/Library/Java/JavaVirtualMachines/*/Contents/Home/bin/java',
      // Homebrew puts no openjdk on PATH (`brew info openjdk`: keg-only).
      '/opt/homebrew/opt/openjdk*/bin/java',
      '/usr/local/opt/openjdk*/bin/java',
    ],
    fits: isJava21,
    remedy: 'Install a JDK or JRE of 21 or newer (https://adoptium.net) and set JAVA_HOME to it.',
  },
  'the Firestore emulator': {
    variable: 'FIRESTORE_EMULATOR_BINARY_PATH',
    places: [
      '$FIREBASE_EMULATORS_PATH/cloud-firestore-emulator-v*.jar',
      '~/.cache/firebase/emulators/cloud-firestore-emulator-v*.jar',
      `$PATH/../${GCLOUD_JAR}`,
      `/usr/lib/google-cloud-sdk/${GCLOUD_JAR}`,
      `/opt/homebrew/share/google-cloud-sdk/${GCLOUD_JAR}`,
      `~/google-cloud-sdk/${GCLOUD_JAR}`,
    ],
    remedy:
      "It could not be downloaded. Install it with the Google Cloud CLI ('gcloud components install " +
      "cloud-firestore-emulator', or Debian's package google-cloud-cli-firestore-emulator), or set " +
      'FIRESTORE_EMULATOR_BINARY_PATH to its jar.',
  },
  Chromium: {
    variable: 'CHROMIUM_PATH',
    places: [
      '$PLAYWRIGHT',
      '$PATH/google-chrome-stable',
      '$PATH/google-chrome',
      '$PATH/chromium',
      '$PATH/chromium-browser',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    fits: isNoSnap,
    debian: 'chromium',
    remedy:
      "Install Chrome (https://www.google.com/chrome), or, as root, 'apt-get install -y chromium' on Debian and " +
      "'npx playwright install --with-deps chromium' on Ubuntu, whose chromium is a snap that does not start here; " +
      'or set CHROMIUM_PATH to a Chrome or Chromium.',
  },
  // A Chromium without a user interface, in which the browser tests take less processor time.
  'the headless shell': {
    variable: 'CHROMIUM_PATH',
    places: ['/usr/bin/chromium-headless-shell'],
    debian: 'chromium-headless-shell',
  },
  Firefox: {
    variable: 'FIREFOX_PATH',
    places: ['$PATH/firefox-esr', '$PATH/firefox'],
    debian: 'firefox-esr',
  },
  WebKitWebDriver: { places: ['$PATH/WebKitWebDriver'], debian: 'webkit2gtk-driver' },
  MiniBrowser: {
    places: ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser'],
    debian: 'webkit2gtk-driver',
  },
  Xvfb: { places: ['$PATH/Xvfb'], debian: 'xvfb' },
})

/** @typedef {keyof typeof TOOLS} ToolName */

/**
 * The place of a tool; throws a Problem when the tool is missing.
 * @param {ToolName} name
 */
export function find(name) {
  const place = placeOf(name)
  if (place) return place
  const { debian, remedy = `On Debian, as root: apt-get install -y ${debian}` } = toolOf(name)
  throw new Problem(`${name} was not found.`, remedy)
}

/** @param {ToolName} name */
export function placeOf(name) {
  const { variable, places, fits = () => true } = toolOf(name)
  const given = variable && process.env[variable]
  if (!given) return places.flatMap(expand).find(fits)
  if (existsSync(given)) return given
  throw new Problem(`${variable} is ${given}, and there is no such file.`, 'Correct the variable.')
}

/** @param {ToolName} name @returns {Tool} */
export const toolOf = (name) => TOOLS[name]

/** The path of Debian's headless shell; without it, of Chromium or Chrome. */
export const findHeadlessShell = () => placeOf('the headless shell') ?? find('Chromium')

/** The folder of a `java` that the emulators accept. */
export const findJava = () => dirname(find('Java 21'))

/**
 * The existing files that a place of the table stands for.
 * @param {string} place
 * @returns {string[]}
 */
export function expand(place) {
  if (place === '$PLAYWRIGHT') {
    const { chromium } = createRequire(import.meta.url)('@playwright/test')
    return expand(chromium.executablePath())
  }
  const [, variable, rest] = /^\$(\w+)(.*)/.exec(place) ?? []
  if (variable) {
    const folders = (process.env[variable] ?? '').split(delimiter).filter(Boolean)
    return folders.flatMap((folder) => expand(folder + rest))
  }
  const path = place.replace(/^~/, homedir())
  const [, folder = '', name = '', after = ''] = /^(.*?)\/([^/]*\*[^/]*)(.*)$/.exec(path) ?? []
  if (!name) return existsSync(path) ? [path] : []
  const pattern = new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}$`)
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory()
  return (isFolder ? readdirSync(folder) : [])
    .filter((each) => pattern.test(each))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .flatMap((each) => expand(join(folder, each) + after))
}

/** @param {string} path */
function isJava21(path) {
  const { stderr } = spawnSync(path, ['-version'], { encoding: 'utf8' })
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0) >= 21
}

/**
 * Ubuntu's chromium-browser is a script that starts a snap, which root and containers cannot do.
 * @param {string} path
 */
function isNoSnap(path) {
  const start = readFileSync(path).subarray(0, 4096).toString('latin1')
  return !(start.startsWith('#!') && start.includes('snap'))
}
