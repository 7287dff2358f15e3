import { readFileSync } from 'node:fs'
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { setLogLevel } from 'firebase/firestore'

export const SWITCH = 'switches/forms'

// The SDK would log every denial that a test provokes as an error.
setLogLevel('silent')

/**
 * A project with firestore.rules in the emulator that FIRESTORE_EMULATOR_HOST names. `demo-rules`
 * has no triggers, so documents cause no mail.
 */
export function rulesEnvironment(projectId = 'demo-rules') {
  const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8')
  return initializeTestEnvironment({ projectId, firestore: { rules } })
}

/** Writes `content` into `switches/forms`, past the rules; null deletes the document. */
export function setSwitch(environment: RulesTestEnvironment, content: object | null) {
  return environment.withSecurityRulesDisabled(async (context) => {
    const reference = context.firestore().doc(SWITCH)
    await (content ? reference.set(content) : reference.delete())
  })
}
