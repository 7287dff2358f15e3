import type { Page } from '@playwright/test'
import { ALL_ON_ONE_SCALE, COMPARE, SEE_BOTH } from 'content/control-labels.ts'
import { tours } from 'content/tours.ts'
import { axeProblems } from '../browser/axe.ts'
import { expect, see, test, visit } from '../browser/visitor.ts'

const PATH = '/which-ride-is-mine'

test('two tours stand side by side, and a third replaces the first', async ({ page }) => {
  await visit(page, PATH)
  const byLength = tours.toSorted((one, other) => one.km - other.km)
  const [short, medium, long] = [byLength[0]!, byLength[5]!, byLength.at(-1)!]
  await boxOf(page, short.title).check()
  const row = rowOf(page, long.title)
  await see(row)
  const place = () => row.evaluate((element) => element.getBoundingClientRect().top)
  const before = await place()
  await boxOf(page, long.title).check()
  expect(Math.abs((await place()) - before)).toBeLessThan(1)
  await row.getByRole('link', { name: SEE_BOTH }).click()
  const names = pair(page).getByRole('columnheader')
  await expect(names).toHaveText([short.title, long.title])
  await expect(names.first()).toBeInViewport()
  const days = pair(page).getByRole('row', { name: /^Days/ }).getByRole('cell')
  await expect(days).toHaveText([String(short.days), String(long.days)])
  // The lines of both tours are on one scale, in two looks.
  const [one, other] = await drawn(page)
  expect(one!.look).not.toBe(other!.look)
  expect(other!.width / one!.width).toBeCloseTo(long.km / short.km, 0)
  const third = boxOf(page, medium.title)
  await expect(third).toHaveAccessibleName(`${COMPARE} instead of ${short.title}: ${medium.title}`)
  await third.check()
  await expect(names).toHaveText([long.title, medium.title])
  expect(await axeProblems(page)).toEqual([])
})

test('by keyboard alone, six answers lead to two tours', async ({ page }) => {
  await visit(page, PATH)
  const fits = page.locator('p', { hasText: 'These two fit best:' })
  await expect(fits).toHaveCount(0)
  await page.getByLabel('How do you want to travel?').focus()
  for (const firstLetters of ['Al', 'In a', 'Jul', 'Up to 7', 'Up to 4', 'Up to INR 3']) {
    await page.keyboard.type(firstLetters)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByLabel('How do you want to travel?')).toHaveValue('0')
  await expect(fits.getByRole('link')).toHaveCount(2)
  await expect(fits).toHaveAttribute('aria-live', 'polite')
  await expect(fits.getByRole('link').first()).toBeFocused()
  const title = await fits.getByRole('link').first().textContent()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
})

const pair = (page: Page) => page.getByRole('figure')

function rowOf(page: Page, title: string) {
  const heading = page.getByRole('heading', { level: 3, name: title, exact: true })
  const all = page.getByRole('region', { name: ALL_ON_ONE_SCALE }).locator(':scope > ul')
  return all.getByRole('listitem').filter({ has: heading })
}

function boxOf(page: Page, title: string) {
  return rowOf(page, title).getByRole('checkbox')
}

/** The lines of the chosen tours: the width of each line, and its colour and dashes. */
function drawn(page: Page) {
  return pair(page)
    .locator('path[data-line]')
    .evaluateAll((paths) =>
      paths.map((path) => {
        const { stroke, strokeDasharray } = getComputedStyle(path)
        const { width } = (path as SVGPathElement).getBBox()
        return { width, look: `${stroke} ${strokeDasharray}` }
      }),
    )
}
