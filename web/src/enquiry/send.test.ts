import { samples } from 'submissions/boundaries'
import { expect, it, vi } from 'vitest'
import { documentId } from './document-id.ts'
import type { LastTry, lastTryOf } from './last-try.ts'
import { createSender, type Store } from './send.ts'

const { query: lead } = samples

it('a stored lead is a success', async () => {
  const { send, stored } = senderWith(() => Promise.resolve())
  expect(await send(lead)).toBe('success')
  expect(stored).toEqual([['query', 'id-1', lead]])
})

it('a refused lead is a failure', async () => {
  const { send } = senderWith(() => Promise.reject(new Error('permission-denied')))
  expect(await send(lead)).toBe('failure')
})

it('a store that cannot be loaded is a failure', async () => {
  const send = createSender('query', { store: () => Promise.reject(new Error('offline')) })
  expect(await send(lead)).toBe('failure')
})

it('silence ends as a failure at the deadline', async () => {
  vi.useFakeTimers()
  const { send } = senderWith(() => new Promise(() => {}))
  const outcome = send(lead)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(await outcome).toBe('failure')
  vi.useRealTimers()
})

it('the same content after a failure is sent under the same id', async () => {
  const { send, ids } = senderWith(failOnce())
  await send(lead)
  await send(lead)
  expect(ids()).toEqual(['id-1', 'id-1'])
})

it('changed content after a failure is a new lead', async () => {
  const { send, ids } = senderWith(failOnce())
  await send(lead)
  await send({ ...lead, firstName: 'Asha Devi' })
  expect(ids()).toEqual(['id-1', 'id-2'])
})

it('the same content after a reload is sent under the id of before', async () => {
  const kept = keptInMemory()
  kept.keep({ id: 'id-of-before', submission: lead })
  const { send, ids } = senderWith(() => Promise.resolve(), { kept })
  await send(lead)
  expect(ids()).toEqual(['id-of-before'])
})

it('changed content after a reload is a new lead', async () => {
  const kept = keptInMemory()
  kept.keep({ id: 'id-of-before', submission: { ...lead, firstName: 'Asha Devi' } })
  const { send, ids } = senderWith(() => Promise.resolve(), { kept })
  await send(lead)
  expect(ids()).toEqual(['id-1'])
})

it('a lead is kept for a reload from the press until it is stored', async () => {
  const kept = keptInMemory()
  const { send } = senderWith(failOnce(), { kept })
  const first = send(lead)
  expect(kept.recall()).toEqual({ id: 'id-1', submission: lead })
  await first
  expect(kept.recall()).toEqual({ id: 'id-1', submission: lead })
  await send(lead)
  expect(kept.recall()).toBeNull()
})

it('an attempt that goes on after its deadline keeps its own id', async () => {
  vi.useFakeTimers()
  const stored: unknown[][] = []
  let found: (store: Store) => void = () => {}
  const loading = new Promise<Store>((resolve) => {
    found = resolve
  })
  let drawn = 0
  const send = createSender('query', { store: () => loading, newId: () => `id-${++drawn}` })
  const first = send(lead)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(await first).toBe('failure')
  const corrected = { ...lead, firstName: 'Asha Devi' }
  const second = send(corrected)
  found({ create: async (...words) => void stored.push(words) })
  expect(await second).toBe('success')
  expect(stored).toEqual([
    ['query', 'id-1', lead],
    ['query', 'id-2', corrected],
  ])
  vi.useRealTimers()
})

it('the same content after a success is a new lead', async () => {
  const { send, ids } = senderWith(() => Promise.resolve())
  await send(lead)
  await send(lead)
  expect(ids()).toEqual(['id-1', 'id-2'])
})

it('a second call while one is under way joins it', async () => {
  const { send, ids } = senderWith(() => Promise.resolve())
  expect(await Promise.all([send(lead), send(lead)])).toEqual(['success', 'success'])
  expect(ids()).toEqual(['id-1'])
})

it('a document id is twenty letters and digits, and never the same', () => {
  const ids = Array.from({ length: 3000 }, documentId)
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/)
  expect(new Set(ids).size).toBe(3000)
})

function senderWith(create: () => Promise<void>, { kept = keptInMemory() } = {}) {
  const stored: unknown[][] = []
  const store: Store = {
    create(...words) {
      stored.push(words)
      return create()
    },
  }
  let drawn = 0
  const newId = () => `id-${++drawn}`
  const send = createSender('query', { store: () => Promise.resolve(store), newId, kept })
  return { send, stored, ids: () => stored.map(([, id]) => id) }
}

function failOnce() {
  let failed = false
  return () => {
    if (failed) return Promise.resolve()
    failed = true
    return Promise.reject(new Error('connection lost'))
  }
}

/** A tab's memory, which outlives a page. */
function keptInMemory(): ReturnType<typeof lastTryOf<'query'>> {
  let lastTry: LastTry<'query'> | null = null
  return {
    keep: (newer) => {
      lastTry = newer
    },
    recall: () => lastTry,
    forget: () => {
      lastTry = null
    },
  }
}
