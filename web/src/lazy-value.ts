// What a page needs before it can be drawn: its code, and a tour's or an article's text. The server
// and the first page load it before they render, so that rendering itself never waits; a later move
// reads it through React's `use`, which waits once.

import { use } from 'react'
import { withTimeout } from './with-timeout.ts'

/** Milliseconds until code that does not come counts as gone (spec 9). */
const PATIENCE = 120_000

export type LazyValue<T> = {
  load(): Promise<T>
  /** The loaded value; a render that comes too early waits for it, one after a failure throws. */
  read(): T
}

/** A value that is fetched once; a failed or silent fetch is tried again by the next load. */
export function lazyValue<T>(fetch: () => Promise<T>): LazyValue<T> {
  let loading: Promise<T> | null = null
  let value: { is: T } | null = null
  let failure: { error: unknown } | null = null

  function load() {
    failure = null
    loading ??= withTimeout(PATIENCE, fetch()).then(
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
    // Fetching anew here would make a render that waits for ever.
    if (failure) throw failure.error
    return use(load())
  }
  return { load, read }
}

/** One lazy value a key, made when it is first asked for. */
export function lazyValues<K, T>(fetch: (key: K) => Promise<T>): (key: K) => LazyValue<T> {
  const made = new Map<K, LazyValue<T>>()
  return (key) => {
    const found = made.get(key) ?? lazyValue(() => fetch(key))
    made.set(key, found)
    return found
  }
}
