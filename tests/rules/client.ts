import { readFileSync } from 'node:fs'
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
} from 'firebase/firestore'
import type { FormName } from 'submissions'
import { samples } from 'submissions/boundaries'
import { firestoreHost } from '../suite/addresses.ts'

export const SWITCH = 'switches/forms'

// The SDK would log every denial that a test provokes as an error.
setLogLevel('silent')

/** A project with firestore.rules. `demo-rules` has no triggers, so documents cause no mail. */
export async function rulesEnvironment(projectId = 'demo-rules') {
  const [host, port] = firestoreHost.split(':')
  return initializeTestEnvironment({
    projectId,
    firestore: {
      host: host ?? '',
      port: Number(port),
      rules: readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8'),
    },
  })
}

/** A Firestore client of a visitor who has not signed in, with its environment. */
export async function anonymousVisitor() {
  const environment = await rulesEnvironment()
  const visitor = environment.unauthenticatedContext().firestore() as unknown as Firestore
  return { environment, visitor }
}

/** A valid document with some changed fields. */
export function documentOf(form: FormName, changes: Record<string, unknown> = {}) {
  return { ...samples[form], timestamp: serverTimestamp(), ...changes }
}

/** A reference to a new document with an id from the SDK. */
export function newReference(db: Firestore, form: string) {
  return doc(collection(db, form))
}

/** Writes `content` into `switches/forms`, past the rules; null deletes the document. */
export function setSwitch(environment: RulesTestEnvironment, content: object | null) {
  return environment.withSecurityRulesDisabled(async (context) => {
    const reference = doc(context.firestore() as unknown as Firestore, SWITCH)
    await (content ? setDoc(reference, content) : deleteDoc(reference))
  })
}
