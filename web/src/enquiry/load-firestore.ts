import { lazyValue } from '../loading/lazy-value.ts'
import { reloadHelps } from '../loading/reload-helps.ts'
import type { Store } from './firestore.ts'

/** Shorter than the deadline of a send, so that the next send waits for no load that hangs. */
const TIMEOUT_MS = 8_000

/** Firestore's code can be loaded only after a reload of the page. */
export class ReloadNeededError extends Error {}

/** Firestore's code and configuration, loaded once; after a failure the next call tries again. */
export const { load: loadStore } = lazyValue<Store>(
  async () => {
    // The bundler then leaves the code of Firestore out of the build.
    if (import.meta.env.VITE_PREVIEW) throw new Error('A preview stores no lead')
    const firestore = await import('./firestore.ts').catch(async (error) => {
      throw (await reloadHelps(import.meta.url)) ? new ReloadNeededError() : error
    })
    return firestore.connect()
  },
  { timeout: TIMEOUT_MS, needsSheets: false },
)
