// The six tour listings (spec 2.4): what they show, how they are arranged, and that nothing filters.

import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { shortClassName } from '../../web/plugins/class-names.ts'
import { tours } from '../../web/src/content/catalogue.ts'
import { alive, expect, passInPage, test } from '../browser/visitor.ts'
import { ACTIVITIES } from '../suite/spec-lists.ts'

const CARD = fileURLToPath(
  new URL('../../web/src/components/tour-card.module.css', import.meta.url),
)
const HEART = `.${shortClassName('heart', CARD)}`

test.use({ viewport: { width: 1280, height: 900 } })

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

test('5 on blur a typed price becomes a multiple of 5 from 0 to 500', async ({ page }) => {
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

test('2.4 no filter changes the tours or the address', async ({ page }) => {
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

test('2.4 the pager shows page 3 of 5 and does nothing', async ({ page }) => {
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

test('2.4 the heart of a card does nothing, and the rest of the card opens the tour', async ({
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

/** The positions of the elements in the window. */
function boxes(elements: Locator) {
  return elements.evaluateAll((found) => found.map((element) => element.getBoundingClientRect()))
}
