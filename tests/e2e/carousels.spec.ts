// The carousels of Home and About Us: how they turn, and how they look and work before their code has loaded.

import type { Locator, Page } from '@playwright/test'
import { testimonials } from 'content/compiled/testimonials.ts'
import {
  NEXT_SLIDE,
  PAUSE_SLIDES,
  PICTURES_ON_THE_WAY,
  PLAY_SLIDES,
  PREVIOUS_SLIDE,
} from 'content/control-labels.ts'
import { carousel, first, items, openInStoppedTime, ready } from '../browser/carousels.ts'
import { openHolding } from '../browser/loading.ts'
import {
  alive,
  expect,
  expectNoOverflow,
  matrix,
  passInPage,
  see,
  test,
  visit,
} from '../browser/visitor.ts'
import { PLACES } from '../suite/screens.ts'
import { codeOf } from '../suite/site-manifest.ts'

const CODE = codeOf('carousel-track.tsx')

test('2.3, 4, 9 a carousel turns by one every 3 seconds, in 400 ms', async ({ page }) => {
  await openInStoppedTime(page)
  const row = await ready(carousel(page, 'Top Destinations'))
  await expect(first(row)).toHaveText('Rome')
  await page.clock.runFor(2990)
  await expect(first(row)).toHaveText('Rome')
  await page.clock.runFor(20)
  await expect(first(row)).toHaveText('Singapore')
  await expect(row.getByRole('list')).toHaveCSS('transition-duration', '0.4s')
  await expect(items(row).locator('div:has(> img)').first()).toHaveCSS('border-radius', '50%')
  for (const place of [...PLACES.slice(2), 'Rome', 'Singapore']) {
    await page.clock.runFor(3000)
    await expect(first(row)).toHaveText(place)
  }
  const users = await ready(carousel(page, 'What Our Users Say'))
  const name = items(users).first().locator('b')
  for (const next of [...testimonials, testimonials[0]!]) {
    await expect(name).toHaveText(next.name)
    await page.clock.runFor(3000)
  }
})

test('2.6, 4, 9 About Us’ carousel turns, unless a picture is open', async ({ page }) => {
  await openInStoppedTime(page, '/aboutus')
  const row = await ready(carousel(page, PICTURES_ON_THE_WAY))
  const alt = () => items(row).first().getByRole('img').getAttribute('alt')
  const before = await alt()
  await page.clock.runFor(3100)
  await expect.poll(alt).not.toBe(before)
  await page.clock.resume()
  await items(row).nth(1).getByRole('link').press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  // The row has no role while the picture is open.
  const position = () => page.locator('[aria-roledescription=carousel] ul').getAttribute('style')
  const held = await position()
  await page.clock.runFor(9000)
  expect(await position()).toBe(held)
})

test('2.3 buttons, keys and the mouse turn a carousel endlessly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const row = await ready(carousel(page, 'Top Destinations'))
  const next = row.getByRole('button', { name: NEXT_SLIDE })
  const turnsTo = async (act: () => Promise<void>, place: string) => {
    await act()
    await turned(page)
    await expect(first(row)).toHaveText(place)
  }
  await expect(first(row)).toHaveText('Rome')
  const announced = row.locator('[aria-live=polite]')
  await expect(announced).toHaveCount(0)
  await turnsTo(() => row.getByRole('button', { name: PREVIOUS_SLIDE }).click(), PLACES.at(-1)!)
  await expect(announced).toHaveCount(1)
  await turnsTo(() => next.click(), 'Rome')
  await turnsTo(() => next.press('ArrowRight'), 'Singapore')
  await turnsTo(() => next.press('ArrowLeft'), 'Rome')
  // With Alt, an arrow key moves in the browser's history.
  const isPrevented = await row.evaluate((element) => {
    const key = { key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true }
    return !element.dispatchEvent(new KeyboardEvent('keydown', key))
  })
  expect(isPrevented).toBe(false)
  await turned(page)
  await expect(first(row)).toHaveText('Rome')
  await drag(row, 400)
  await expect(first(row)).not.toHaveText('Rome')
  await drag(row, -400)
  await expect(first(row)).toHaveText('Rome')
})

test('2.3, 4 autoplay pauses for each of five reasons', matrix, async ({ page }) => {
  await openInStoppedTime(page)
  const row = await ready(carousel(page, 'Top Destinations'))
  const button = (name: string) => row.getByRole('button', { name })
  /** Lets three seconds pass, in which a running carousel turns, or seven. */
  const expectTurn = async (isTurning: boolean, why: string) => {
    const before = await first(row).innerText()
    await page.clock.runFor(isTurning ? 3100 : 7000)
    const name = expect(first(row), why)
    await (isTurning ? name.not : name).toHaveText(before)
  }
  const away = () => page.mouse.move(0, 0)
  // Without the pointer and the focus, which are reasons of their own.
  const press = (name: string) => button(name).dispatchEvent('click')
  const reasons: [reason: string, begin: () => unknown, end: () => unknown][] = [
    ['Pause was pressed', () => press(PAUSE_SLIDES), () => press(PLAY_SLIDES)],
    ['the pointer is over the carousel', () => items(row).first().hover(), away],
    ['the focus is inside', () => button(NEXT_SLIDE).focus(), () => button(NEXT_SLIDE).blur()],
    ['it is out of view', () => see(page.getByRole('heading', { level: 1 })), () => see(row)],
  ]
  for (const [reason, begin, end] of reasons) {
    await begin()
    await expectTurn(false, reason)
    await end()
    await expectTurn(true, `after ${reason}`)
  }
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expectTurn(false, 'the tab is hidden')
})

/** In windows of these widths, the number of items in view. */
type Steps = Record<number, number>
const TOP: Steps = { 320: 1, 766: 1, 767: 3, 992: 4, 1024: 4, 1025: 6 }
const USERS: Steps = { 320: 1, 766: 1, 767: 2, 991: 2, 992: 3 }
const ON_THE_WAY: Steps = { 320: 2, 425: 3, 767: 5, 992: 7, 1200: 9, 1400: 12 }

for (const [path, name, padding, steps] of [
  ['/', 'Top Destinations', '0px', TOP],
  ['/', 'What Our Users Say', '6px', USERS],
  ['/aboutus', PICTURES_ON_THE_WAY, '4px', ON_THE_WAY],
] as const) {
  const tier = steps === TOP ? {} : matrix
  test(`2.3, 2.6 ${name}: as many items without code as with it`, tier, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const release = await openHolding(page, path, CODE)
    const row = carousel(page, name)
    const expectLayout = async () => {
      await expectShown(row, steps)
      for (const item of [items(row).first(), items(row).last()]) {
        await expect(item).toHaveCSS('padding-inline', padding)
      }
    }
    await expectLayout()
    release()
    await ready(row)
    await expectLayout()
  })
}

test.describe('a carousel whose code loads late', matrix, () => {
  test.use({ reducedMotion: 'reduce', expectedConsole: /net::ERR/ })

  test('a carousel whose code is lost cannot play', async ({ page }) => {
    await page.route(CODE, (route) => route.abort())
    await visit(page, '/')
    const row = carousel(page, 'Top Destinations')
    await see(row)
    await expect(row.getByRole('button', { name: PLAY_SLIDES })).toBeDisabled()
  })

  for (const direction of ['ltr', 'rtl'] as const) {
    const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft'

    test(`${direction}, the code begins where presses moved the row`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('direction', value), direction)
      await page.setViewportSize({ width: 390, height: 844 })
      const release = await openHolding(page, '/', CODE)
      await alive(page)
      const row = carousel(page, 'Top Destinations')
      await see(row)
      const button = (name: string) => row.getByRole('button', { name })
      // A phone shows one item at a time.
      const item = (name: string) => items(row).filter({ hasText: name })
      await expect(items(row)).toHaveCount(PLACES.length)
      await button(PREVIOUS_SLIDE).click()
      await expect(item(PLACES.at(-1)!)).toBeInViewport({ ratio: 0.99 })
      for (const place of PLACES.slice(0, 3)) {
        await button(NEXT_SLIDE).click()
        await expect(item(place)).toBeInViewport({ ratio: 0.99 })
      }
      await row.getByRole('list').press(forward)
      // If the browser scrolled the row too, its scrolling would be over after this wait.
      await turned(page)
      await expect(item(PLACES[3]!)).toBeInViewport({ ratio: 0.99 })
      release()
      await ready(row)
      await expect(first(row)).toHaveText(PLACES[3]!)
      await page.keyboard.press(forward)
      await expect(first(row)).toHaveText(PLACES[4]!)
      await expect(first(row)).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Shift+Tab')
      const next = button(NEXT_SLIDE)
      await expect(next).toBeFocused()
      await expect(row.locator('[tabindex="-1"]')).toHaveCount(0)
      await expect(next.locator('svg')).toHaveCSS('scale', direction === 'ltr' ? 'none' : '-1 1')
    })
  }

  test('a press that begins before the code arrives opens a picture', async ({ page }) => {
    const release = await openHolding(page, '/aboutus', CODE)
    await alive(page)
    const row = page.locator('[aria-roledescription=carousel]')
    await see(row)
    await row.getByRole('link').first().hover()
    await page.mouse.down()
    const loaded = page.waitForEvent('requestfinished', (request) => CODE.test(request.url()))
    release()
    const code = (await loaded).url()
    // The code has run, and two frames have been painted, in which the turning row would have come.
    await page.evaluate(async (url) => {
      await import(url)
      const frame = () => new Promise(requestAnimationFrame)
      await frame()
      await frame()
    }, code)
    await page.mouse.up()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await ready(row)
  })
})

/** Waits for the end of the transition, during which the carousel ignores presses. */
function turned(page: Page) {
  return passInPage(page, 450)
}

/** Drags the row by pixels to the right. */
async function drag(row: Locator, by: number) {
  const frame = row.getByRole('list').locator('..')
  const { width, height } = (await frame.boundingBox())!
  const at = (x: number) => ({ x: width / 2 + x, y: height / 3 })
  await frame.dragTo(frame, { sourcePosition: at(-by / 2), targetPosition: at(by / 2), steps: 8 })
  await turned(row.page())
}

/** Expects a number of items between the carousel's edges in windows of these widths, and no overflow. */
async function expectShown(row: Locator, steps: Steps) {
  for (const [width, shown] of Object.entries(steps)) {
    await row.page().setViewportSize({ width: Number(width), height: 800 })
    await expect.poll(() => countInView(row), `${width} px`).toBe(shown)
    await expectNoOverflow(row.page())
  }
}

/** The number of items that lie within the carousel's edges, with a tolerance of 10 pixels. */
function countInView(row: Locator) {
  return items(row).evaluateAll((all) => {
    const edges = all[0]?.closest('section')?.getBoundingClientRect()
    return all.filter((item) => {
      const { left, right } = item.getBoundingClientRect()
      return edges && left > edges.left - 10 && right < edges.right + 10
    }).length
  })
}
