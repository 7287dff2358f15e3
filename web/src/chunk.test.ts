import { expect, it } from 'vitest'
import { chunk, chunks } from './chunk.ts'

it('a value is fetched once, and read at once from then on', async () => {
  let fetched = 0
  const number = chunk(async () => ++fetched)
  await Promise.all([number.load(), number.load()])
  expect(number.read()).toBe(1)
})

it('after a failed fetch a read throws, and the next load fetches again', async () => {
  let attempts = 0
  const flaky = chunk(async () => {
    if (++attempts === 1) throw new Error('gone')
    return 'here'
  })
  await expect(flaky.load()).rejects.toThrow('gone')
  expect(() => flaky.read()).toThrow('gone')
  await flaky.load()
  expect(flaky.read()).toBe('here')
})

it('each key has one chunk', async () => {
  const lengths = chunks(async (word: string) => word.length)
  expect(lengths('pass')).toBe(lengths('pass'))
  await lengths('pass').load()
  expect(lengths('pass').read()).toBe(4)
})
