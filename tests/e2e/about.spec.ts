// Spec 2.6 and 9: hero, team and the carousel of pictures with its lightbox.

import type { Page } from '@playwright/test'
import { PICTURES_ON_THE_WAY } from '../../web/src/content/labels.ts'
import { pictures } from '../../web/src/content/pictures.ts'
import { expect, see, test } from '../browser/visitor.ts'

const FIRST = pictures['leh-palace'].alt

/** The number of pictures side by side at the width of the test browser. */
const SHOWN = 9

test.beforeEach(async ({ page }) => {
  await page.goto('/aboutus')
  await see(carousel(page))
  await expect(prints(page)).toHaveCount(SHOWN)
})

test('2.6, 4, 9 the carousel turns every 3 seconds, and not while a picture is open', async ({
  page,
}) => {
  await page.clock.install()
  // react-multi-carousel measures itself again 400 ms after its start, by this clock too.
  await page.reload()
  await see(carousel(page))
  await expect(prints(page)).toHaveCount(SHOWN)
  // The clock leaps when it is paused, and a carousel out of view does not turn.
  await see(page.getByRole('heading', { level: 1 }))
  await page.clock.pauseAt(Date.now() + 60_000)
  await see(carousel(page))
  await expect(prints(page).first()).toHaveAccessibleName(FIRST)
  await page.clock.runFor(2900)
  await expect(prints(page).first()).toHaveAccessibleName(FIRST)
  await page.clock.runFor(200)
  await expect(prints(page).first()).toHaveAccessibleName(pictures.thiksey.alt)
  await expect(track(page)).toHaveCSS('transition-duration', '0.4s')

  await page.clock.resume()
  await prints(page).nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(lightbox(page)).toBeVisible()
  const held = await track(page).getAttribute('style')
  await page.clock.runFor(9000)
  expect(await track(page).getAttribute('style')).toBe(held)
})

function carousel(page: Page) {
  return page.getByRole('region', { name: PICTURES_ON_THE_WAY })
}

/** The pictures in view. The pictures beside the visible part are hidden, from screen readers too. */
function prints(page: Page) {
  return carousel(page).locator('li:not([aria-hidden=true])').getByRole('link')
}

/** The moving row. It is hidden from screen readers while a picture is open. */
function track(page: Page) {
  return page.locator('section', { has: page.getByText('On the way') }).locator('ul')
}

function lightbox(page: Page) {
  return page.getByRole('dialog')
}
