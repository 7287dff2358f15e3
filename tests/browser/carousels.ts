// Locators of the two carousels of the home page.

import type { Locator, Page } from '@playwright/test'
import { alive, expect, passInPage } from './visitor.ts'

export function destinationRow(page: Page) {
  return page.getByRole('region', { name: 'Top Destinations' })
}

export function testimonialRow(page: Page) {
  return page.getByRole('region', { name: 'What Our Users Say' })
}

/** The items that are not hidden from screen readers. */
export function items(carousel: Locator) {
  return carousel.locator('li:not([aria-hidden=true])')
}

/** The name of the first of these items. */
export function first(carousel: Locator) {
  return items(carousel).getByRole('heading', { level: 3 }).first()
}

/** Waits for the carousel's code, which is loaded when the carousel is near the screen. */
export async function ready(carousel: Locator) {
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.locator('.react-multi-carousel-track')).toBeAttached()
}

/** Opens the page with reduced motion, so that no carousel turns by itself. */
export async function openStill(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await ready(destinationRow(page))
  await ready(testimonialRow(page))
}

/** Expects a name on the first item, in reading order, of those that are whole in the row's window. */
export async function expectFirstInView(carousel: Locator, name: string) {
  const firstInView = () =>
    carousel.getByRole('list').evaluate((list) => {
      const window = list.getBoundingClientRect()
      const isWhole = (item: Element) => {
        const { left, right } = item.getBoundingClientRect()
        return left > window.left - 2 && right < window.right + 2
      }
      return [...list.children].find(isWhole)?.querySelector('h3')?.textContent
    })
  await expect.poll(firstInView).toBe(name)
}

/** Presses a button and waits for the end of the transition: the carousel ignores presses during it. */
export async function turn(page: Page, name: string) {
  await destinationRow(page).getByRole('button', { name }).click()
  await passInPage(page, 450)
}

/** Opens Home with a fake clock, which only the test moves forward. No carousel is in view yet. */
export async function openInStoppedTime(page: Page) {
  await page.clock.install()
  await page.goto('/')
  await alive(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}
