// Installs the browsers of the browser tests on Debian, which only root can do. This file imports no npm package, so
// that test.mjs can use it before npm packages are installed.

import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const INSTALL_TIMEOUT_MS = 300_000

/** Debian's Chromium without a user interface. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const ENGINES = ['firefox-esr', 'WebKitWebDriver', 'Xvfb']

/**
 * Installs the headless shell, and Chromium for tests that need a whole browser, without blocking this process. Does
 * not throw: a program that is still missing is noticed where it is used.
 * @param {boolean} withEngines whether to install Firefox and WebKit too, for tests/matrix/engines.test.ts
 * @returns {Promise<void>} resolves when apt-get has ended
 */
export async function installBrowsers(withEngines) {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  // Ubuntu's Chromium is a snap, which root cannot start.
  const isUbuntu = /^ID="?ubuntu/m.test(system)
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !isUbuntu
  const hasChromium = process.env.CHROMIUM_PATH || existsSync(HEADLESS_SHELL)
  const hasEngines = !withEngines || ENGINES.every((program) => existsSync(`/usr/bin/${program}`))
  if ((hasChromium && hasEngines) || !canInstall) return
  const packages = [
    ...(hasChromium ? [] : ['chromium-headless-shell', 'chromium']),
    ...(hasEngines ? [] : ['firefox-esr', 'webkit2gtk-driver', 'xvfb']),
  ]
  console.log(`Installing ${packages.join(', ')} for the browser tests …`)
  const script = `export DEBIAN_FRONTEND=noninteractive; apt-get update -qq; apt-get install -y -qq ${packages.join(' ')}`
  const child = spawn('sh', ['-c', script], { stdio: 'ignore', timeout: INSTALL_TIMEOUT_MS })
  await new Promise((resolve) => child.once('close', resolve))
}
