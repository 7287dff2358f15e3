// Spec 2.6 and 9: hero, team and the carousel of pictures with its lightbox.

import type { Page } from '@playwright/test'
import { team } from '../../web/src/content/compiled/team.ts'
import { pictures } from '../../web/src/content/pictures.ts'
import { expect, expectNoOverflow, see, test } from '../browser/visitor.ts'

const FIRST = pictures['leh-palace'].alt

/** The number of pictures side by side at the width of the test browser. */
const SHOWN = 9

test.beforeEach(async ({ page }) => {
  await page.goto('/aboutus')
  await expect(prints(page)).toHaveCount(SHOWN)
})

test('the hero has a heading, a picture and a breadcrumb to Home', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  await expect(page.getByRole('img', { name: pictures['about-road'].alt })).toBeVisible()
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
})

test('the team is a grid of people with picture, name and position', async ({ page }) => {
  const people = page.getByRole('main').getByRole('listitem')
  for (const { image, name, possition } of team) {
    const person = people.filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(person).toContainText(possition)
    await expect(person.locator('img')).toHaveAttribute('src', `/pictures/${image}.svg`)
  }
  const tops = await page
    .getByRole('main')
    .locator('li:has(img) h3')
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().y))
  expect(tops[1]).toBeCloseTo(tops[0] ?? 0, 0)
})

test('the carousel shows 2 to 12 pictures, more on a wider screen', async ({ page }) => {
  for (const [width, shown] of [
    [320, 2],
    [425, 3],
    [767, 5],
    [992, 7],
    [1200, 9],
    [1400, 12],
    [1920, 12],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(prints(page)).toHaveCount(shown)
    await expectNoOverflow(page)
  }
})

test('the carousel turns every 3 seconds, and not while a picture is open', async ({ page }) => {
  await page.clock.install()
  // react-multi-carousel measures itself again 400 ms after its start, by this clock too.
  await page.reload()
  await expect(prints(page)).toHaveCount(SHOWN)
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

test('a picture opens in the lightbox, which wraps around at both ends', async ({ page }) => {
  // The lightbox ignores presses while a picture slides.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await prints(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(lightbox(page)).toContainText(FIRST)
  await page.getByRole('button', { name: 'Previous image' }).click()
  await expect(lightbox(page)).toContainText(pictures['more-plains'].alt)
  await page.getByRole('button', { name: 'Next image' }).click()
  await expect(lightbox(page)).toContainText(FIRST)
  await page.getByRole('button', { name: 'Close lightbox' }).click()
  await expect(lightbox(page)).toHaveCount(0)
})

test('after Escape the focus is back on the picture', async ({ page }) => {
  await prints(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(lightbox(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await expect(prints(page).first()).toBeFocused()
})

function carousel(page: Page) {
  return page.getByRole('region', { name: 'Pictures on the way' })
}

/** The pictures in view. The pictures beside the visible part are hidden, from screen readers too. */
function prints(page: Page) {
  return carousel(page).locator('li:not([aria-hidden=true])').getByRole('button')
}

/** The moving row. It is hidden from screen readers while a picture is open. */
function track(page: Page) {
  return page.locator('section', { has: page.getByText('On the way') }).locator('ul')
}

function lightbox(page: Page) {
  return page.getByRole('dialog')
}
