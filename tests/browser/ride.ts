import type { Page } from '@playwright/test'
import { RIDER_PLACE } from '../../web/src/content/labels.ts'
import { expect } from './visitor.ts'

/** Opens a tour at its map, and waits for the rider. */
export async function openRide(page: Page, path: string) {
  await page.goto(path)
  const rider = page.getByRole('slider', { name: RIDER_PLACE })
  await page.getByRole('img', { name: /^Map of the road/ }).scrollIntoViewIfNeeded()
  await expect(rider).toBeVisible()
  return rider
}
