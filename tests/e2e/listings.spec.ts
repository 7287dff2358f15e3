import type { Locator, Page } from '@playwright/test'
import { tours } from 'content/tours.ts'
import {
  display,
  expect,
  expectNoOverflow,
  matrix,
  passInPage,
  test,
  visit,
} from '../browser/visitor.ts'
import { ACTIVITIES } from '../suite/screens.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('5 a price and its slider agree, and a typed price is corrected on blur', async ({ page }) => {
  await visit(page, '/grid-left-sidebar')
  const { inputs, sliders } = prices(page)
  await sliders.last().fill('350')
  await expect(inputs.last()).toHaveValue('350')
  await inputs.first().fill('120')
  await expect(sliders.first()).toHaveValue('120')
  await inputs.first().fill('50')
  for (const [typed, settled] of Object.entries({ '-40': '50', '098': '100', '': '100' })) {
    await inputs.last().fill(typed)
    await expect(inputs.last()).toHaveValue(typed)
    await inputs.last().blur()
    await expect(inputs.last()).toHaveValue(settled)
    await expect(sliders.last()).toHaveValue(settled)
  }
})

test('2.4 filters, pager and hearts do nothing, and a card opens its tour', async ({ page }) => {
  await visit(page, '/list-left-sidebar')
  const before = await cards(page).allInnerTexts()
  expect(before).toHaveLength(tours.length)
  await prices(page).inputs.last().fill('100')
  await prices(page).sliders.first().fill('80')
  const checkboxes = filtersOf(page).getByRole('checkbox')
  await expect(checkboxes).toHaveCount(5 + ACTIVITIES.length)
  for (const box of await checkboxes.all()) await box.check()
  // The next page, the previous page, and the four pages that are not current.
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link')
  await expect(links).toHaveCount(6)
  for (const link of await links.all()) await link.click({ force: true })
  const card = cards(page).nth(1)
  await card.locator('img ~ span').click()
  await passInPage(page, 200)
  expect(await cards(page).allInnerTexts()).toEqual(before)
  await expect(page).toHaveURL('/list-left-sidebar')
  await card.click({ position: { x: 20, y: 120 } })
  await expect(page).toHaveURL('/tour-detail-one/2')
})

// biome-ignore format: a table
const COLUMNS = [
  ['/grid', 3], ['/grid-left-sidebar', 2], ['/grid-right-sidebar', 2],
  ['/list', 2], ['/list-left-sidebar', 1], ['/list-right-sidebar', 1],
] as const

for (const [path, columns] of [...COLUMNS, ['/blog-standard', 1]] as const) {
  test(`2.1, 2.11 ${path} has ${columns} columns, on a phone one`, matrix, async ({ page }) => {
    await page.goto(path)
    for (const width of [1024, 1920, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoOverflow(page)
      const abreast = async () =>
        new Set((await boxes(cards(page))).map(({ x }) => Math.round(x))).size
      await expect.poll(abreast, `at ${width} px`).toBe(width < 1024 ? 1 : columns)
      if (!path.startsWith('/list') || width < 1024) continue
      const [picture] = await boxes(cards(page).first().locator('img'))
      const [title] = await boxes(cards(page).first().getByRole('heading'))
      expect(title!.x, 'a text stands beside its picture').toBeGreaterThan(picture!.right)
    }
    if (!path.endsWith('sidebar')) return
    const [[filters], [last]] = [await boxes(filtersOf(page)), await boxes(cards(page).last())]
    expect(filters!.y, 'on a phone the filters follow the tours').toBeGreaterThan(last!.y)
    await page.setViewportSize({ width: 1280, height: 900 })
    // The Tab key follows the visual order.
    const flow = path.includes('left') ? 'grid-columns' : 'normal'
    await expect(page.locator('[data-sidebar]')).toHaveCSS('reading-flow', flow)
    for (const direction of ['ltr', 'rtl'] as const) {
      await display(page, { direction })
      const side = path.includes('left') === (direction === 'ltr') ? 'left' : 'right'
      await expect.poll(() => sideOfFilters(page), direction).toBe(side)
    }
  })
}

test('2.6 people of the team stand side by side', matrix, async ({ page }) => {
  await page.goto('/aboutus')
  const people = await boxes(page.locator('main li:has(img) h3'))
  expect(people[1]!.y).toBeCloseTo(people[0]!.y, 0)
})

async function sideOfFilters(page: Page) {
  const [sidebar] = await boxes(filtersOf(page))
  const [card] = await boxes(cards(page).first())
  return sidebar!.x < card!.x ? 'left' : 'right'
}

/** The positions of the elements in the window. */
function boxes(elements: Locator) {
  return elements.evaluateAll((found) => found.map((element) => element.getBoundingClientRect()))
}

function filtersOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Filters' })
}

function cards(page: Page): Locator {
  return page.getByRole('article')
}

function prices(page: Page) {
  const price = page.getByRole('group', { name: 'Price' })
  return { inputs: price.getByRole('spinbutton'), sliders: price.getByRole('slider') }
}
