// Installs packages of Debian, which only root can do. This file imports no npm package, so that test.mjs can use it
// before npm packages are installed.

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const INSTALL_TIMEOUT_MS = 300_000

const options = /** @type {const} */ ({ stdio: 'ignore', timeout: INSTALL_TIMEOUT_MS })

/** Whether apt-get can install a browser. Ubuntu's Chromium is a snap, which root cannot start. */
export function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && distribution() !== 'ubuntu'
}

/**
 * Installs packages. Does not throw: a program that is still missing is noticed where it is used.
 * @param {readonly string[]} names
 */
export function install(names) {
  announce(names)
  spawnSync('sh', ['-c', script(names)], options)
}

/**
 * Installs packages like `install`, without blocking this process.
 * @param {readonly string[]} names
 * @returns {Promise<void>} resolves when apt-get has ended
 */
export function installInBackground(names) {
  announce(names)
  const child = spawn('sh', ['-c', script(names)], options)
  return new Promise((resolve) => child.once('close', () => resolve()))
}

/** @param {readonly string[]} names */
function announce(names) {
  console.log(`Installing ${names.join(' and ')} for the browser tests …`)
}

/**
 * The shell commands that install packages.
 * @param {readonly string[]} names
 */
function script(names) {
  return `export DEBIAN_FRONTEND=noninteractive; apt-get update -qq; apt-get install -y -qq ${names.join(' ')}`
}

/** The name of a Linux distribution as /etc/os-release has it, such as 'debian' or 'ubuntu'. */
export function distribution() {
  const file = '/etc/os-release'
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return /^ID="?(\w+)/m.exec(text)?.[1] ?? ''
}
