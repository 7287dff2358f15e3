// App Check (docs/decisions/011), with which every Firestore request waits for a token.

import type { FirebaseApp } from 'firebase/app'
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import { withTimeout } from '../loading/with-timeout.ts'

/** Shorter than the deadline of a send, so that Firestore has time left. */
const TIMEOUT_MS = 4_000

/**
 * Limits the wait for a token: where reCAPTCHA is blocked, the provider never answers, and no lead
 * could be sent. After a failure Firestore sends a placeholder instead of a token, and the server
 * decides whether to accept the lead.
 */
export function switchOnAppCheck(app: FirebaseApp, siteKey: string) {
  const provider = new ReCaptchaEnterpriseProvider(siteKey)
  // Missing from the package's types.
  const { getToken } = provider as unknown as { getToken(...args: unknown[]): Promise<unknown> }
  Object.assign(provider, {
    getToken: (...args: unknown[]) => withTimeout(TIMEOUT_MS, getToken.apply(provider, args)),
  })
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true })
}
