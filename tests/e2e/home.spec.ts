// The sections of the home page (spec 2.3); the quote form has tests of its own (leads.spec.ts).

import type { Page } from '@playwright/test'
import { testimonials } from '../../web/src/content/compiled/testimonials.ts'
import { NEXT_SLIDE, PAUSE_SLIDES, PLAY_SLIDES } from '../../web/src/content/labels.ts'
import {
  destinationRow,
  first,
  items,
  openStill,
  ready,
  testimonialRow,
} from '../browser/carousels.ts'
import { alive, expect, see, test } from '../browser/visitor.ts'
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

test.describe('autoplay', () => {
  test.beforeEach(async ({ page }) => {
    await openInStoppedTime(page)
    await see(destinationRow(page))
    await ready(destinationRow(page))
  })

  test('2.3, 4, 9 turns by one every 3 seconds, in 400 ms', async ({ page }) => {
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

  test('pauses for the button, the pointer, the focus, a hidden tab, and out of view', async ({
    page,
  }) => {
    const row = destinationRow(page)
    const next = row.getByRole('button', { name: NEXT_SLIDE })
    /** Lets seven seconds pass, in which a running carousel turns twice. */
    const expectStill = async (why: string) => {
      const before = await first(row).innerText()
      await page.clock.runFor(7000)
      await expect(first(row), why).toHaveText(before)
    }
    const expectTurn = async (why: string) => {
      const before = await first(row).innerText()
      await page.clock.runFor(3100)
      await expect(first(row), why).not.toHaveText(before)
    }
    await row.getByRole('button', { name: PAUSE_SLIDES }).click()
    await page.mouse.move(0, 0)
    await expectStill('Pause was pressed')
    await row.getByRole('button', { name: PLAY_SLIDES }).click()
    await page.mouse.move(0, 0)
    await row.getByRole('button', { name: PAUSE_SLIDES }).blur()
    await expectTurn('Play was pressed')

    await items(row).first().hover()
    await expectStill('the pointer is over the carousel')
    await page.mouse.move(0, 0)
    await expectTurn('the pointer has left')

    await next.focus()
    await expectStill('the focus is inside')
    await next.blur()
    await expectTurn('the focus has left')

    await see(page.getByRole('heading', { level: 1 }))
    await expectStill('the carousel is out of view')
    await see(row)
    await expectTurn('the carousel is in view again')

    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expectStill('the tab is hidden')
  })
})

function figure(page: Page, label: string) {
  return page.locator('dl > div', { has: page.getByText(label, { exact: true }) }).locator('dd')
}

/** Opens Home with a fake clock, which only the test moves forward. No carousel is in view yet. */
async function openInStoppedTime(page: Page) {
  await page.clock.install()
  await page.goto('/')
  await alive(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}
