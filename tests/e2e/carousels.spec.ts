// The carousels of the home page (spec 2.3): how many items, the gutter, and turning them by hand.

import type { Locator, Page } from '@playwright/test'
import { testimonials } from '../../web/src/content/compiled/testimonials.ts'
import {
  destinationRow,
  first,
  items,
  openStill,
  ready,
  testimonialRow,
} from '../browser/carousels.ts'
import { openHolding, openWithoutCode } from '../browser/loading.ts'
import { alive, expect, expectNoOverflow, passInPage, see, test } from '../browser/visitor.ts'
import { PLACES } from '../suite/spec-lists.ts'

const CODE = /carousel-track/

// Width, destinations, testimonials.
for (const [width, tiles, cards] of [
  [320, 1, 1],
  [425, 1, 1],
  [766, 1, 1],
  [767, 3, 2],
  [991, 3, 2],
  [992, 4, 3],
  [1024, 4, 3],
  [1025, 6, 3],
  [1920, 6, 3],
] as const) {
  test(`${width} pixels wide: ${tiles} destinations and ${cards} testimonials`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const release = await openHolding(page, '/', CODE)
    await expectInSight(page, tiles, cards)
    release()
    await ready(destinationRow(page))
    await ready(testimonialRow(page))
    await expectInSight(page, tiles, cards)
    await expectNoOverflow(page)
  })
}

test('a window that changes its width changes the number of items', async ({ page }) => {
  await openStill(page)
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(items(destinationRow(page))).toHaveCount(4)
  await page.setViewportSize({ width: 400, height: 800 })
  await expect(items(destinationRow(page))).toHaveCount(1)
})

test('destinations have no gutter, testimonials a gutter of 12 pixels, and neither has dots', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = await openHolding(page, '/', CODE)
  const expectGutters = async () => {
    for (const [carousel, half] of [
      [destinationRow(page), '0px'],
      [testimonialRow(page), '6px'],
    ] as const) {
      await expect(items(carousel).first()).toHaveCSS('padding-inline', half)
      await expect(items(carousel).last()).toHaveCSS('padding-inline', half)
    }
  }
  await expectGutters()
  release()
  await ready(destinationRow(page))
  await ready(testimonialRow(page))
  await expect(page.locator('.react-multi-carousel-track')).toHaveCount(2)
  await expectGutters()
  await expect(page.locator('[class*=dot-list]')).toHaveCount(0)
})

test('without the carousels’ code, the items are a row that scrolls', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/')
  await expect(destinationRow(page).getByRole('heading', { level: 3 })).toHaveText(PLACES)
  await expect(testimonialRow(page).getByRole('listitem')).toHaveCount(testimonials.length)
  expect(
    await destinationRow(page)
      .getByRole('list')
      .evaluate((list) => list.scrollWidth > list.clientWidth),
  ).toBe(true)
  await page.close()
})

test('nothing moves when a carousel replaces its plain row', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = await openHolding(page, '/', CODE)
  await page.waitForLoadState('domcontentloaded')
  await page.evaluate(() => document.fonts.ready)
  const rows = [destinationRow(page), testimonialRow(page)]
  const before = await placesOf(rows)
  release()
  for (const row of rows) await ready(row)
  const moved = async () => (await placesOf(rows)).map((at, side) => Math.abs(at - before[side]!))
  await expect.poll(async () => Math.max(...(await moved()))).toBeLessThanOrEqual(2)
})

test('presses before the carousel’s code has come move the plain row, and the code begins there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = await openHolding(page, '/', CODE)
  await alive(page)
  const next = destinationRow(page).getByRole('button', { name: 'Next slide' })
  for (const place of PLACES.slice(1, 4)) {
    await next.click()
    await expectFirstInView(destinationRow(page), place)
  }
  release()
  await ready(destinationRow(page))
  await expect(first(destinationRow(page))).toHaveText(PLACES[3]!)
})

test('the carousel begins at the place to which its plain row was scrolled before hydration', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = await openWithoutCode(page, '/')
  await destinationRow(page)
    .getByRole('list')
    .evaluate((row) => row.scrollTo({ left: 2 * row.firstElementChild!.clientWidth }))
  await expectFirstInView(destinationRow(page), PLACES[2]!)
  release()
  await alive(page)
  await ready(destinationRow(page))
  await expect(first(destinationRow(page))).toHaveText(PLACES[2]!)
})

for (const direction of ['ltr', 'rtl'] as const) {
  test(`the buttons move a plain row from its end to its beginning and back (${direction})`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('direction', value), direction)
    await page.setViewportSize({ width: 390, height: 844 })
    await openHolding(page, '/', CODE)
    await alive(page)
    const row = destinationRow(page)
    await see(row)
    await row.getByRole('button', { name: 'Previous slide' }).click()
    await expectFirstInView(row, PLACES.at(-1)!)
    await row.getByRole('button', { name: 'Next slide' }).click()
    await expectFirstInView(row, PLACES[0]!)
    await row.getByRole('list').focus()
    await page.keyboard.press(direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft')
    // The browser's own scrolling would take this long.
    await passInPage(page, 450)
    await expectFirstInView(row, PLACES[1]!)
  })
}

test('an arrow key with Alt is left to the browser, which goes back, and turns nothing', async ({
  page,
}) => {
  await openStill(page)
  const isPrevented = await destinationRow(page).evaluate((row) => {
    const key = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }
    return !row.dispatchEvent(new KeyboardEvent('keydown', key))
  })
  expect(isPrevented).toBe(false)
  await passInPage(page, 450)
  await expect(first(destinationRow(page))).toHaveText(PLACES[0]!)
})

test('the focus stays in a carousel that replaces its plain row', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = await openHolding(page, '/', CODE)
  await alive(page)
  await destinationRow(page).getByRole('list').focus()
  release()
  await ready(destinationRow(page))
  await page.keyboard.press('ArrowRight')
  await expect(first(destinationRow(page))).toHaveText('Singapore')
  await page.keyboard.press('Shift+Tab')
  await expect(destinationRow(page).getByRole('button', { name: 'Next slide' })).toBeFocused()
  await expect(destinationRow(page).locator('[tabindex="-1"]')).toHaveCount(0)
})

test.describe('a carousel whose code does not load', () => {
  test.use({ expectedConsole: /net::ERR/ })

  test('stays a row that its buttons move, without a button that would start nothing', async ({
    page,
  }) => {
    await page.route(CODE, (route) => route.abort())
    await page.goto('/')
    const row = destinationRow(page)
    await row.scrollIntoViewIfNeeded()
    await expect(row.getByRole('button', { name: /slides$/ })).toBeDisabled()
    await row.getByRole('button', { name: 'Next slide' }).click()
    await expectFirstInView(row, PLACES[1]!)
    await expect(items(row)).toHaveCount(PLACES.length)
  })

  test('turns when the network is back', async ({ context, page }) => {
    await page.goto('/')
    await alive(page)
    await context.setOffline(true)
    const row = destinationRow(page)
    await row.scrollIntoViewIfNeeded()
    const pause = row.getByRole('button', { name: 'Pause slides' })
    await expect(pause).toBeDisabled()
    await context.setOffline(false)
    await ready(row)
    await expect(pause).toBeEnabled()
  })

  test('is given up after 120 seconds without an answer', async ({ page }) => {
    await page.clock.install()
    const asked = page.waitForRequest(CODE)
    await openHolding(page, '/', CODE)
    const row = destinationRow(page)
    await row.scrollIntoViewIfNeeded()
    await asked
    const pause = row.getByRole('button', { name: 'Pause slides' })
    await expect(pause).toBeEnabled()
    await page.clock.runFor(119_000)
    await expect(pause).toBeEnabled()
    await page.clock.runFor(2000)
    await expect(pause).toBeDisabled()
  })
})

test('next and previous turn the destinations endlessly', async ({ page }) => {
  await openStill(page)
  await expect(first(destinationRow(page))).toHaveText('Rome')
  await turn(page, 'Previous slide')
  await expect(first(destinationRow(page))).toHaveText('Virginia Beach')
  for (const place of [...PLACES, 'Rome']) {
    await turn(page, 'Next slide')
    await expect(first(destinationRow(page))).toHaveText(place)
  }
})

test('the mouse drags the destinations', async ({ page }) => {
  await openStill(page)
  await drag(page, -400)
  await expect(first(destinationRow(page))).not.toHaveText('Rome')
  await drag(page, 400)
  await expect(first(destinationRow(page))).toHaveText('Rome')
})

test('in right-to-left pages the next item comes from the left, and the arrows are mirrored', async ({
  page,
}) => {
  await openStill(page)
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  const boxes = () =>
    items(destinationRow(page)).evaluateAll((all) =>
      all.map((item) => item.getBoundingClientRect().x),
    )
  await expect.poll(async () => ascending((await boxes()).reverse())).toBe(true)
  await turn(page, 'Next slide')
  await expect(first(destinationRow(page))).toHaveText('Singapore')
  const next = destinationRow(page).getByRole('button', { name: 'Next slide' })
  await expect(next.locator('svg')).toHaveCSS('scale', '-1 1')
  await next.press('ArrowRight')
  await expect(first(destinationRow(page))).toHaveText('Rome')
})

test('arrow keys turn a carousel whose button has the focus', async ({ page }) => {
  await openStill(page)
  const button = testimonialRow(page).getByRole('button', { name: 'Play slides' })
  await expect(testimonialRow(page).getByRole('button')).toHaveCount(1)
  await button.press('ArrowRight')
  await expect(items(testimonialRow(page)).first()).toContainText(testimonials[1]!.name)
  await passInPage(page, 450)
  await button.press('ArrowLeft')
  await expect(items(testimonialRow(page)).first()).toContainText(testimonials[0]!.name)
  await passInPage(page, 450)
  await button.press('ArrowLeft')
  await expect(items(testimonialRow(page)).first()).toContainText(testimonials.at(-1)!.name)
})

/** In pixels, of each carousel: the place of its first item in the carousel, the item's width, and the heights of both. */
async function placesOf(carousels: readonly Locator[]): Promise<number[]> {
  const places = carousels.map(async (carousel) => {
    const around = (await carousel.boundingBox())!
    const { x, y, width, height } = (await items(carousel).first().boundingBox())!
    return [x - around.x, y - around.y, width, height, around.height]
  })
  return (await Promise.all(places)).flat()
}

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

async function expectInSight(page: Page, tiles: number, cards: number) {
  await expect.poll(() => inSight(destinationRow(page))).toBe(tiles)
  await expect.poll(() => inSight(testimonialRow(page))).toBe(cards)
}

/** Expects a name on the first item, in reading order, of those that are whole in the row's window. */
async function expectFirstInView(carousel: Locator, name: string) {
  const firstInView = () =>
    carousel.getByRole('list').evaluate((list) => {
      const window = list.getBoundingClientRect()
      const isWhole = (item: Element) => {
        const { left, right } = item.getBoundingClientRect()
        return left > window.left - 2 && right < window.right + 2
      }
      return [...list.children].find(isWhole)?.querySelector('h3')?.textContent
    })
  await expect.poll(firstInView).toBe(name)
}

/** Presses a button and waits for the end of the transition: the carousel ignores presses during it. */
async function turn(page: Page, name: string) {
  await destinationRow(page).getByRole('button', { name }).click()
  await passInPage(page, 450)
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

function ascending(numbers: readonly number[]) {
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))
}
