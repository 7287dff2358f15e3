import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Problem } from '../problem.mjs'

/** firebase-tools 15 starts the emulators only with this Java version or a newer one. */
const OLDEST = 21
const JVMS = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines', '/opt/java']
/** The folders of Homebrew's formulas. Homebrew puts no openjdk on PATH (`brew info openjdk`: keg-only). */
const HOMEBREW = ['/opt/homebrew/opt', '/usr/local/opt']

/**
 * The folder of a `java` that the emulators accept. The default `java` of a system is often too old while a
 * newer one is installed too, so JAVA_HOME, PATH and the usual folders are all searched.
 */
export function findJava() {
  const found = javaFolders(process.env, entries).map((folder) => {
    const { stderr } = spawnSync(join(folder, 'java'), ['-version'], { encoding: 'utf8' })
    return { folder, version: Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0) }
  })
  const suitable = found.find(({ version }) => version >= OLDEST)
  if (suitable) return suitable.folder

  const newest = Math.max(0, ...found.map(({ version }) => version))
  throw new Problem(
    newest
      ? `The newest Java on this machine is ${newest}, and the emulators need ${OLDEST}.`
      : 'The Firestore emulator needs Java, and none was found.',
    `Install a JDK or JRE of ${OLDEST} or newer (https://adoptium.net) and set JAVA_HOME to it.`,
  )
}

/**
 * The folders in which a `java` may be, in the order of search.
 * @param {Record<string, string | undefined>} env
 * @param {(folder: string) => string[]} list the names in a folder, none where there is no such folder
 */
export function javaFolders(env, list) {
  const home = env.JAVA_HOME ? [join(env.JAVA_HOME, 'bin')] : []
  const path = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const jvms = JVMS.flatMap((root) =>
    list(root).flatMap((name) => [join(root, name, 'bin'), join(root, name, 'Contents/Home/bin')]),
  )
  const homebrew = HOMEBREW.flatMap((root) =>
    list(root)
      .filter((name) => name.startsWith('openjdk'))
      .map((name) => join(root, name, 'bin')),
  )
  return [...home, ...path, ...jvms, ...homebrew]
}

/** @param {string} folder */
function entries(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
