// Values that are loaded once, when they are first needed: code, and the texts of tours and
// articles. A page loads 90 to 103 kB of the site's 265 kB of code (brotli 5). The build and the
// hydration first load the page's own code and text. After a later navigation React's `use` waits
// for these values.

import { use } from 'react'
import { FETCH_TIMEOUT_MS } from './start/timeouts.ts'
import { loadLostSheets } from './style-sheets.ts'
import { withTimeout } from './with-timeout.ts'

export type LazyValue<T> = {
  load(): Promise<T>
  /** For components: suspends the render while the value loads, and throws after a failure. */
  read(): T
  /** The value if it is loaded, otherwise null; starts no load. */
  loaded(): T | null
}

/** A promise with the fields by which React's `use` knows, without waiting, how it has ended. */
type Tracked<T> = Promise<T> &
  (
    | { status: 'pending' }
    | { status: 'fulfilled'; value: T }
    | { status: 'rejected'; reason: unknown }
  )

/** A value that is fetched once. After a failure or a time-out the next `load` fetches again. */
export function lazyValue<T>(
  fetchValue: () => Promise<T>,
  { timeout = FETCH_TIMEOUT_MS, needsSheets = true } = {},
): LazyValue<T> {
  let latest: Tracked<T> | null = null

  function load() {
    if (latest && latest.status !== 'rejected') return latest
    const fetching = fetchValue().then(async (value) => {
      if (needsSheets) await loadLostSheets()
      return value
    })
    const loading = withTimeout(timeout, fetching)
    latest = Object.assign(loading, { status: 'pending' as const })
    loading.then(
      (value) => void Object.assign(loading, { status: 'fulfilled', value }),
      (reason) => void Object.assign(loading, { status: 'rejected', reason }),
    )
    return latest
  }

  return {
    load,
    // Also calls `use` for a loaded value: a component that suspended in `use` must call `use` again in the repeated
    // render, or React throws an error (https://react.dev/errors/467). Does not repeat a failed load, because loading
    // and rendering would then alternate without end.
    read: () => use(latest ?? load()),
    loaded: () => (latest?.status === 'fulfilled' ? latest.value : null),
  }
}

/** A lazy value for each key, created at the key's first use. */
export function lazyValues<K, T>(fetchValue: (key: K) => Promise<T>): (key: K) => LazyValue<T> {
  const made = new Map<K, LazyValue<T>>()
  return (key) => {
    const found = made.get(key) ?? lazyValue(() => fetchValue(key))
    made.set(key, found)
    return found
  }
}
