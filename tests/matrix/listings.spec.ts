import type { Locator, Page } from '@playwright/test'
import { expect, expectNoOverflow, test } from '../browser/visitor.ts'

// biome-ignore format: a table
const COLUMNS = [
  ['/grid', 3], ['/grid-left-sidebar', 2], ['/grid-right-sidebar', 2],
  ['/list', 2], ['/list-left-sidebar', 1], ['/list-right-sidebar', 1],
] as const

for (const [path, columns] of COLUMNS) {
  test(`2.1 ${path} has ${columns} columns, and one on a phone`, async ({ page }) => {
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
  test(`2.1 the filters of ${path} are on the side in its name`, async ({ page }) => {
    const left = path.includes('left')
    await page.goto(path)
    await expect.poll(() => isLeftOfCards(page)).toBe(left)
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    await expect.poll(() => isLeftOfCards(page)).toBe(!left)
    const x = async () => (await cards(page).first().boundingBox())!.x
    const whole = await x()
    await page.locator('[data-sidebar] > :has(form)').evaluate((side) => {
      side.style.display = 'none'
    })
    expect(await x()).toBeCloseTo(whole, 0)
  })
}

test('Tab reaches a left sidebar before the tours, on a phone after them', async ({ page }) => {
  await page.goto('/list-left-sidebar')
  for (const [width, first] of [
    [1280, true],
    [390, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await isPriceBeforeCards(page), `at ${width} px`).toBe(first)
    // On a phone the filters stand below the tours, on a wide window beside them.
    const last = (await cards(page).last().boundingBox())!
    const sidebar = (await page.getByRole('region', { name: 'Filters' }).boundingBox())!
    expect(sidebar.y < last.y).toBe(first)
  }
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

function cards(page: Page): Locator {
  return page.getByRole('article')
}

async function isLeftOfCards(page: Page): Promise<boolean> {
  const [sidebar] = await boxes(page.getByRole('region', { name: 'Filters' }))
  const [card] = await boxes(cards(page).first())
  return (sidebar?.x ?? 0) < (card?.x ?? 0)
}

/** The positions of the elements in the window. */
function boxes(elements: Locator) {
  return elements.evaluateAll((found) => found.map((element) => element.getBoundingClientRect()))
}
