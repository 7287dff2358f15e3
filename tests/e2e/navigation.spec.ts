// Moves within the site: what stays until the next page can be shown, what Back restores, and where an address leads.

import type { Page } from '@playwright/test'
import { ALL_ON_ONE_SCALE } from 'content/control-labels.ts'
import { hold } from '../browser/loading.ts'
import { alive, expect, see, test, visit } from '../browser/visitor.ts'
import { codeOf } from '../suite/site-manifest.ts'

const TURTUK = '/leh-to-leh-with-turtuk'
/** Fonts and parts that come late, and move what is below them. */
const LATE = new RegExp(`\\.woff2$|${codeOf('price-slip.tsx', 'more-actions.tsx').source}`)

test('2.1 a list stays until the tour can be shown from its top', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 })
  await visit(page, '/grid')
  const release = await hold(
    page,
    codeOf('pages/tour/tour-page.tsx', 'tours/leh-to-leh-with-hanle.ts'),
  )
  const card = page.getByRole('main').getByRole('link', { name: 'Leh to Leh with Hanle' }).first()
  await see(card)
  const frames = await framesOf(page)
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(300)
  await card.click()
  await expect(page).not.toHaveURL('/grid')
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeInViewport()
  await expect(card).toBeInViewport()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leh to Leh with Hanle')
  await expect(page.getByText('Loading…')).toHaveCount(0)
  expect(await frames()).toEqual([`Tour Packages at ${before}`, 'Leh to Leh with Hanle at 0'])
})

test('a page left before it was shown begins at its top after Forward', async ({ page }) => {
  await visit(page, '/grid')
  const release = await hold(page, codeOf('pages/tour/tour-page.tsx'))
  const card = page.getByRole('main').getByRole('link', { name: 'Leh to Leh with Hanle' }).first()
  await see(card)
  await card.click()
  await expect(page).not.toHaveURL('/grid')
  await page.goBack()
  await page.goForward()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leh to Leh with Hanle')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('2.1 a link to the shown page only scrolls to the top', async ({ page }) => {
  await visit(page, '/contact?subject=Permits#main')
  const entry = () => page.evaluate(() => navigation.currentEntry?.index)
  const before = await entry()
  const link = page.getByRole('navigation').getByRole('link', { name: 'Contact Us' })
  for (const width of [412, 1366]) {
    await page.setViewportSize({ width, height: 700 })
    await page.evaluate(() => history.replaceState(history.state, '', '?subject=Permits#main'))
    await page.evaluate(() => window.scrollTo(0, 400))
    if (width === 412) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await link.click()
    await expect(page).toHaveURL('/contact')
    if (width === 412) await expect(link).toBeHidden()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect.poll(entry).toBe(before)
    await expect(page).toHaveURL('/contact')
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)))
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }
})

test('Back restores answers, order and chosen tour of “Which ride is mine?”', async ({ page }) => {
  await visit(page, '/which-ride-is-mine')
  const ride = page.getByLabel('How do you want to travel?')
  const order = page.getByLabel('Sort by')
  const boxes = page.getByRole('main').getByRole('checkbox')
  const last = page.getByRole('region', { name: ALL_ON_ONE_SCALE }).locator('ul h3').last()
  const before = (await last.textContent()) ?? ''
  await ride.selectOption('In an SUV')
  await order.selectOption('lowest bed')
  await expect(last).not.toHaveText(before)
  await boxes.nth(1).check()
  const answer = page.getByText('These two fit best:')
  const named = await answer.textContent()
  await answer.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Which ride is mine?')
  await page.goBack()
  await expect(answer).toHaveText(named ?? '')
  await expect(ride.locator('option:checked')).toHaveText('In an SUV')
  await expect(order).toHaveValue('lowest bed')
  await expect(boxes.nth(1)).toBeChecked()
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(1)
})

test('a month stays open when the code comes, and after Back to the tour', async ({ page }) => {
  const release = await hold(page, codeOf('departures/departures.tsx'))
  await visit(page, TURTUK)
  const months = page.locator('#dates details')
  await see(months.nth(2))
  await months.nth(2).locator('summary').click()
  release()
  await months.nth(2).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await page.goBack()
  await expect(months.nth(2)).toHaveJSProperty('open', true)
  await expect(months.nth(2).getByRole('link').first()).toBeFocused()
  await expect(months.nth(2).getByRole('link').first()).toBeInViewport()
})

for (const id of ['day-2', 'prices']) {
  test(`an address with #${id} shows its place below the bar, as a link does`, async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 })
    const release = await hold(page, LATE)
    await page.goto(`${TURTUK}#${id}`, { waitUntil: 'commit' })
    await alive(page)
    await expect.poll(() => gapOf(page, id)).toBe('below the bar')
    release()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => gapOf(page, id)).toBe('below the bar')
    await page.getByRole('navigation', { name: 'On this page' }).getByText('Dates').click()
    await expect.poll(() => gapOf(page, 'dates')).toBe('below the bar')
  })
}

/** Where a section or a day begins: less than 40 pixels below the bar, or how many pixels away. */
function gapOf(page: Page, id: string) {
  return page.evaluate((id) => {
    const bar = document.querySelector('header')!.getBoundingClientRect().bottom
    const target = document.getElementById(id)!
    const gap = (target.closest('details') ?? target).getBoundingClientRect().top - bar
    return gap >= 0 && gap < 40 ? 'below the bar' : gap
  }, id)
}

/** Notes heading and scroll position of each frame; the returned function resolves to the changes. */
async function framesOf(page: Page) {
  const frames = await page.evaluateHandle(() => {
    const seen: string[] = []
    const note = () => {
      const frame = `${document.querySelector('main h1')?.textContent} at ${window.scrollY}`
      if (frame !== seen.at(-1)) seen.push(frame)
      requestAnimationFrame(note)
    }
    note()
    return seen
  })
  return () => frames.jsonValue()
}
