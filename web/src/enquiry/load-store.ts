import type { Store } from './send.ts'

let connected: Promise<Store> | null = null

/**
 * Fetches Firestore's code and the project's configuration, once; a failure is not remembered, so
 * the next attempt tries again. Call it when a visitor turns to a form.
 */
export function loadStore(): Promise<Store> {
  connected ??= import('./firestore.ts')
    .then(({ connect }) => connect())
    .catch((error) => {
      connected = null
      throw error
    })
  return connected
}
