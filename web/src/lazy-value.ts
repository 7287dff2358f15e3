// The data that a page needs before it can render: its code, and a tour's or an article's text. The server
// and the first page load this data before they render, so that rendering never waits. After a later
// navigation React's `use` waits for the data.

import { use } from 'react'
import { withTimeout } from './with-timeout.ts'

/** The time after which a fetch without a response fails (spec 9). */
const TIMEOUT_MS = 120_000

export type LazyValue<T> = {
  load(): Promise<T>
  /** The loaded value. Suspends the render while the value loads, and throws after a failure. */
  read(): T
}

/** A value that is fetched once. After a failure or a time-out the next `load` fetches again. */
export function lazyValue<T>(fetch: () => Promise<T>): LazyValue<T> {
  let loading: Promise<T> | null = null
  let value: { is: T } | null = null
  let failure: { error: unknown } | null = null

  function load() {
    failure = null
    loading ??= withTimeout(TIMEOUT_MS, fetch()).then(
      (loaded) => {
        value = { is: loaded }
        return loaded
      },
      (error) => {
        loading = null
        failure = { error }
        throw error
      },
    )
    return loading
  }

  function read() {
    if (value) return value.is
    // Another fetch here would fail and render again without end.
    if (failure) throw failure.error
    return use(load())
  }
  return { load, read }
}

/** A lazy value for each key, created at the key's first use. */
export function lazyValues<K, T>(fetch: (key: K) => Promise<T>): (key: K) => LazyValue<T> {
  const made = new Map<K, LazyValue<T>>()
  return (key) => {
    const found = made.get(key) ?? lazyValue(() => fetch(key))
    made.set(key, found)
    return found
  }
}
