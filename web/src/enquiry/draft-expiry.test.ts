// @vitest-environment jsdom

import { expect, it, vi } from 'vitest'
import { eraseExpired } from './draft-expiry.ts'

const NOW = Date.parse('2026-11-25')
const MINUTE = 60_000

it('a page erases the drafts of both forms when it is opened, and while it is open', () => {
  vi.useFakeTimers({ now: NOW })
  localStorage.setItem('theme', 'dark')
  localStorage.setItem('pending-query', draftsOf(24 * 60, 24 * 60 - 5))
  localStorage.setItem('pending-contact', draftsOf(24 * 60))
  sessionStorage.setItem('failed-contact', draftsOf(15, 10))
  sessionStorage.setItem('sent-query', draftsOf(24 * 60))
  eraseExpired()
  expect({ ...localStorage }).toEqual({ theme: 'dark', 'pending-query': draftsOf(24 * 60 - 5) })
  expect({ ...sessionStorage }).toEqual({ 'failed-contact': draftsOf(10) })
  vi.advanceTimersByTime(5 * MINUTE)
  expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{ theme: 'dark' }, {}])
  vi.useRealTimers()
  localStorage.clear()
})

/** A stored list of drafts that are so many minutes old. */
function draftsOf(...ages: number[]): string {
  return JSON.stringify(
    ages.map((age) => ({
      id: String(age).padStart(20, 'a'),
      values: { email: 'asha@example.in' },
      at: NOW - age * MINUTE,
      tries: 0,
    })),
  )
}
