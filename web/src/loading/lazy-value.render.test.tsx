// @vitest-environment jsdom

import { Suspense, startTransition, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { FailureBoundary } from '../components/lazy/failure-boundary.tsx'
import { type LazyValue, lazyValue } from './lazy-value.ts'

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
  // React throws error 467 here when a repeated render skips the `use` in which the first one suspended.
  useState(null)
  return text
}
