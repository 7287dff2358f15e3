import { existsSync } from 'node:fs'
import { canInstall, installInBackground } from './apt.mjs'

/** Debian's Chromium without a user interface. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Installs the browsers of the browser tests on Debian as root, without blocking this process: the headless shell, and
 * Chromium for two test files. Called once in a run, because without a network each worker would wait for apt-get.
 * @returns {Promise<void>} resolves when apt-get has ended
 */
export async function installBrowsers() {
  if (process.env.CHROMIUM_PATH || existsSync(HEADLESS_SHELL) || !canInstall()) return
  await installInBackground(['chromium-headless-shell', 'chromium'])
}
