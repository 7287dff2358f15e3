// The home page as spec 2.3 has it, below its quote form.

import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, expectNoOverflow, passInPage, see, test } from './visitor.ts'

const PLACES = ['Rome', 'Singapore', 'Paris', 'Goa', 'Whistler', 'Lumpur', 'Sydney']
PLACES.push('Virginia Beach')

test('the sections stand in the order of the specification', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Get Quote',
    /^About/,
    'Top Destinations',
    'Tour Packages',
    'What Our Users Say',
    'Travel Blogs',
    'Frequently Asked Questions',
  ])
})

test('View Packages scrolls to the tour packages, below the bar', async ({ page }) => {
  // Without a smooth scroll on the way there.
  await openStill(page)
  await page.getByRole('link', { name: 'View Packages' }).click()
  const top = () => page.locator('#packages').evaluate((e) => e.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(120)
  expect(await top()).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { name: 'Tour Packages' })).toBeInViewport()
})

test.describe('the counters', () => {
  test('say their last numbers without any code', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto('/')
    await expect(figure(page, 'Visitor')).toHaveText('4589')
    await expect(figure(page, 'Travel Packages')).toHaveText('50+')
    await page.close()
  })

  test('count up from 0 when they are seen, and a screen reader hears the end', async ({
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

  test('stand still under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await figure(page, 'Visitor').scrollIntoViewIfNeeded()
    await ready(destinations(page))
    await expect(figure(page, 'Visitor')).toHaveText('4589')
    await expect(figure(page, 'Visitor').locator('[aria-hidden]')).toHaveCount(0)
  })
})

test('Read More of the about section leads nowhere', async ({ page }) => {
  await page.goto('/')
  const link = page.locator('a[role=link]', { hasText: 'Read More' })
  // It says that it is off, and Playwright would wait until it is not.
  await link.click({ force: true })
  await expect(page).toHaveURL('/')
  await expect(link).toHaveAttribute('aria-disabled', 'true')
})

test('the destinations: eight round tiles with a place and its hotels', async ({ page }) => {
  await page.goto('/')
  await expect(
    page.getByText(
      'Planning for a trip? We will organize your trip with the best places and within best budget!',
    ),
  ).toBeVisible()
  await ready(destinations(page))
  const places = await destinations(page).locator('h3').allTextContents()
  expect([...new Set(places)].sort()).toEqual([...PLACES].sort())
  await expect(items(destinations(page)).first()).toHaveText(/^Rome3 Hotels$/)
  const picture = items(destinations(page)).locator('div:has(> img)').first()
  await expect(picture).toHaveCSS('border-radius', '50%')
})

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
    const release = await holdCarousels(page)
    await page.goto('/')
    await expectInSight(page, tiles, cards)
    release()
    await ready(destinations(page))
    await ready(testimonials(page))
    await expectInSight(page, tiles, cards)
    await expectNoOverflow(page)
  })
}

test('a window that changes its width changes the number of items', async ({ page }) => {
  await openStill(page)
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(items(destinations(page))).toHaveCount(4)
  await page.setViewportSize({ width: 400, height: 800 })
  await expect(items(destinations(page))).toHaveCount(1)
})

test('before their code comes and without it, the tiles are a row that scrolls', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/')
  await expect(destinations(page).getByRole('heading', { level: 3 })).toHaveText(PLACES)
  await expect(testimonials(page).getByRole('listitem')).toHaveCount(6)
  expect(
    await destinations(page)
      .getByRole('list')
      .evaluate((list) => list.scrollWidth > list.clientWidth),
  ).toBe(true)
  await page.close()
})

test('nothing moves when a carousel takes over', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = await holdCarousels(page)
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  release()
  await ready(destinations(page))
  await ready(testimonials(page))
  await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThanOrEqual(2)
})

test('next and previous turn the destinations, round and round', async ({ page }) => {
  await openStill(page)
  await expect(first(destinations(page))).toHaveText('Rome')
  await turn(page, 'Previous slide')
  await expect(first(destinations(page))).toHaveText('Virginia Beach')
  for (const place of PLACES) {
    await turn(page, 'Next slide')
    await expect(first(destinations(page))).toHaveText(place)
  }
})

test('the mouse drags the destinations', async ({ page }) => {
  await openStill(page)
  await drag(page, -400)
  await expect(first(destinations(page))).not.toHaveText('Rome')
  await drag(page, 400)
  await expect(first(destinations(page))).toHaveText('Rome')
})

test('from right to left, next comes from the left and the arrows point that way', async ({
  page,
}) => {
  await openStill(page)
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  const boxes = () =>
    items(destinations(page)).evaluateAll((all) =>
      all.map((item) => item.getBoundingClientRect().x),
    )
  await expect.poll(async () => ascending((await boxes()).reverse())).toBe(true)
  await turn(page, 'Next slide')
  await expect(first(destinations(page))).toHaveText('Singapore')
  const next = destinations(page).getByRole('button', { name: 'Next slide' })
  await expect(next.locator('svg')).toHaveCSS('scale', '-1 1')
  await next.press('ArrowRight')
  await expect(first(destinations(page))).toHaveText('Rome')
})

test('arrow keys turn a carousel whose button has the focus', async ({ page }) => {
  await openStill(page)
  const button = testimonials(page).getByRole('button', { name: 'Play slides' })
  await expect(testimonials(page).getByRole('button')).toHaveCount(1)
  await button.press('ArrowRight')
  await expect(items(testimonials(page)).first()).toContainText('Imran K.')
  await passInPage(page, 450)
  await button.press('ArrowLeft')
  await expect(items(testimonials(page)).first()).toContainText('Asha R.')
})

test.describe('autoplay', () => {
  test.beforeEach(async ({ page }) => {
    await openInStoppedTime(page)
    await see(destinations(page))
  })

  test('turns by one every 3 seconds, in 400 ms', async ({ page }) => {
    await expect(first(destinations(page))).toHaveText('Rome')
    await page.clock.runFor(2500)
    await expect(first(destinations(page))).toHaveText('Rome')
    await page.clock.runFor(600)
    await expect(first(destinations(page))).toHaveText('Singapore')
    await expect(destinations(page).getByRole('list')).toHaveCSS('transition-duration', '0.4s')
    await page.clock.runFor(3000)
    await expect(first(destinations(page))).toHaveText('Paris')
  })

  test('stops with the pause button and goes on with play', async ({ page }) => {
    await destinations(page).getByRole('button', { name: 'Pause slides' }).click()
    await page.mouse.move(0, 0)
    await page.clock.runFor(7000)
    await expect(first(destinations(page))).toHaveText('Rome')
    await destinations(page).getByRole('button', { name: 'Play slides' }).click()
    await page.clock.runFor(3100)
    await expect(first(destinations(page))).toHaveText('Singapore')
  })

  test('waits while the pointer is on it', async ({ page }) => {
    await items(destinations(page)).first().hover()
    await page.clock.runFor(7000)
    await expect(first(destinations(page))).toHaveText('Rome')
    await page.mouse.move(0, 0)
    await page.clock.runFor(3100)
    await expect(first(destinations(page))).toHaveText('Singapore')
  })

  test('waits while the focus is inside', async ({ page }) => {
    const next = destinations(page).getByRole('button', { name: 'Next slide' })
    await next.focus()
    await page.clock.runFor(7000)
    await expect(first(destinations(page))).toHaveText('Rome')
    await next.blur()
    await page.clock.runFor(3100)
    await expect(first(destinations(page))).toHaveText('Singapore')
  })

  test('waits while the tab is hidden', async ({ page }) => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.clock.runFor(7000)
    await expect(first(destinations(page))).toHaveText('Rome')
  })

  test('waits while it is out of view', async ({ page }) => {
    await see(page.getByRole('heading', { level: 1 }))
    await page.clock.runFor(7000)
    await expect(first(destinations(page))).toHaveText('Rome')
  })
})

test('under reduced motion a carousel waits to be started', async ({ page }) => {
  await openStill(page)
  await destinations(page).getByRole('button', { name: 'Play slides' }).click()
  await expect(destinations(page).getByRole('button', { name: 'Pause slides' })).toBeVisible()
  await expect(first(destinations(page))).toHaveText('Singapore', { timeout: 6000 })
})

test('the first eight tours, then all of them', async ({ page }) => {
  await page.goto('/')
  const section = page.locator('#packages')
  await expect(section.getByRole('article')).toHaveCount(8)
  await expect(section.getByRole('heading', { level: 3 }).first()).toHaveText(
    'Leh to Leh with Turtuk',
  )
  await section.getByRole('link', { name: 'See More Tours' }).click()
  await expect(page).toHaveURL('/grid-right-sidebar')
})

test('three articles, whose titles and Read More lead to /blog-detail', async ({ page }) => {
  await page.goto('/')
  const teasers = page.locator('section', { hasText: 'Travel Blogs' }).getByRole('article')
  await expect(teasers).toHaveCount(3)
  for (const teaser of await teasers.all()) {
    await expect(teaser.locator('img')).toHaveCount(1)
    await expect(teaser.getByText('5 min read', { exact: true })).toBeVisible()
    await expect(teaser.getByText('Author', { exact: true })).toBeVisible()
    for (const link of await teaser.getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', '/blog-detail')
    }
  }
  await teasers.first().getByRole('link', { name: 'Read More' }).click()
  await expect(page).toHaveURL('/blog-detail')
})

test('one question is open at a time, the first at first', async ({ page }) => {
  await page.goto('/')
  await ready(destinations(page))
  const open = page.locator('details[open] summary')
  await expect(open).toHaveText('How do I book a place?')
  await page.getByText('How do you deal with altitude?').click()
  await expect(open).toHaveText('How do you deal with altitude?')
  await page.getByText('How do you deal with altitude?').click()
  await expect(open).toHaveText('How do you deal with altitude?')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing stands in anybody’s way (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openStill(page)
    const { violations } = await new AxeBuilder({ page }).include('main').analyze()
    expect(violations).toEqual([])
  })
}

test('no prerendered style stands in the way of the content security policy', async ({
  request,
}) => {
  expect(await (await request.get('/')).text()).not.toMatch(/\sstyle="/)
})

function figure(page: Page, label: string) {
  return page.locator('dl > div', { has: page.getByText(label, { exact: true }) }).locator('dd')
}

function destinations(page: Page) {
  return page.getByRole('region', { name: 'Top Destinations' })
}

function testimonials(page: Page) {
  return page.getByRole('region', { name: 'What Our Users Say' })
}

/** The items that a screen reader finds. */
function items(carousel: Locator) {
  return carousel.locator('li:not([aria-hidden=true])')
}

function first(carousel: Locator) {
  return items(carousel).getByRole('heading', { level: 3 }).first()
}

/** How many items lie within the carousel's edges, to the pixel that rounding takes. */
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
  await expect.poll(() => inSight(destinations(page))).toBe(tiles)
  await expect.poll(() => inSight(testimonials(page))).toBe(cards)
}

async function ready(carousel: Locator) {
  await expect(carousel.getByRole('button').first()).toBeEnabled()
}

/** The page without any movement of its own. */
async function openStill(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await ready(destinations(page))
  await ready(testimonials(page))
}

/** Time passes when a test says so; nothing that moves by itself is in view yet. */
async function openInStoppedTime(page: Page) {
  await page.clock.install()
  await page.goto('/')
  await ready(destinations(page))
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Keeps the carousels' code away until it is released. */
async function holdCarousels(page: Page) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/carousel-track/, (route) => held.then(() => route.continue()))
  return () => release()
}

/** Presses a button and lets the move end: the carousel takes no other in between. */
async function turn(page: Page, name: string) {
  await destinations(page).getByRole('button', { name }).click()
  await passInPage(page, 450)
}

async function drag(page: Page, by: number) {
  await destinations(page).scrollIntoViewIfNeeded()
  const box = await destinations(page).getByRole('list').locator('..').boundingBox()
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
