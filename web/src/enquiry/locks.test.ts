import { afterEach, expect, it, vi } from 'vitest'
import { withLock } from './locks.ts'

afterEach(() => vi.unstubAllGlobals())

const task = () => Promise.resolve('done')

it('the task runs under the draft’s own lock', async () => {
  const request = vi.fn(async (_, __, run) => run())
  stubLocks(request)
  expect(await withLock('a', { ifAvailable: true }, task)).toBe('done')
  expect(request).toHaveBeenCalledWith('draft-a', { ifAvailable: true }, expect.any(Function))
})

it('the task runs once in a browser that forbids locks', async () => {
  stubLocks(() => Promise.reject(new DOMException('forbidden', 'SecurityError')))
  const counted = vi.fn(task)
  expect(await withLock('a', {}, counted)).toBe('done')
  expect(counted).toHaveBeenCalledTimes(1)
})

it('a task that fails under the lock does not run again', async () => {
  stubLocks(async (_, __, run) => run())
  const failing = vi.fn(() => Promise.reject(new Error('failed')))
  await expect(withLock('a', {}, failing)).rejects.toThrow('failed')
  expect(failing).toHaveBeenCalledTimes(1)
})

it('the task runs in a browser without Web Locks', async () => {
  vi.stubGlobal('navigator', {})
  expect(await withLock('a', {}, task)).toBe('done')
})

function stubLocks(request: (name: string, options: unknown, run: () => unknown) => unknown) {
  vi.stubGlobal('navigator', { locks: { request } })
}
