import { isRemoved } from '../browser/is-removed.ts'
import { withTimeout } from '../loading/with-timeout.ts'
import type { Store } from './firestore.ts'

/** Shorter than the deadline of a send, so that the next send does not wait for a load that hangs. */
const TIMEOUT_MS = 8_000

/** Firestore's code cannot be loaded any more, because a deployment has removed the files of this page. */
export class CodeRemovedError extends Error {}

let store: Store | null = null
let connecting: Promise<Store> | null = null

/** Loads Firestore's code and configuration once; after a failure the next call tries again. */
export async function loadStore(): Promise<Store> {
  if (store) return store
  connecting ??= withTimeout(TIMEOUT_MS, connect()).finally(() => {
    connecting = null
  })
  return connecting
}

async function connect(): Promise<Store> {
  const firestore = await import('./firestore.ts').catch(async (error) => {
    throw (await isRemoved(import.meta.url)) ? new CodeRemovedError() : error
  })
  store = await firestore.connect()
  return store
}
