import { within } from '../within.ts'
import type { Store } from './send.ts'

/** Milliseconds; below the deadline of a send, so that the next one starts afresh. */
const PATIENCE = 8_000

let connecting: Promise<Store> | null = null

/**
 * Fetches Firestore's code and the project's configuration, once; neither a failure nor silence is
 * remembered, so the next call tries again. Call it when a visitor turns to a form.
 */
export function loadStore(): Promise<Store> {
  connecting ??= within(
    PATIENCE,
    import('./firestore.ts').then(({ connect }) => connect()),
  ).catch((error) => {
    connecting = null
    throw error
  })
  return connecting
}
