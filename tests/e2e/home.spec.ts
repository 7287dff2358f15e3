import type { Page } from '@playwright/test'
import { starts } from 'web/compiled/starts.ts'
import { testimonials } from 'web/compiled/testimonials.ts'
import { dayText } from '../../web/src/content/dates.ts'
import { NEXT_SLIDE, PREVIOUS_SLIDE } from '../../web/src/content/labels.ts'
import {
  destinationRow,
  first,
  items,
  openInStoppedTime,
  openStill,
  ready,
  testimonialRow,
  turn,
} from '../browser/carousels.ts'
import { expect, passInPage, see, test } from '../browser/visitor.ts'
import { PLACES } from '../suite/spec-lists.ts'

const NAMES = testimonials.map(({ name }) => name)

test('2.3 View Packages scrolls to the tour packages, below the bar', async ({ page }) => {
  // With reduced motion the page jumps to the section and does not scroll smoothly.
  await openStill(page)
  await page.getByRole('link', { name: 'View Packages' }).click()
  const top = () => page.locator('#packages').evaluate((e) => e.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(120)
  expect(await top()).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { name: 'Tour Packages' })).toBeInViewport()
})

test('the next departure is that of the day on which the page is read', async ({ page }) => {
  const [first, second] = starts
  await page.clock.setFixedTime(new Date(`${first}T12:00`))
  await page.goto('/')
  const line = page.getByText('next departure')
  await expect(line).toContainText(dayText(first!))
  await page.clock.setFixedTime(new Date(`${second}T12:00`))
  await page.reload()
  await expect(line).toContainText(dayText(second!))
})

test('2.3 counters in view count up from 0, silently for screen readers', async ({ page }) => {
  await openInStoppedTime(page)
  await see(figure(page, 'Visitor'))
  const running = figure(page, 'Visitor').locator('[aria-hidden]')
  let last = 0
  for (let step = 0; step < 4; step++) {
    await page.clock.runFor(400)
    await expect.poll(async () => Number(await running.textContent())).toBeGreaterThan(last)
    last = Number(await running.textContent())
  }
  expect(last).toBeLessThan(4589)
  await expect(figure(page, 'Visitor').locator(':not([aria-hidden])')).toHaveText('4589')
  await page.clock.runFor(3000)
  await expect(figure(page, 'Visitor')).toHaveText('4589')
  await expect(figure(page, 'Travel Packages')).toHaveText('50+')
})

test('2.3, 4, 9 the carousels turn by one every 3 seconds, in 400 ms', async ({ page }) => {
  await openInStoppedTime(page)
  await see(destinationRow(page))
  await ready(destinationRow(page))
  await expect(first(destinationRow(page))).toHaveText('Rome')
  await page.clock.runFor(2990)
  await expect(first(destinationRow(page))).toHaveText('Rome')
  await page.clock.runFor(20)
  await expect(first(destinationRow(page))).toHaveText('Singapore')
  await expect(destinationRow(page).getByRole('list')).toHaveCSS('transition-duration', '0.4s')
  const picture = items(destinationRow(page)).locator('div:has(> img)').first()
  await expect(picture).toHaveCSS('border-radius', '50%')
  for (const place of [...PLACES.slice(2), 'Rome', 'Singapore']) {
    await page.clock.runFor(3000)
    await expect(first(destinationRow(page))).toHaveText(place)
  }

  await test.step('and so do the testimonials', async () => {
    await see(testimonialRow(page))
    await ready(testimonialRow(page))
    const name = items(testimonialRow(page)).first().locator('b')
    await expect(name).toHaveText(NAMES[0]!)
    for (const next of [...NAMES.slice(1), ...NAMES.slice(0, 2)]) {
      await page.clock.runFor(3000)
      await expect(name).toHaveText(next)
    }
  })
})

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

function figure(page: Page, label: string) {
  return page.locator('dl > div', { has: page.getByText(label, { exact: true }) }).locator('dd')
}

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
