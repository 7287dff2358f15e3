import type { Locator, Page } from '@playwright/test'
import { PROFILE_MENU } from '../../web/src/content/labels.ts'
import { axeProblems } from '../browser/axe.ts'
import { turtuk } from '../browser/content.ts'
import { alive, expect, test } from '../browser/visitor.ts'

const TOUR = `/${turtuk.slug}`

/** `open` brings the page into the state, in which axe looks within `within`. */
type State = {
  name: string
  path: string
  open: (page: Page) => Promise<void>
  within: string
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()

// biome-ignore format: a table
const STATES: State[] = [
  { name: 'the menus of a small screen', path: '/login',        open: openMenus,                   within: 'header' },
  { name: 'the map overlay',             path: '/contact',      open: press('View on Google map'), within: 'dialog' },
  { name: 'the card form',               path: '/user-payment', open: press('Add Payment Method'), within: 'dialog' },
  { name: 'another question',            path: '/terms',        open: openQuestion,                within: 'main' },
  { name: 'the ride and the price slip', path: TOUR,            open: openTour,                    within: 'main' },
]

test.use({ reducedMotion: 'reduce' })

for (const { name, path, open, within } of STATES) {
  test(`axe finds nothing with ${name} open`, async ({ page }) => {
    await page.goto(path)
    await alive(page)
    await open(page)
    await expect(page.locator(within).first()).toBeVisible()
    expect(await axeProblems(page)).toEqual([])
  })
}

async function openMenus(page: Page) {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await press(PROFILE_MENU)(page)
  await expect(page.locator('#profile-menu')).toBeVisible()
}

async function openQuestion(page: Page) {
  await page.locator('summary').nth(1).click()
  await expect(page.locator('details').nth(1).locator('p')).toBeVisible()
}

/** Scrolls to the parts whose code comes when they are near the screen. */
async function openTour(page: Page) {
  const parts: [near: Locator, part: Locator][] = [
    [page.getByRole('img', { name: /^Map of the road/ }), page.getByRole('slider').first()],
    [page.getByRole('region', { name: 'Price Details' }), page.getByRole('radio').first()],
    [page.getByRole('region', { name: 'Things to Pack' }), page.getByRole('checkbox').last()],
  ]
  for (const [near, part] of parts) {
    await near.scrollIntoViewIfNeeded()
    await expect(part).toBeVisible()
  }
}
