// How a page loads: requests that are held back, and the layout shift.

import type { BrowserContext, Page } from '@playwright/test'
import { codeOf, ENTRY } from '../suite/site-manifest.ts'

/**
 * Holds back the requests for matching files until the returned function is called. They then go on, or fail. In a page
 * with a service worker, only its context can hold them.
 */
export async function hold(
  page: Page | BrowserContext,
  files: string | RegExp,
  then: 'continue' | 'abort' = 'continue',
) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, (route) => held.then(() => route[then]()))
  return () => release()
}

/**
 * Opens a page and holds back the requests for matching files until the returned function is called. Does not wait for
 * the load event, which comes only after the held files that the page has asked for.
 */
export async function openHolding(page: Page, path: string, files: string | RegExp) {
  const release = await hold(page, files)
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

/** Opens a page whose code is held back until the returned function is called. */
export async function openWithoutCode(page: Page, path: string) {
  const release = await openHolding(page, path, codeOf(ENTRY))
  await page.waitForLoadState('domcontentloaded')
  return release
}

/** The sum of all layout shifts so far. Cumulative Layout Shift, a part of these shifts, is never larger. */
export function layoutShiftOf(page: Page) {
  return page.evaluate(async () => {
    // After the second frame, because the shift of a frame is reported after its paint.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as unknown as { value: number }[]
    return shifts.reduce((sum, { value }) => sum + value, 0)
  })
}
