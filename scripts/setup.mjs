import { join } from 'node:path'
import { Problem } from './problem.mjs'
import { findFirestoreEmulator } from './setup/firestore-emulator.mjs'
import { findJava } from './setup/java.mjs'
import { installPackages } from './setup/packages.mjs'

/** @typedef {{ firebaseCli: string, javaFolder: string, firestoreEmulator: string }} Tools */

/**
 * Installs or finds everything that the suite needs; throws a Problem that names what is missing.
 * @param {string} root
 */
export function setUp(root) {
  requireUnix(process.platform)
  installPackages(root)
  const firebaseCli = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js')
  const javaFolder = findJava()
  const workFolder = join(root, '.suite')
  const firestoreEmulator = findFirestoreEmulator({ workFolder, firebaseCli, javaFolder })
  return { firebaseCli, javaFolder, firestoreEmulator }
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
