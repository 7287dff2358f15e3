import type { Locator, Page } from '@playwright/test'
import { tours } from '../../web/src/content/catalogue.ts'
import { alive, expect, passInPage, test } from '../browser/visitor.ts'
import { ACTIVITIES } from '../suite/spec-lists.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('5 a price and its slider agree, and a typed price is rounded on blur', async ({ page }) => {
  await page.goto('/grid-left-sidebar')
  await alive(page)
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
  await page.goto('/list-left-sidebar')
  await alive(page)
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await expect(pager).toHaveText('12345')
  await expect(pager.locator('[aria-current=page]')).toHaveText('3')
  const before = await cards(page).allInnerTexts()
  expect(before).toHaveLength(tours.length)
  await prices(page).inputs.last().fill('100')
  await prices(page).sliders.first().fill('80')
  const checkboxes = page.getByRole('region', { name: 'Filters' }).getByRole('checkbox')
  await expect(checkboxes).toHaveCount(5 + ACTIVITIES.length)
  for (const box of await checkboxes.all()) await box.check()
  // The next page, the previous page, and the four pages that are not current.
  const links = pager.getByRole('link')
  await expect(links).toHaveCount(6)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await link.click({ force: true })
  }
  const card = cards(page).nth(1)
  await expect(card.getByRole('button')).toHaveCount(0)
  await card.locator('.tour-card_heart').click()
  await passInPage(page, 200)
  expect(await cards(page).allInnerTexts()).toEqual(before)
  await expect(page).toHaveURL('/list-left-sidebar')
  await card.click({ position: { x: 20, y: 120 } })
  await expect(page).toHaveURL('/tour-detail-one/2')
})

function cards(page: Page): Locator {
  return page.getByRole('article')
}

function prices(page: Page) {
  const price = page.getByRole('group', { name: 'Price' })
  return { inputs: price.getByRole('spinbutton'), sliders: price.getByRole('slider') }
}
