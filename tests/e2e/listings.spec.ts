import type { Locator, Page } from '@playwright/test'
import { tours } from 'content/catalogue.ts'
import { display, expect, expectNoOverflow, passInPage, test, visit } from '../browser/visitor.ts'
import { ACTIVITIES } from '../suite/spec-lists.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('5 a price and its slider agree, and a typed price is corrected on blur', async ({ page }) => {
  await visit(page, '/grid-left-sidebar')
  const { inputs, sliders } = prices(page)
  await sliders.last().fill('350')
  await expect(inputs.last()).toHaveValue('350')
  await sliders.first().fill('450')
  await expect(inputs.first()).toHaveValue('350')
  await expect(sliders.first()).toHaveValue('350')
  await inputs.first().fill('120')
  await expect(sliders.first()).toHaveValue('120')
  await inputs.first().fill('50')
  for (const [typed, settled] of [
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

  await test.step('by keyboard', async () => {
    await inputs.first().focus()
    await page.keyboard.press('ArrowUp')
    await expect(sliders.first()).toHaveValue('55')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(sliders.first()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(inputs.first()).toHaveValue('60')
    await page.keyboard.press('End')
    await expect(inputs.first()).toHaveValue('100')
  })
})

test('2.4 filters, pager and hearts do nothing, and a card opens its tour', async ({ page }) => {
  await visit(page, '/list-left-sidebar')
  const before = await cards(page).allInnerTexts()
  expect(before).toHaveLength(tours.length)
  await prices(page).inputs.last().fill('100')
  await prices(page).sliders.first().fill('80')
  const checkboxes = page.getByRole('region', { name: 'Filters' }).getByRole('checkbox')
  await expect(checkboxes).toHaveCount(5 + ACTIVITIES.length)
  for (const box of await checkboxes.all()) await box.check()
  // The next page, the previous page, and the four pages that are not current.
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link')
  await expect(links).toHaveCount(6)
  for (const link of await links.all()) await link.click({ force: true })
  const card = cards(page).nth(1)
  await card.locator('.tour-card_heart').click()
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
  test(`2.1, 2.11 ${path}: columns in a wide window: ${columns}, on a phone: 1`, {
    tag: '@matrix',
  }, async ({ page }) => {
    await page.goto(path)
    for (const [width, expected] of [
      [1024, columns],
      [1440, columns],
      [1920, columns],
      [768, null],
      [390, 1],
      [320, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoOverflow(page)
      const abreast = async () =>
        new Set((await boxes(cards(page))).map(({ x }) => Math.round(x))).size
      if (expected) await expect.poll(abreast, `at ${width} px`).toBe(expected)
      if (!path.startsWith('/list') || width < 1024) continue
      const [picture] = await boxes(cards(page).first().locator('img'))
      const [title] = await boxes(cards(page).first().getByRole('heading'))
      expect(title!.x, 'a text stands beside its picture').toBeGreaterThan(picture!.right)
    }
  })
}

for (const [path] of COLUMNS.filter(([path]) => path.endsWith('sidebar'))) {
  test(`2.1 ${path}: filters on the named side, mirrored in RTL`, { tag: '@matrix' }, async ({
    page,
  }) => {
    const left = path.includes('left')
    await page.goto(path)
    await expect.poll(() => areFiltersLeft(page)).toBe(left)
    await display(page, { direction: 'rtl' })
    await expect.poll(() => areFiltersLeft(page)).toBe(!left)
  })
}

test('Tab follows the visual order of filters and tours', { tag: '@matrix' }, async ({ page }) => {
  await page.goto('/list-left-sidebar')
  for (const [width, areFiltersFirst] of [
    [1280, true],
    [390, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await isPriceBeforeCards(page), `at ${width} px`).toBe(areFiltersFirst)
    // The filters stand below the tours on a phone, and beside the tours in a wide window.
    const [last] = await boxes(cards(page).last())
    const [sidebar] = await boxes(page.getByRole('region', { name: 'Filters' }))
    expect(sidebar!.y < last!.y).toBe(areFiltersFirst)
  }
})

test('2.6 people of the team stand side by side', { tag: '@matrix' }, async ({ page }) => {
  await page.goto('/aboutus')
  const people = await boxes(page.locator('main li:has(img) h3'))
  expect(people[1]!.y).toBeCloseTo(people[0]!.y, 0)
})

/** Whether the Tab key reaches the fields of the price filter before the first card. */
async function isPriceBeforeCards(page: Page): Promise<boolean> {
  await page.getByRole('main').evaluate((main) => main.focus())
  for (;;) {
    await page.keyboard.press('Tab')
    const reached = await page.evaluate(() => {
      const element = document.activeElement!
      if (element.matches('main [type=number]')) return 'price'
      return element.closest('main article') ? 'card' : null
    })
    if (reached) return reached === 'price'
  }
}

async function areFiltersLeft(page: Page): Promise<boolean> {
  const [sidebar] = await boxes(page.getByRole('region', { name: 'Filters' }))
  const [card] = await boxes(cards(page).first())
  return (sidebar?.x ?? 0) < (card?.x ?? 0)
}

/** The positions of the elements in the window. */
function boxes(elements: Locator) {
  return elements.evaluateAll((found) => found.map((element) => element.getBoundingClientRect()))
}

function cards(page: Page): Locator {
  return page.getByRole('article')
}

function prices(page: Page) {
  const price = page.getByRole('group', { name: 'Price' })
  return { inputs: price.getByRole('spinbutton'), sliders: price.getByRole('slider') }
}
