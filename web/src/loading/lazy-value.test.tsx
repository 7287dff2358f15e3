// @vitest-environment jsdom

import { Suspense, startTransition, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { FailureBoundary } from './failure-boundary.tsx'
import { type LazyValue, lazyValue, lazyValues } from './lazy-value.ts'
import { NearPart } from './near-part.tsx'
import { reloadHelps } from './reload-helps.ts'

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

it.each([
  ['has the file', 200, 'text/javascript; charset=utf-8', true],
  ['has removed the file', 404, 'text/html', true],
  ['is a login page', 200, 'text/html', false],
  ['is broken', 503, 'text/plain', false],
])(
  'after a failed import, a reload helps if the server %s: %i, %s',
  async (_, status, type, helps) => {
    const answer = new Response(null, { status, headers: { 'content-type': type } })
    vi.spyOn(window, 'fetch').mockResolvedValueOnce(answer)
    expect(await reloadHelps('https://agency.example/assets/x1.js')).toBe(helps)
  },
)

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

it('a value that arrives while React waits is rendered without an error', async () => {
  const { errors, text } = renderedInTransition(lazyValue(async () => 'here'))
  await vi.waitFor(() => expect(text()).toBe('here'))
  expect(errors).toEqual([])
})

it('a value that cannot be loaded is fetched once, and the boundary shows its replacement', async () => {
  const fetch = vi.fn(() => Promise.reject(new Error('gone')))
  const { text } = renderedInTransition(lazyValue(fetch))
  await vi.waitFor(() => expect(text()).toBe('failed'))
  expect(fetch).toHaveBeenCalledOnce()
})

it('a part that has failed loads when the network comes back', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const fetch = vi.fn(async () => () => 'here').mockRejectedValueOnce(new Error('gone'))
  const container = document.createElement('div')
  createRoot(container).render(
    <NearPart part={lazyValue(fetch)} with={{}} room=", room">
      text
    </NearPart>,
  )
  await vi.waitFor(() => expect(container.textContent).toBe('text, room'))
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  await vi.waitFor(() => expect(container.textContent).toBe('text'))
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(container.textContent).toBe('here'))
  vi.unstubAllGlobals()
})

/** Shows a component that reads the value, in a transition, as a followed link does. */
function renderedInTransition(word: LazyValue<string>) {
  const errors: unknown[] = []
  const container = document.createElement('div')
  const root = createRoot(container, {
    onRecoverableError: (error) => errors.push(error),
    onCaughtError: () => {},
  })
  startTransition(() =>
    root.render(
      <FailureBoundary instead="failed">
        <Suspense fallback="waiting">
          <Word word={word} />
        </Suspense>
      </FailureBoundary>,
    ),
  )
  return { errors, text: () => container.textContent }
}

function Word({ word }: { word: LazyValue<string> }) {
  const text = word.read()
  // React throws error 467 here when a repeated render skips the `use` in which the first render suspended.
  useState(null)
  return text
}
