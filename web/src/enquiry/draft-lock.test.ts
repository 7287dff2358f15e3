import { afterEach, expect, it, vi } from 'vitest'
import { withLock } from './draft-lock.ts'

afterEach(() => vi.unstubAllGlobals())

it('the task runs under the draft’s own lock', async () => {
  const request = vi.fn(async (_, __, run) => run())
  stubLocks(request)
  expect(await withLock('a', { ifAvailable: true }, async () => 'done')).toBe('done')
  expect(request).toHaveBeenCalledWith('draft-a', { ifAvailable: true }, expect.any(Function))
})

it.each([
  ['that forbids locks', () => Promise.reject(new DOMException('forbidden', 'SecurityError'))],
  ['without Web Locks', null],
])('the task runs once in a browser %s', async (_, request) => {
  if (request) stubLocks(request)
  else vi.stubGlobal('navigator', {})
  const task = vi.fn(async () => 'done')
  expect(await withLock('a', {}, task)).toBe('done')
  expect(task).toHaveBeenCalledTimes(1)
})

it('a task that fails under the lock does not run again', async () => {
  stubLocks(async (_, __, run) => run())
  const failing = vi.fn(() => Promise.reject(new Error('failed')))
  await expect(withLock('a', {}, failing)).rejects.toThrow('failed')
  expect(failing).toHaveBeenCalledTimes(1)
})

function stubLocks(request: (name: string, options: unknown, run: () => unknown) => unknown) {
  vi.stubGlobal('navigator', { locks: { request } })
}
