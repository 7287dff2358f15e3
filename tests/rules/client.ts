import { readFileSync } from 'node:fs'
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { deleteDoc, doc, type Firestore, setDoc, setLogLevel } from 'firebase/firestore'
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

/** Writes `content` into `switches/forms`, past the rules; null deletes the document. */
export function setSwitch(environment: RulesTestEnvironment, content: object | null) {
  return environment.withSecurityRulesDisabled(async (context) => {
    const reference = doc(context.firestore() as unknown as Firestore, SWITCH)
    await (content ? setDoc(reference, content) : deleteDoc(reference))
  })
}
