// The six tour listings (spec 2.4): what they show, how they are arranged, and that nothing filters.

import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { shortClassName } from '../../web/plugins/class-names.ts'
import { tours } from '../../web/src/content/catalogue.ts'
import { priceLabelOf } from '../../web/src/content/price-per-day.ts'
import { alive, expect, expectNoOverflow, passInPage, test } from '../browser/visitor.ts'
import { ACTIVITIES } from '../suite/spec-lists.ts'

const CARD = fileURLToPath(
  new URL('../../web/src/components/tour-card.module.css', import.meta.url),
)
const HEART = `.${shortClassName('heart', CARD)}`
const GRIDS = ['/grid', '/grid-left-sidebar', '/grid-right-sidebar']
const LISTS = ['/list', '/list-left-sidebar', '/list-right-sidebar']
const WITH_SIDEBAR = [...GRIDS, ...LISTS].filter((path) => path.endsWith('sidebar'))

test.use({ viewport: { width: 1280, height: 900 } })

// tests/built/listings.test.ts compares the HTML of the other four listings.
for (const path of ['/grid', '/list']) {
  test(`${path} is titled Tour Packages and shows every tour`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tour Packages')
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    await expect(crumbs).toHaveText(['Home', 'Tour'])
    await expect(cards(page)).toHaveCount(tours.length)
    const row = LISTS.includes(path)
    for (const [index, tour] of tours.entries()) {
      const card = cards(page).nth(index)
      const { tagText = '', place, title, summary } = tour
      const price = row ? '$ 58 / Day' : priceLabelOf(tour)
      await expect(card).toHaveText(
        `${tagText}${place}${title}${row ? summary : ''}5.0 (30)${price}`,
      )
      const link = card.getByRole('link', { name: title, exact: true })
      await expect(link).toHaveAttribute('href', `/tour-detail-one/${tour.id}`)
    }
  })

  test(`${path} has one quote form, beside a map of the tours`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('form', { name: 'Get Quote' })).toHaveCount(1)
    const map = page.getByTitle('Tour map of Ladakh')
    await expect(map).toBeVisible()
    await expect(map).toHaveAttribute('src', mapOf('Ladakh, India'))
  })
}

for (const path of [...GRIDS, ...LISTS]) {
  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoOverflow(page)
    }
  })
}

// biome-ignore format: a table
const COLUMNS = [
  ['/grid', 3], ['/grid-left-sidebar', 2], ['/grid-right-sidebar', 2],
  ['/list', 2], ['/list-left-sidebar', 1], ['/list-right-sidebar', 1],
] as const

for (const [path, columns] of COLUMNS) {
  test(`${path} has ${columns} columns on a wide screen, and one column on a phone`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const [width, expected] of [
      [1024, columns],
      [1440, columns],
      [1920, columns],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const abreast = async () =>
        new Set((await boxes(cards(page))).map(({ x }) => Math.round(x))).size
      await expect.poll(abreast, `at ${width} px`).toBe(expected)
    }
  })
}

for (const path of LISTS) {
  test(`the cards of ${path} have their text beside their picture`, async ({ page }) => {
    await page.goto(path)
    const card = cards(page).first()
    const gap = async () => {
      const [picture] = await boxes(card.locator('img'))
      const [title] = await boxes(card.getByRole('heading'))
      return picture && title && title.x - (picture.x + picture.width)
    }
    await expect.poll(gap).toBeGreaterThan(0)
  })
}

for (const path of WITH_SIDEBAR) {
  test(`the filters of ${path} are on the side in its name, and on the other side in a right-to-left page`, async ({
    page,
  }) => {
    const left = path.includes('left')
    await page.goto(path)
    await expect.poll(() => isLeftOfCards(page)).toBe(left)
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    await expect.poll(() => isLeftOfCards(page)).toBe(!left)
  })
}

test('Tab reaches a left sidebar before the tours, and on a phone after the tours', async ({
  page,
}) => {
  await page.goto('/list-left-sidebar')
  for (const [width, first] of [
    [1280, true],
    [390, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const before = () =>
      page.evaluate(() => {
        const [price, card] = ['[type=number]', 'article a'].map((one) => {
          return document.querySelector(`main ${one}`)!
        })
        const order = price!.compareDocumentPosition(card!)
        return Boolean(order & Node.DOCUMENT_POSITION_FOLLOWING)
      })
    await expect.poll(before, `at ${width} px`).toBe(first)
  }
})

for (const path of WITH_SIDEBAR) {
  test(`the tours of ${path} have their place while the HTML of the sidebar is still missing`, async ({
    page,
  }) => {
    await page.goto(path)
    const left = () =>
      page
        .getByRole('heading', { name: `All ${tours.length} tours` })
        .evaluate((heading) => heading.getBoundingClientRect().left)
    const whole = await left()
    await page.locator('[data-sidebar] > :has(form)').evaluate((side) => {
      side.style.display = 'none'
    })
    expect(await left()).toBeCloseTo(whole, 0)
  })
}

test('the layouts without a sidebar have no filters', async ({ page }) => {
  for (const path of ['/grid', '/list']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Tour Packages' })).toBeVisible()
    await expect(filters(page)).toHaveCount(0)
  }
})

test('on a phone the tours come before the filters', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/grid-left-sidebar')
  const below = async () => {
    const [last] = await boxes(cards(page).last())
    const [sidebar] = await boxes(filters(page))
    return last && sidebar && sidebar.y - last.y
  }
  await expect.poll(below).toBeGreaterThan(0)
})

test('the filters are a price, stars, activities and a map', async ({ page }) => {
  await page.goto('/grid-right-sidebar')
  const { inputs, sliders } = prices(page)
  for (const controls of [inputs, sliders]) {
    await expect(controls).toHaveCount(2)
    await expect(controls.first()).toHaveValue('50')
    await expect(controls.last()).toHaveValue('200')
    for (const control of await controls.all()) {
      await expect(control).toHaveAttribute('min', '0')
      await expect(control).toHaveAttribute('max', '500')
      await expect(control).toHaveAttribute('step', '5')
    }
  }
  const stars = page.getByRole('group', { name: 'Star rating' }).getByRole('checkbox')
  await expect(stars).toHaveCount(5)
  for (const name of ['5 stars', '4 stars', '3 stars', '2 stars', '1 star']) {
    await expect(page.getByRole('checkbox', { name, exact: true })).not.toBeChecked()
  }
  const activities = page.getByRole('group', { name: 'Booking Activity' }).locator('label')
  await expect(activities).toHaveText(ACTIVITIES)
  const map = filters(page).locator('iframe')
  await expect(map).toHaveCount(1)
  await expect(map).toHaveAttribute('src', mapOf('Leh, Ladakh, India'))
})

test('a price input and its slider have the same value', async ({ page }) => {
  await page.goto('/list-left-sidebar')
  await alive(page)
  const { inputs, sliders } = prices(page)
  await inputs.first().fill('120')
  await expect(sliders.first()).toHaveValue('120')
  await sliders.last().fill('350')
  await expect(inputs.last()).toHaveValue('350')
})

test('the lower price never passes the upper one, nor the upper the lower', async ({ page }) => {
  await page.goto('/list-left-sidebar')
  await alive(page)
  const { inputs, sliders } = prices(page)
  await sliders.first().fill('450')
  await expect(inputs.first()).toHaveValue('200')
  await expect(sliders.first()).toHaveValue('200')
  await inputs.last().fill('5')
  await inputs.last().blur()
  await expect(inputs.last()).toHaveValue('200')
})

test('on blur a typed price becomes a multiple of 5 from 0 to 500', async ({ page }) => {
  await page.goto('/grid-left-sidebar')
  await alive(page)
  const { inputs, sliders } = prices(page)
  for (const [typed, settled] of [
    ['9000', '500'],
    ['-40', '50'],
    ['098', '100'],
    ['', '100'],
  ] as const) {
    await inputs.last().fill(typed)
    await expect(inputs.last()).toHaveValue(typed)
    await inputs.last().blur()
    await expect(inputs.last()).toHaveValue(settled)
    await expect(sliders.last()).toHaveValue(settled)
  }
})

test('the filters work with the keyboard', async ({ page }) => {
  await page.goto('/grid-left-sidebar')
  await alive(page)
  const { inputs, sliders } = prices(page)
  await inputs.first().focus()
  await page.keyboard.press('ArrowUp')
  await expect(sliders.first()).toHaveValue('55')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(sliders.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(inputs.first()).toHaveValue('60')
  await page.keyboard.press('End')
  await expect(inputs.first()).toHaveValue('200')
  await page.getByLabel('5 stars').focus()
  await page.keyboard.press('Space')
  await expect(page.getByLabel('5 stars')).toBeChecked()
})

test('no filter changes the tours or the address', async ({ page }) => {
  await page.goto('/grid-left-sidebar')
  await alive(page)
  const before = await cards(page).allInnerTexts()
  expect(before).toHaveLength(tours.length)
  await prices(page).inputs.last().fill('100')
  await prices(page).sliders.first().fill('80')
  const checkboxes = filters(page).getByRole('checkbox')
  await expect(checkboxes).toHaveCount(5 + ACTIVITIES.length)
  for (const box of await checkboxes.all()) await box.check()
  expect(await cards(page).allInnerTexts()).toEqual(before)
  await expect(page).toHaveURL('/grid-left-sidebar')
})

test('the pager shows page 3 of 5 and does nothing', async ({ page }) => {
  await page.goto('/grid')
  await alive(page)
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await expect(pager).toHaveText('12345')
  await expect(pager.locator('[aria-current=page]')).toHaveText('3')
  const before = await cards(page).allInnerTexts()
  // The next page, the previous page, and the four pages that are not current.
  const links = pager.getByRole('link')
  await expect(links).toHaveCount(6)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await link.click({ force: true })
  }
  await passInPage(page, 200)
  expect(await cards(page).allInnerTexts()).toEqual(before)
  await expect(page).toHaveURL('/grid')
})

test('the heart of a card does nothing, and the rest of the card opens the tour', async ({
  page,
}) => {
  await page.goto('/list')
  await alive(page)
  const card = cards(page).nth(1)
  await card.locator(HEART).click()
  await passInPage(page, 200)
  await expect(card.getByRole('button')).toHaveCount(0)
  await expect(page).toHaveURL('/list')
  await card.click({ position: { x: 20, y: 120 } })
  await expect(page).toHaveURL('/tour-detail-one/2')
})

/** The address of an embedded map. */
function mapOf(place: string) {
  return `https://maps.google.com/maps?q=${encodeURIComponent(place)}&output=embed`
}

function cards(page: Page): Locator {
  return page.getByRole('article')
}

function filters(page: Page): Locator {
  return page.getByRole('region', { name: 'Filters' })
}

function prices(page: Page) {
  const price = page.getByRole('group', { name: 'Price' })
  return { inputs: price.getByRole('spinbutton'), sliders: price.getByRole('slider') }
}

async function isLeftOfCards(page: Page): Promise<boolean> {
  const [sidebar] = await boxes(filters(page))
  const [card] = await boxes(cards(page).first())
  return (sidebar?.x ?? 0) < (card?.x ?? 0)
}

/** The positions of the elements in the window. */
function boxes(elements: Locator) {
  return elements.evaluateAll((found) => found.map((element) => element.getBoundingClientRect()))
}
