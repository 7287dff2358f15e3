import { draftsOf } from './stored-drafts.ts'

/** The drafts of the quote form in a tab, with ids in ascending order; tabs of one browser share one `local`. */
export function draftsInMemory(local = storageInMemory()) {
  let count = 0
  return draftsOf('query', {
    local,
    session: storageInMemory(),
    memory: {},
    now: () => 0,
    newId: () => `id${String(++count).padStart(18, '0')}`,
  })
}

/** The getter of a localStorage or sessionStorage with these entries. */
export function storageInMemory(entries = new Map<string, string>()) {
  return () => ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  })
}
