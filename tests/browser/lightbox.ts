// The lightbox of a tour's pictures.

import type { Locator, Page } from '@playwright/test'
import { alive, expect } from './visitor.ts'

/** The header pictures of a tour, each a link to its file. */
export function pictures(page: Page) {
  return page.getByRole('region', { name: 'Pictures', exact: true }).getByRole('link')
}

/** Waits until the page's code runs, and opens the first picture. */
export async function openLightbox(page: Page) {
  const lightbox = page.getByRole('dialog', { name: 'Lightbox' })
  await alive(page)
  await pictures(page).first().click()
  await expect(lightbox).toBeVisible()
  return lightbox
}

/** The shown picture. The previous and the next picture stand outside the window. */
export function current(lightbox: Locator) {
  return lightbox.locator('.ril-image-current')
}
