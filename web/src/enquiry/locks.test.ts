import { afterEach, expect, it, vi } from 'vitest'
import { lockIfFree, lockWhenFree } from './locks.ts'

afterEach(() => vi.unstubAllGlobals())

const task = () => Promise.resolve('done')

it('a press does not wait for another tab, a page that finishes a send does', async () => {
  const asked = stubLocks((_, __, callback) => callback(null))
  expect(await lockIfFree('a', task)).toBe('done')
  expect(await lockWhenFree('a', task)).toBe('done')
  expect(asked).toEqual([
    ['draft-a', { ifAvailable: true }],
    ['draft-a', {}],
  ])
})

it('a browser that forbids locks runs the task once all the same', async () => {
  stubLocks(() => Promise.reject(new DOMException('forbidden', 'SecurityError')))
  const counted = vi.fn(task)
  expect(await lockIfFree('a', counted)).toBe('done')
  expect(counted).toHaveBeenCalledTimes(1)
})

it('a browser without locks runs the task all the same', async () => {
  vi.stubGlobal('navigator', {})
  expect(await lockWhenFree('a', task)).toBe('done')
})

type Request = (name: string, options: LockOptions, callback: (lock: null) => unknown) => unknown

/** The lock manager's stand-in, and what it is asked for. */
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
