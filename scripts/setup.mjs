import { join } from 'node:path'
import { findChromium } from './setup/chromium.mjs'
import { findFirestoreEmulator } from './setup/firestore-emulator.mjs'
import { findJava } from './setup/java.mjs'
import { installPackages } from './setup/packages.mjs'

/** @typedef {{ firebaseCli: string, javaFolder: string, firestoreEmulator: string }} Tools */

/**
 * Installs or finds everything that the suite needs; throws a Problem that names what is missing.
 * @param {string} root
 * @returns {Tools}
 */
export function setUp(root) {
  installPackages(root)
  const firebaseCli = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js')
  const javaFolder = findJava()
  const workFolder = join(root, '.suite')
  const firestoreEmulator = findFirestoreEmulator({ workFolder, firebaseCli, javaFolder })
  return { firebaseCli, javaFolder, firestoreEmulator }
}

export { findChromium }
