import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { Launcher } from 'chrome-launcher'
import { Problem } from '../problem.mjs'
import { HEADLESS_SHELL } from './apt.mjs'

/**
 * The path of Chromium or Chrome: CHROMIUM_PATH, Playwright's own browser, or what chrome-launcher finds.
 * On Debian, `npm test` as root first installs Chromium (apt.mjs).
 */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), installed()]
  const found = candidates.find((path) => path && existsSync(path) && !isSnapStub(path))
  if (found) return found
  throw new Problem(
    'The browser tests need Chromium or Chrome, and none was found.',
    "Install Chrome (https://www.google.com/chrome), or, as root, 'apt-get install -y chromium' on Debian and " +
      "'npx playwright install --with-deps chromium' on Ubuntu, whose chromium is a snap that does not start here; " +
      'or set CHROMIUM_PATH to a Chrome or Chromium.',
  )
}

/**
 * The path of Debian's headless shell, a Chromium without a user interface, in which the browser tests take less
 * processor time. Without a headless shell, or with CHROMIUM_PATH, the path of findChromium.
 */
export function findHeadlessShell() {
  return !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium()
}

/** chrome-launcher throws where there is no Chrome. */
function installed() {
  try {
    return Launcher.getFirstInstallation() ?? ''
  } catch {
    return ''
  }
}

/**
 * Ubuntu's chromium-browser is a shell script that starts a snap, which root and containers cannot start.
 * @param {string} path
 */
function isSnapStub(path) {
  const start = readFileSync(path).subarray(0, 4096).toString('latin1')
  return start.startsWith('#!') && start.includes('snap')
}
