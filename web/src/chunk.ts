// What a page needs before it can be drawn: its code, and a tour's or an article's text. The server
// and the first page load it before they render, so that rendering itself never waits; a later move
// reads it through React's `use`, which waits once.

import { use } from 'react'

export type Chunk<T> = {
  load(): Promise<T>
  /** The loaded value; during a render that comes too early, suspends until it is there. */
  read(): T
}

/** A value that is fetched once; a failed fetch is tried again by the next load. */
export function chunk<T>(fetch: () => Promise<T>): Chunk<T> {
  let loading: Promise<T> | null = null
  let value: { is: T } | null = null

  function load() {
    loading ??= fetch().then(
      (loaded) => {
        value = { is: loaded }
        return loaded
      },
      (error) => {
        loading = null
        throw error
      },
    )
    return loading
  }
  return { load, read: () => (value ? value.is : use(load())) }
}

/** One chunk a key, made when it is first asked for. */
export function chunks<K, T>(fetch: (key: K) => Promise<T>): (key: K) => Chunk<T> {
  const made = new Map<K, Chunk<T>>()
  return (key) => {
    const found = made.get(key) ?? chunk(() => fetch(key))
    made.set(key, found)
    return found
  }
}
