// The carousels of the home page while their code is on the way, and in each window.

import type { Locator } from '@playwright/test'
import { testimonials } from 'web/compiled/testimonials.ts'
import {
  NEXT_SLIDE,
  PAUSE_SLIDES,
  PLAY_SLIDES,
  PREVIOUS_SLIDE,
} from '../../web/src/content/labels.ts'
import {
  destinationRow,
  expectFirstInView,
  first,
  items,
  openInStoppedTime,
  openStill,
  ready,
  testimonialRow,
  turn,
} from '../browser/carousels.ts'
import { openHolding } from '../browser/loading.ts'
import {
  alive,
  display,
  expect,
  expectNoOverflow,
  passInPage,
  see,
  test,
} from '../browser/visitor.ts'
import { PLACES } from '../suite/spec-lists.ts'

const CODE = /carousel-track/

// biome-ignore format: a table
const WINDOWS = [
  { width: 320,  tiles: 1, cards: 1 },
  { width: 766,  tiles: 1, cards: 1 },
  { width: 767,  tiles: 3, cards: 2 },
  { width: 991,  tiles: 3, cards: 2 },
  { width: 992,  tiles: 4, cards: 3 },
  { width: 1024, tiles: 4, cards: 3 },
  { width: 1025, tiles: 6, cards: 3 },
  { width: 1920, tiles: 6, cards: 3 },
]

test.use({ reducedMotion: 'reduce', expectedConsole: /net::ERR/ })

test('early presses move the plain row, and the code begins there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await openHolding(page, '/', CODE)
  await alive(page)
  await see(destinationRow(page))
  const next = destinationRow(page).getByRole('button', { name: NEXT_SLIDE })
  for (const place of PLACES.slice(1, 4)) {
    await next.click()
    await expectFirstInView(destinationRow(page), place)
  }
  release()
  await ready(destinationRow(page))
  await expect(first(destinationRow(page))).toHaveText(PLACES[3]!)
})

test('arrow keys turn a carousel whose button has the focus', async ({ page }) => {
  await openStill(page)
  const row = testimonialRow(page)
  await expect(row.getByRole('button')).toHaveCount(1)
  const button = row.getByRole('button', { name: PLAY_SLIDES })
  const turnBy = async (key: string) => {
    await button.press(key)
    await passInPage(page, 450)
  }
  await turnBy('ArrowRight')
  await expect(items(row).first()).toContainText(testimonials[1]!.name)
  await turnBy('ArrowLeft')
  await expect(items(row).first()).toContainText(testimonials[0]!.name)
  await turnBy('ArrowLeft')
  await expect(items(row).first()).toContainText(testimonials.at(-1)!.name)
  const isPrevented = await row.evaluate((element) => {
    const key = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }
    return !element.dispatchEvent(new KeyboardEvent('keydown', key))
  })
  expect(isPrevented).toBe(false)
  await passInPage(page, 450)
  await expect(items(row).first()).toContainText(testimonials.at(-1)!.name)
})

test('right to left too, the buttons move a plain row over its ends', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('direction', 'rtl'))
  await page.setViewportSize({ width: 390, height: 844 })
  await openHolding(page, '/', CODE)
  await alive(page)
  const row = destinationRow(page)
  await see(row)
  await row.getByRole('button', { name: PREVIOUS_SLIDE }).click()
  await expectFirstInView(row, PLACES.at(-1)!)
  await row.getByRole('button', { name: NEXT_SLIDE }).click()
  await expectFirstInView(row, PLACES[0]!)
  await row.getByRole('list').focus()
  await page.keyboard.press('ArrowLeft')
  // The browser's own scrolling would take this long.
  await passInPage(page, 450)
  await expectFirstInView(row, PLACES[1]!)
})

test('the focus stays in a carousel that replaces its plain row', async ({ page }) => {
  const release = await openHolding(page, '/', CODE)
  await alive(page)
  await destinationRow(page).getByRole('list').focus()
  release()
  await ready(destinationRow(page))
  await page.keyboard.press('ArrowRight')
  await expect(first(destinationRow(page))).toHaveText('Singapore')
  await page.keyboard.press('Shift+Tab')
  await expect(destinationRow(page).getByRole('button', { name: NEXT_SLIDE })).toBeFocused()
  await expect(destinationRow(page).locator('[tabindex="-1"]')).toHaveCount(0)
})

test('a carousel without code is a row, until the network is back', async ({ context, page }) => {
  await page.route(CODE, (route) => route.abort())
  await page.goto('/')
  const row = destinationRow(page)
  await row.scrollIntoViewIfNeeded()
  const pause = row.getByRole('button', { name: /^(Pause|Play) slides$/ })
  await expect(pause).toBeDisabled()
  await row.getByRole('button', { name: NEXT_SLIDE }).click()
  await expectFirstInView(row, PLACES[1]!)
  await expect(items(row)).toHaveCount(PLACES.length)
  await page.unroute(CODE)
  await context.setOffline(true)
  await context.setOffline(false)
  await ready(row)
  await expect(pause).toBeEnabled()
})

test('2.3 each window has its items and gutters, with the code and without', async ({ page }) => {
  const release = await openHolding(page, '/', CODE)
  const expectLayout = async () => {
    for (const { width, tiles, cards } of WINDOWS) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => inSight(destinationRow(page)), `${width} px`).toBe(tiles)
      await expect.poll(() => inSight(testimonialRow(page)), `${width} px`).toBe(cards)
      await expectNoOverflow(page)
    }
    for (const [carousel, half] of [
      [destinationRow(page), '0px'],
      [testimonialRow(page), '6px'],
    ] as const) {
      await expect(items(carousel).first()).toHaveCSS('padding-inline', half)
      await expect(items(carousel).last()).toHaveCSS('padding-inline', half)
    }
  }
  await expectLayout()
  release()
  await ready(destinationRow(page))
  await ready(testimonialRow(page))
  await expectLayout()
  await expect(page.locator('[class*=dot-list]')).toHaveCount(0)
})

test('right to left, the next item comes from the left', async ({ page }) => {
  await openStill(page)
  await display(page, { direction: 'rtl' })
  const boxes = () =>
    items(destinationRow(page)).evaluateAll((all) =>
      all.map((item) => item.getBoundingClientRect().x),
    )
  await expect.poll(async () => ascending((await boxes()).reverse())).toBe(true)
  await turn(page, NEXT_SLIDE)
  await expect(first(destinationRow(page))).toHaveText('Singapore')
  const next = destinationRow(page).getByRole('button', { name: NEXT_SLIDE })
  await expect(next.locator('svg')).toHaveCSS('scale', '-1 1')
  await next.press('ArrowRight')
  await expect(first(destinationRow(page))).toHaveText('Rome')
})

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('2.3, 4 autoplay pauses for each of its reasons', async ({ page }) => {
    await openInStoppedTime(page)
    const row = destinationRow(page)
    await see(row)
    await ready(row)
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

/** The number of items that lie within the carousel's edges, with a tolerance of 10 pixels. */
function inSight(carousel: Locator) {
  return items(carousel).evaluateAll((all) => {
    const edges = all[0]?.closest('section')?.getBoundingClientRect()
    return all.filter((item) => {
      const { left, right } = item.getBoundingClientRect()
      return edges && left > edges.left - 10 && right < edges.right + 10
    }).length
  })
}

function ascending(numbers: readonly number[]) {
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))
}
