// App Check: Firestore takes leads from this site alone (docs/decisions/011). Fetched only if the agency
// has a site key; every request of Firestore waits for a token from then on.

import type { FirebaseApp } from 'firebase/app'
import {
  type AppCheckToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check'
import { within } from '../within.ts'

/** Milliseconds; leaves Firestore the rest of the time that a send has. */
const PATIENCE = 4_000

export function switchOnAppCheck(app: FirebaseApp, siteKey: string) {
  const provider = impatient(new ReCaptchaEnterpriseProvider(siteKey))
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true })
}

/**
 * Where reCAPTCHA is blocked, its provider waits for ever, and so would every lead. A failure lets
 * Firestore ask without a token: whether that is enough is the server's to say.
 */
function impatient(provider: ReCaptchaEnterpriseProvider) {
  const { getToken } = provider as unknown as TokenSource
  return Object.assign(provider, {
    getToken: (...words: unknown[]) => within(PATIENCE, getToken.apply(provider, words)),
  })
}

/** Not in the package's types. */
type TokenSource = { getToken(...words: unknown[]): Promise<AppCheckToken> }
