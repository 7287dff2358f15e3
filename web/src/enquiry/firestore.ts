import { FirebaseError, type FirebaseOptions, initializeApp } from 'firebase/app'
import {
  addDoc,
  type CollectionReference,
  collection,
  doc,
  type Firestore,
  initializeFirestore,
  serverTimestamp,
  setLogLevel,
} from 'firebase/firestore/lite'
import { type FormName, readSubmission } from 'submissions'
import { checkingCommits } from './commit-answer.ts'
import type { Values } from './draft.ts'

/** The store of leads; tests have a fake. */
export type Store = {
  /** Checks and adds the values as a document; also resolves if this id exists already. */
  create(form: FormName, id: string, values: Values): Promise<void>
}

// Firestore logs a failed request with its content, which is personal data.
setLogLevel('silent')

let database: Firestore | undefined

/** Connects to the project that Hosting's /__/firebase/init.json names, so that one build serves every project. */
export async function connect(ask = askHosting): Promise<Store> {
  const options: FirebaseOptions = await (await ask('/__/firebase/init.json')).json()
  // Checked before Firestore is initialised, which is possible only once.
  if (!options.projectId) throw new Error('init.json names no project')
  const isEmulated = options.projectId.startsWith('demo-')
  const settings = isEmulated ? { host: await emulatorAddress(ask), ssl: false } : {}
  // With this condition, the bundler leaves app-check.ts out of a build without a key.
  const appCheck = APP_CHECK_SITE_KEY && !isEmulated ? await import('./app-check.ts') : null
  // Another call may have initialised Firestore during the awaits above.
  if (!database) {
    const app = initializeApp(options)
    if (APP_CHECK_SITE_KEY) appCheck?.switchOnAppCheck(app, APP_CHECK_SITE_KEY)
    // Firestore Lite calls the global fetch (commit-answer.ts).
    globalThis.fetch = checkingCommits(globalThis.fetch)
    database = initializeFirestore(app, settings)
  }
  const db = database

  return {
    async create(form, id, values) {
      const reading = readSubmission(form, values)
      if (!reading.ok) throw new Error(`${form}: the values break the form’s limits`)
      const document = { ...reading.submission, timestamp: serverTimestamp() }
      try {
        await addDoc(withFixedId(id, collection(db, form)), document)
      } catch (error) {
        if (!isAlreadyThere(error)) throw error
      }
    },
  }
}

/**
 * A view of a collection in which a new document gets this id: a work-around (docs/decisions/003). Only addDoc of
 * Firestore Lite sends the precondition "must not exist", but addDoc passes an id of its own to the path's `child` method.
 * Without the id, a repeated send stores a second lead. An end: https://github.com/firebase/firebase-js-sdk/issues/6707
 */
function withFixedId(id: string, parent: CollectionReference): CollectionReference {
  const { _path } = doc(parent, id) as unknown as { _path: unknown }
  return Object.create(parent, { _path: { value: { child: () => _path } } })
}

/** Whether a document with this id was stored before. */
function isAlreadyThere(error: unknown): boolean {
  // Firestore Lite derives the error's code from the HTTP status, and 409 also means "aborted: too much contention".
  return error instanceof FirebaseError && /already exists/i.test(error.message)
}

/** The address of the Firestore emulator, from the Hosting emulator's /__/firebase/init.js. */
async function emulatorAddress(ask: typeof askHosting): Promise<string> {
  const script = await (await ask('/__/firebase/init.js?useEmulator=true')).text()
  const emulators = /firebaseEmulators = (\{.*?\});/s.exec(script)?.[1]
  return JSON.parse(emulators ?? '{}').firestore.hostAndPort
}

async function askHosting(path: string): Promise<Response> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response
}
