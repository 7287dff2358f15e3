// A tour that the visitor keeps for the days without a network, and what the browser stores for the tour.

import { expect, type Page } from '@playwright/test'
import { KEEP_TOUR, POCKET_SHEET } from 'content/control-labels.ts'
import { alive, see } from './visitor.ts'

export const TURTUK = '/leh-to-leh-with-turtuk'
export const SLUG = TURTUK.slice(1)

export const KEPT = /^Kept\. On this device: \d\.\d MB/

/** Opens the tour at the part with the button that keeps the tour. */
export async function openTour(page: Page, site = '') {
  await page.goto(site + TURTUK)
  await alive(page)
  await see(page.getByRole('link', { name: POCKET_SHEET }))
}

/** Opens the tour and keeps it; waits until the service worker is active. */
export async function keepTour(page: Page, site = '') {
  await openTour(page, site)
  await page.getByRole('button', { name: KEEP_TOUR }).click()
  await expect(page.getByText(KEPT)).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
}

/** The numbers of caches and of service workers in the browser. */
export function stored(page: Page) {
  return page.evaluate(async () => ({
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
}
