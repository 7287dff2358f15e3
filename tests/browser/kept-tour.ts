// A tour that the visitor keeps for the days without a network, and what the browser stores for the tour.

import { expect, type Page } from '@playwright/test'
import { KEEP_TOUR, POCKET_SHEET } from '../../web/src/content/labels.ts'
import { cacheName, type KeptList, listPath } from '../../web/src/offline/kept-list-format.ts'
import { hold } from './loading.ts'
import { alive, see } from './visitor.ts'

export const TURTUK = '/leh-to-leh-with-turtuk'
export const SLUG = TURTUK.slice(1)
/** The cache of a copy that an earlier deployment has written. */
export const EARLIER = cacheName(SLUG, 'earlier')

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
  await expect(page.getByText(/^Kept\. On this device: \d\.\d MB/)).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
}

/** The numbers of caches and of service workers in the browser. */
export function stored(page: Page) {
  return page.evaluate(async () => ({
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
}

/** Opens a kept tour whose copy is renewed; the renewal waits for the present list until `release` is called. */
export async function openDuringRenewal(page: Page) {
  await keepTour(page)
  const list = listPath(SLUG)
  const listed: KeptList = await page.evaluate(
    async ({ earlier, list }) => {
      const [present = ''] = await caches.keys()
      const listed = await (await caches.match(list))?.json()
      await caches.delete(present)
      const cache = await caches.open(earlier)
      await cache.put(list, Response.json({ ...listed, version: 'earlier' }))
      return listed
    },
    { earlier: EARLIER, list },
  )
  const release = await hold(page, `**${list}`)
  const asked = page.waitForRequest(`**${list}`)
  await openTour(page)
  await asked
  return { release, listed }
}
