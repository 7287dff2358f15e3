import { expect, it, vi } from 'vitest'
import { openPage } from './page-in-tests.ts'

it('code waits for the pictures, but for 5 seconds at most', async () => {
  const { page } = openPage('<html data-code="data:text/javascript,">')
  // The page is never painted.
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  )
  vi.stubGlobal('CSS', { supports: () => true })
  await import('./index.ts')
  vi.advanceTimersByTime(4999)
  expect(page.hasAttribute('data-code')).toBe(true)
  vi.advanceTimersByTime(1)
  expect(page.hasAttribute('data-code')).toBe(false)
})
