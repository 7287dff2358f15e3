// Installs the browsers of the browser tests on Debian, which only root can do. This file imports no npm package, so
// that test.mjs can use it before npm packages are installed.

import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const INSTALL_TIMEOUT_MS = 300_000

/** Debian's Chromium without a user interface. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Installs the headless shell, and Chromium for tests that need a whole browser, without blocking this process. Does
 * not throw: a program that is still missing is noticed where it is used.
 * @returns {Promise<void>} resolves when apt-get has ended
 */
export async function installBrowsers() {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  // Ubuntu's Chromium is a snap, which root cannot start.
  const isUbuntu = /^ID="?ubuntu/m.test(system)
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !isUbuntu
  if (process.env.CHROMIUM_PATH || existsSync(HEADLESS_SHELL) || !canInstall) return
  console.log('Installing Chromium and its headless shell for the browser tests …')
  const script =
    'export DEBIAN_FRONTEND=noninteractive; apt-get update -qq; apt-get install -y -qq chromium-headless-shell chromium'
  const child = spawn('sh', ['-c', script], { stdio: 'ignore', timeout: INSTALL_TIMEOUT_MS })
  await new Promise((resolve) => child.once('close', resolve))
}
