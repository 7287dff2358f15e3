// The sections of the home page (spec 2.3), except the quote form (leads.spec.ts).

import type { Page } from '@playwright/test'
import { starts } from '../../web/src/content/compiled/starts.ts'
import { testimonials } from '../../web/src/content/compiled/testimonials.ts'
import { dayText } from '../../web/src/content/dates.ts'
import {
  destinationRow,
  first,
  items,
  openInStoppedTime,
  openStill,
  ready,
  testimonialRow,
} from '../browser/carousels.ts'
import { expect, see, test } from '../browser/visitor.ts'
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

test('the next departure is the next one of the day on which the page is read', async ({
  page,
}) => {
  const [first, second] = starts
  await page.clock.setFixedTime(new Date(`${first}T12:00`))
  await page.goto('/')
  const line = page.getByText('next departure')
  await expect(line).toContainText(dayText(first!))
  await page.clock.setFixedTime(new Date(`${second}T12:00`))
  await page.reload()
  await expect(line).toContainText(dayText(second!))
})

test.describe('2.3 the counters', () => {
  test('count up from 0 when they are in view, while screen readers read the final numbers', async ({
    page,
  }) => {
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

function figure(page: Page, label: string) {
  return page.locator('dl > div', { has: page.getByText(label, { exact: true }) }).locator('dd')
}
