// The carousels of the home page (spec 2.3), turned by hand.

import type { Page } from '@playwright/test'
import { NEXT_SLIDE, PREVIOUS_SLIDE } from '../../web/src/content/labels.ts'
import { destinationRow, first, openStill, turn } from '../browser/carousels.ts'
import { expect, passInPage, test } from '../browser/visitor.ts'
import { PLACES } from '../suite/spec-lists.ts'

test('2.3 buttons and the mouse turn the destinations endlessly', async ({ page }) => {
  await openStill(page)
  await expect(first(destinationRow(page))).toHaveText('Rome')
  await turn(page, PREVIOUS_SLIDE)
  await expect(first(destinationRow(page))).toHaveText('Virginia Beach')
  for (const place of PLACES.slice(0, 2)) {
    await turn(page, NEXT_SLIDE)
    await expect(first(destinationRow(page))).toHaveText(place)
  }
  await drag(page, 400)
  await expect(first(destinationRow(page))).not.toHaveText('Singapore')
  await drag(page, -400)
  await expect(first(destinationRow(page))).toHaveText('Singapore')
})

async function drag(page: Page, by: number) {
  await destinationRow(page).scrollIntoViewIfNeeded()
  const box = await destinationRow(page).getByRole('list').locator('..').boundingBox()
  if (!box) throw new Error('The carousel is not on the screen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3]
  await page.mouse.move(x - by / 2, y)
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 4 })
  await page.mouse.move(x + by / 2, y, { steps: 4 })
  await page.mouse.up()
  await passInPage(page, 450)
}
