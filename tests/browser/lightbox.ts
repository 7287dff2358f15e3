// The lightbox of a tour's pictures.

import { expect, type Locator, type Page } from '@playwright/test'

/** The header pictures of a tour, each a button. */
export function pictures(page: Page) {
  return page.getByRole('region', { name: 'Pictures', exact: true }).getByRole('button')
}

/** Opens the first picture when the page's code runs. */
export async function openLightbox(page: Page) {
  const lightbox = page.getByRole('dialog', { name: 'Lightbox' })
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  await pictures(page).first().click()
  await expect(lightbox).toBeVisible()
  return lightbox
}

/** The shown picture. The previous and the next picture stand beside the screen. */
export function current(lightbox: Locator) {
  return lightbox.locator('.ril-image-current')
}
