import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Problem } from '../problem.mjs'

/** firebase-tools 15 starts the emulators only with this Java version or a newer one. */
const OLDEST = 21
const JVMS = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines', '/opt/java']

/**
 * The folder of a `java` that the emulators accept. The default `java` of a system is often too old while a
 * newer one is installed too, so JAVA_HOME, PATH and the usual folders are all searched.
 * @returns {string}
 */
export function findJava() {
  const found = candidates().map((folder) => ({ folder, version: versionOf(folder) }))
  const fit = found.find(({ version }) => version >= OLDEST)
  if (fit) return fit.folder

  const newest = Math.max(0, ...found.map(({ version }) => version))
  throw new Problem(
    newest
      ? `The newest Java on this machine is ${newest}, and the emulators need ${OLDEST}.`
      : 'The Firestore emulator needs Java, and none was found.',
    `Install a JDK or JRE of ${OLDEST} or newer (https://adoptium.net) and set JAVA_HOME to it.`,
  )
}

function candidates() {
  const home = process.env.JAVA_HOME ? [join(process.env.JAVA_HOME, 'bin')] : []
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const jvms = JVMS.flatMap((root) =>
    entries(root).flatMap((name) => [
      join(root, name, 'bin'),
      join(root, name, 'Contents/Home/bin'),
    ]),
  )
  return [...home, ...path, ...jvms]
}

/** @param {string} folder */
function entries(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** @param {string} folder */
function versionOf(folder) {
  const { stderr } = spawnSync(join(folder, 'java'), ['-version'], { encoding: 'utf8' })
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0)
}
