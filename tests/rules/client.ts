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

// Every denial that a test provokes would be logged as an error.
setLogLevel('silent')

/** A project of its own, so that what the rules accept here sets off no mail. */
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

/** A document that the rules accept, with its changes. */
export function documentOf(form: FormName, changes: Record<string, unknown> = {}) {
  return { ...samples[form], timestamp: serverTimestamp(), ...changes }
}

/** A new document's place, with an id as the SDK draws it. */
export function newPlace(db: Firestore, form: string) {
  return doc(collection(db, form))
}

/** Throws the switch of both forms as the agency does, beyond the rules; null takes the switch away. */
export function setSwitch(environment: RulesTestEnvironment, content: object | null) {
  return environment.withSecurityRulesDisabled(async (context) => {
    const place = doc(context.firestore() as unknown as Firestore, SWITCH)
    await (content ? setDoc(place, content) : deleteDoc(place))
  })
}
