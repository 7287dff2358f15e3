import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { Problem } from '../problem.mjs'

const JAR = 'cloud-firestore-emulator.jar'

/**
 * A jar with nothing but a manifest, uncompressed:
 *   Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore
 *   Class-Path: cloud-firestore-emulator.jar
 */
export const LAUNCHER = Buffer.from(
  `UEsDBBQAAAAAAAAAIQDCwjmwjQAAAI0AAAAUAAAATUVUQS1JTkYvTUFOSUZFU1QuTUZNYW5pZmVzdC1WZXJzaW9u
  OiAxLjANCk1haW4tQ2xhc3M6IGNvbS5nb29nbGUuY2xvdWQuZGF0YXN0b3JlLmVtdWxhdG9yLmZpcmVzdG9yZS5D
  bG91ZEZpcmVzdG9yZQ0KQ2xhc3MtUGF0aDogY2xvdWQtZmlyZXN0b3JlLWVtdWxhdG9yLmphcg0KDQpQSwECFAMU
  AAAAAAAAACEAwsI5sI0AAACNAAAAFAAAAAAAAAAAAAAAgAEAAAAATUVUQS1JTkYvTUFOSUZFU1QuTUZQSwUGAAAA
  AAEAAQBCAAAAvwAAAAAA`,
  'base64',
)

/**
 * The path of the official Firestore emulator, as a jar that `java -jar` starts: FIRESTORE_EMULATOR_BINARY_PATH, else
 * the jar in the Firebase CLI's cache, else the Google Cloud CLI's, else a download.
 * @param {{ workFolder: string, firebaseCli: string, javaFolder: string }} places
 */
export function findFirestoreEmulator({ workFolder, firebaseCli, javaFolder }) {
  const given = process.env.FIRESTORE_EMULATOR_BINARY_PATH
  if (given) {
    if (existsSync(given)) return given
    throw new Problem(
      `FIRESTORE_EMULATOR_BINARY_PATH is ${given}, and there is no such file.`,
      'Correct the variable. Without it, the set-up looks for the emulator.',
    )
  }
  return cachedJar() ?? cloudCliJar(workFolder) ?? download(firebaseCli, javaFolder)
}

function cachedJar() {
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators')
  const jars = existsSync(cache)
    ? readdirSync(cache).filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name))
    : []
  const newest = jars.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)
  return newest ? join(cache, newest) : null
}

/**
 * Writes LAUNCHER beside a link to the Google Cloud CLI's jar, whose own manifest has no Main-Class. Returns the path
 * of the launcher; null without the Google Cloud CLI's jar.
 * @param {string} workFolder
 */
function cloudCliJar(workFolder) {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((path) => existsSync(path))
    .map((path) => dirname(dirname(realpathSync(path))))
  const jar = [...onPath, '/usr/lib/google-cloud-sdk', join(homedir(), 'google-cloud-sdk')]
    .map((root) => join(root, 'platform/cloud-firestore-emulator', JAR))
    .find((path) => existsSync(path))
  if (!jar) return null

  mkdirSync(workFolder, { recursive: true })
  const [launcher, link] = [join(workFolder, 'firestore-emulator.jar'), join(workFolder, JAR)]
  rmSync(link, { force: true })
  symlinkSync(jar, link)
  writeFileSync(launcher, LAUNCHER)
  return launcher
}

/**
 * @param {string} firebaseCli
 * @param {string} javaFolder
 */
function download(firebaseCli, javaFolder) {
  console.log('Downloading the Firestore emulator (once, about 140 MB) …')
  const env = { ...process.env, PATH: `${javaFolder}${delimiter}${process.env.PATH}` }
  // The Firebase CLI prints the progress and a failure.
  spawnSync(process.execPath, [firebaseCli, 'setup:emulators:firestore'], { stdio: 'inherit', env })
  const jar = cachedJar()
  if (jar) return jar
  throw new Problem(
    'The Firestore emulator is not on this machine and could not be downloaded.',
    "Install it with the Google Cloud CLI ('gcloud components install cloud-firestore-emulator', " +
      "or Debian's package google-cloud-cli-firestore-emulator), or set FIRESTORE_EMULATOR_BINARY_PATH to its jar.",
  )
}
