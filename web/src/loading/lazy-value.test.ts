import { expect, it, vi } from 'vitest'
import { lazyValue, lazyValues } from './lazy-value.ts'

it('a value is fetched once, and is then available without waiting', async () => {
  let fetched = 0
  const number = lazyValue(async () => ++fetched)
  await Promise.all([number.load(), number.load()])
  expect(number.loaded()).toBe(1)
})

it('after a failed fetch the next load fetches again', async () => {
  let attempts = 0
  const flaky = lazyValue(async () => {
    if (++attempts === 1) throw new Error('gone')
    return 'here'
  })
  await expect(flaky.load()).rejects.toThrow('gone')
  expect(flaky.loaded()).toBeNull()
  await flaky.load()
  expect(flaky.loaded()).toBe('here')
})

it('7, 9 a fetch that has not ended after 120 seconds fails', async () => {
  vi.useFakeTimers()
  const silent = lazyValue(() => new Promise(() => {}))
  let failure: unknown = null
  silent.load().catch((error) => {
    failure = error
  })
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failure).toBe(null)
  await vi.advanceTimersByTimeAsync(1)
  expect(failure).toMatchObject({ message: 'no answer in 120000 ms' })
  vi.useRealTimers()
})

it('each key has one lazy value', async () => {
  const lengths = lazyValues(async (word: string) => word.length)
  expect(lengths('pass')).toBe(lengths('pass'))
  await lengths('pass').load()
  expect(lengths('pass').loaded()).toBe(4)
})
