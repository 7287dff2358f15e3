import { expect, it, vi } from 'vitest'
import { lazyValue, lazyValues } from './lazy-value.ts'

it('a value is fetched once, and is then available without waiting', async () => {
  let fetched = 0
  const number = lazyValue(async () => ++fetched)
  await Promise.all([number.load(), number.load()])
  expect(number.loaded()).toBe(1)
})

it('after a failed fetch the next load fetches again', async () => {
  const fetch = vi.fn(async () => 'here').mockRejectedValueOnce(new Error('gone'))
  const flaky = lazyValue(fetch)
  await expect(flaky.load()).rejects.toThrow('gone')
  expect(flaky.loaded()).toBeNull()
  await flaky.load()
  expect(flaky.loaded()).toBe('here')
})

it('7, 9 a fetch that has not ended after 120 seconds fails', async () => {
  vi.useFakeTimers()
  const silent = lazyValue(() => new Promise(() => {}))
  const failed = vi.fn()
  silent.load().catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

it('each key has one lazy value', async () => {
  const lengths = lazyValues(async (word: string) => word.length)
  expect(lengths('pass')).toBe(lengths('pass'))
  await lengths('pass').load()
  expect(lengths('pass').loaded()).toBe(4)
})
