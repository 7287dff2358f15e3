import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Problem } from '../problem.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * The path of the browser for the browser tests: CHROMIUM_PATH, a browser on PATH, or Debian's package,
 * which is installed if this runs as root.
 * @returns {string}
 */
export function findChromium() {
  const found =
    search() ?? (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') ? install() : null)
  if (found) return found
  throw new Problem(
    'The browser tests need Chromium, and none was found.',
    "Install it ('apt-get install -y chromium' as root) or set CHROMIUM_PATH to a Chrome or Chromium.",
  )
}

function search() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [process.env.CHROMIUM_PATH ?? '', ...onPath, MAC].find((path) => path && existsSync(path))
}

function install() {
  console.log("Installing Debian's Chromium for the browser tests …")
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { env, stdio: 'ignore' })
  return search()
}
