// App Check (docs/decisions/011). With it, every Firestore request waits for a token.

import type { FirebaseApp } from 'firebase/app'
import {
  type AppCheckToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check'
import { withTimeout } from '../loading/with-timeout.ts'

/** Shorter than the deadline of a send, so that Firestore has time left. */
const TIMEOUT_MS = 4_000

export function switchOnAppCheck(app: FirebaseApp, siteKey: string) {
  const provider = withTokenTimeout(new ReCaptchaEnterpriseProvider(siteKey))
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true })
}

/**
 * Adds a time-out to the request for a token. Where reCAPTCHA is blocked, the provider never answers,
 * and no lead could be sent. After a failure Firestore sends the lead without a token, and the server
 * decides whether to accept the request.
 */
function withTokenTimeout(provider: ReCaptchaEnterpriseProvider) {
  const { getToken } = provider as unknown as TokenSource
  return Object.assign(provider, {
    getToken: (...args: unknown[]) => withTimeout(TIMEOUT_MS, getToken.apply(provider, args)),
  })
}

/** Missing from the package's types. */
type TokenSource = { getToken(...args: unknown[]): Promise<AppCheckToken> }
