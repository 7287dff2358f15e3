// Locators of a carousel, and pages whose clock only the test moves forward.

import type { Locator, Page } from '@playwright/test'
import { alive, expect, see } from './visitor.ts'

export function carousel(page: Page, name: string) {
  return page.getByRole('region', { name })
}

/** The items that are not hidden from screen readers. */
export function items(carousel: Locator) {
  return carousel.locator('li:not([aria-hidden=true])')
}

/** The heading of the carousel's first item. */
export function first(carousel: Locator) {
  return items(carousel).getByRole('heading', { level: 3 }).first()
}

/** Scrolls to the carousel, and waits for its code, which is loaded when the carousel is near the screen. */
export async function ready(carousel: Locator) {
  await see(carousel)
  await expect(carousel.locator('.react-multi-carousel-track')).toBeAttached()
  return carousel
}

/** Opens a page and stops its clock a minute ahead. No carousel turns in this minute, because none is in view yet. */
export async function openInStoppedTime(page: Page, path = '/') {
  await page.clock.install()
  await page.goto(path)
  await alive(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}
