import { within } from '../within.ts'
import type { Store } from './send.ts'

/** Milliseconds; below the deadline of a send, so that the next one starts afresh. */
const PATIENCE = 8_000

let found: Store | null = null
let connecting: Promise<Store> | null = null

/**
 * Fetches Firestore's code and the project's configuration, once; neither a failure nor silence is
 * remembered, so the next call tries again, or finds what came too late for the one before. Call it
 * when a visitor turns to a form.
 */
export async function loadStore(): Promise<Store> {
  if (found) return found
  connecting ??= within(PATIENCE, connect()).finally(() => {
    connecting = null
  })
  return connecting
}

async function connect(): Promise<Store> {
  const firestore = await import('./firestore.ts')
  found = await firestore.connect()
  return found
}
