import { afterEach, expect, it, vi } from 'vitest'
import { withLock } from './locks.ts'

afterEach(() => vi.unstubAllGlobals())

const task = () => Promise.resolve('done')

it('a task that fails under the lock does not run again', async () => {
  stubLocks((_, __, callback) => callback(null))
  const failing = vi.fn(() => Promise.reject(new Error('failed')))
  await expect(withLock('a', {}, failing)).rejects.toThrow('failed')
  expect(failing).toHaveBeenCalledTimes(1)
})

it('the task runs in a browser without Web Locks', async () => {
  vi.stubGlobal('navigator', {})
  expect(await withLock('a', {}, task)).toBe('done')
})

type Request = (name: string, options: LockOptions, callback: (lock: null) => unknown) => unknown

/** A fake lock manager and its recorded requests. */
function stubLocks(request: Request) {
  const asked: unknown[][] = []
  const locks = {
    request(...words: Parameters<Request>) {
      asked.push(words.slice(0, 2))
      return Promise.resolve(request(...words))
    },
  }
  vi.stubGlobal('navigator', { locks })
  return asked
}
