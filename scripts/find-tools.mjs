// Where the programs are that the suite needs. Imports no npm package before Chromium is asked for.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Problem } from './user-error.mjs'

/** The Google Cloud CLI's jar of the Firestore emulator. */
export const JAR = 'cloud-firestore-emulator.jar'

const GCLOUD_JAR = `google-cloud-sdk/platform/cloud-firestore-emulator/${JAR}`

/**
 * @typedef {'Java 21' | 'the Firestore emulator' | 'Chromium' | 'the headless shell' | 'Firefox' |
 *   'WebKitWebDriver' | 'MiniBrowser' | 'Xvfb'} ToolName
 */

/**
 * `variable` names the tool's place; without it, `places` are searched in order: words of a shell,
 * of which `command -v` finds a program on PATH. `debian` names packages.
 * @type {Record<ToolName, {
 *   variable?: string, places: string[], debian?: string, remedy?: string,
 *   fits?: (path: string) => boolean,
 * }>}
 */
export const TOOLS = {
  // The default `java` of a system is often too old while a newer one is installed too.
  'Java 21': {
    places: [
      '"$JAVA_HOME"/bin/java',
      '"$(command -v java)"',
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
      '"$FIREBASE_EMULATORS_PATH"/cloud-firestore-emulator-v*.jar',
      '~/.cache/firebase/emulators/cloud-firestore-emulator-v*.jar',
      `"$(command -v gcloud | sed 's:/google-cloud-sdk/.*::')"/${GCLOUD_JAR}`,
      `/usr/lib/${GCLOUD_JAR}`,
      `/opt/homebrew/share/${GCLOUD_JAR}`,
      `~/${GCLOUD_JAR}`,
    ],
    remedy:
      "It could not be downloaded. Install it with the Google Cloud CLI ('gcloud components install " +
      "cloud-firestore-emulator', or Debian's package google-cloud-cli-firestore-emulator), or set " +
      'FIRESTORE_EMULATOR_BINARY_PATH to its jar.',
  },
  Chromium: {
    variable: 'CHROMIUM_PATH',
    places: [
      '"$PLAYWRIGHT"',
      '"$(command -v google-chrome-stable)"',
      '"$(command -v google-chrome)"',
      '"$(command -v chromium)"',
      '"$(command -v chromium-browser)"',
      '"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    fits: isNoSnap,
    remedy:
      "Install Chrome (https://www.google.com/chrome), or, as root, 'apt-get install -y chromium' on Debian and " +
      "'npx playwright install --with-deps chromium' on Ubuntu, whose chromium is a snap that does not start here; " +
      'or set CHROMIUM_PATH to a Chrome or Chromium.',
  },
  // A Chromium without a user interface, in which the browser tests take less processor time.
  'the headless shell': {
    variable: 'CHROMIUM_PATH',
    places: ['/usr/bin/chromium-headless-shell'],
    debian: 'chromium-headless-shell chromium',
  },
  Firefox: {
    variable: 'FIREFOX_PATH',
    places: ['"$(command -v firefox-esr)"', '"$(command -v firefox)"'],
    debian: 'firefox-esr',
  },
  WebKitWebDriver: { places: ['"$(command -v WebKitWebDriver)"'], debian: 'webkit2gtk-driver' },
  MiniBrowser: {
    places: ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser'],
    debian: 'webkit2gtk-driver',
  },
  Xvfb: { places: ['"$(command -v Xvfb)"'], debian: 'xvfb' },
}

/**
 * The place of a tool; throws a Problem when the tool is missing.
 * @param {ToolName} name
 */
export function find(name) {
  const place = placeOf(name)
  if (place) return place
  const { debian, remedy = `On Debian, as root: apt-get install -y ${debian}` } = TOOLS[name]
  throw new Problem(`${name} was not found.`, remedy)
}

/** @param {ToolName} name */
export function placeOf(name) {
  const { variable, places, fits = () => true } = TOOLS[name]
  const given = variable && process.env[variable]
  if (!given) return filesAt(places).find(fits)
  if (existsSync(given)) return given
  throw new Problem(`${variable} is ${given}, and there is no such file.`, 'Correct the variable.')
}

/** The path of Debian's headless shell; without it, of Chromium or Chrome. */
export const findHeadlessShell = () => placeOf('the headless shell') ?? find('Chromium')

/**
 * The existing files that words of a shell stand for.
 * @param {string[]} words
 */
function filesAt(words) {
  const script = `for file in ${words.join(' ')}; do test -f "$file" && echo "$file"; done`
  const asks = words.includes('"$PLAYWRIGHT"')
  const playwright = asks ? createRequire(import.meta.url)('@playwright/test') : null
  const env = { ...process.env, PLAYWRIGHT: playwright?.chromium.executablePath() }
  return spawnSync('sh', ['-c', script], { env, encoding: 'utf8' }).stdout.split('\n').slice(0, -1)
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
