import { samples } from 'submissions/boundaries'
import { expect, it } from 'vitest'
import { lastTryOf } from './last-try.ts'

const lastTry = { id: 'Abcdefghij0123456789', submission: samples.query }
const MINUTE = 60_000

it('a reload finds what was sent last', () => {
  const { query, reloaded } = tab()
  query.keep(lastTry)
  expect(reloaded().recall()).toEqual(lastTry)
})

it('it is found until it is stored', () => {
  const { query, reloaded, entries } = tab()
  query.keep(lastTry)
  query.forget()
  expect(reloaded().recall()).toBeNull()
  expect(entries).toEqual(new Map())
})

it('after a quarter of an hour it is found no more, and its data are gone', () => {
  for (const [minutes, found] of [
    [14, lastTry],
    [15, null],
    [-1, null],
  ] as const) {
    const { query, reloaded, entries } = tab()
    query.keep(lastTry)
    expect(reloaded(minutes * MINUTE).recall()).toEqual(found)
    expect(entries.size).toBe(found ? 1 : 0)
  }
})

it('the two forms keep theirs apart', () => {
  const { query, storage } = tab()
  query.keep(lastTry)
  expect(lastTryOf('contact', { storage, now: () => 0 }).recall()).toBeNull()
  expect(query.recall()).toEqual(lastTry)
})

it('what no form could have sent is ignored, and forgotten', () => {
  const { id, submission } = lastTry
  for (const kept of [
    'not JSON',
    '"a text"',
    '{}',
    JSON.stringify({ id, submission }),
    JSON.stringify({ id, submission: null, at: 0 }),
    JSON.stringify({ id, submission: { ...submission, email: 'nobody' }, at: 0 }),
    JSON.stringify({ id: 'no id', submission, at: 0 }),
  ]) {
    const { query, entries } = tab(kept)
    expect(query.recall(), kept).toBeNull()
    expect(entries, kept).toEqual(new Map())
  }
})

it('a browser that forbids storage only forgets', () => {
  const storage = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  const query = lastTryOf('query', { storage })
  query.keep(lastTry)
  expect(query.recall()).toBeNull()
  query.forget()
})

/** A tab whose clock stands at 0, and what a page in it finds so many milliseconds later. */
function tab(kept?: string) {
  const entries = new Map(kept === undefined ? [] : [['last-try-query', kept]])
  const storage = () => ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  })
  const at = (time: number) => lastTryOf('query', { storage, now: () => time })
  return { query: at(0), reloaded: (after = 0) => at(after), storage, entries }
}
