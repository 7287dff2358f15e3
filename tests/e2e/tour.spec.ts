// The links of a tour's page, the way from a tour to the agency's forms, and what the links fill in.

import type { Page } from '@playwright/test'
import { monthOf } from 'content/dates.ts'
import { ASK_ABOUT_TOUR, BEFORE_YOU_BOOK, WHAT_IT_COSTS } from 'content/labels.ts'
import { daysAfter, departure } from '../browser/content.ts'
import { liveForm, SENT } from '../browser/forms.ts'
import { expect, see, test, visit } from '../browser/visitor.ts'
import { waitForMails } from '../suite/inbox.ts'

const TURTUK = '/leh-to-leh-with-turtuk'

test('after a look at a day, Back restores scroll position and focus, and Forward the form', async ({
  page,
}) => {
  await visit(page, TURTUK)
  await page.getByRole('link', { name: /^Day 7: / }).click()
  await expect(page).toHaveURL(`${TURTUK}#day-7`)
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(200)
  const ask = page.getByRole('link', { name: ASK_ABOUT_TOUR }).first()
  await ask.evaluate((link) => link.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await page.getByLabel('Your Comment').fill('Is April too cold?')
  await page.goBack()
  await expect(ask).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await page.goForward()
  await expect(page.getByLabel('Your Question')).toHaveValue('Leh to Leh with Turtuk')
  await expect(page.getByLabel('Your Comment')).toHaveValue('Is April too cold?')
})

test('Get Quote on a tour in Ladakh leads to the form, with Ladakh chosen', async ({ page }) => {
  await visit(page, TURTUK)
  await page.getByRole('link', { name: 'Get Quote' }).click()
  await expect(page.getByLabel('Destination', { exact: true })).toHaveValue('ladakh')
  const { form } = liveForm(page, 'query')
  await expect(form).toBeFocused()
  await expect(form).toBeInViewport()
})

test('the column of links marks the section in view, and leads to the others', async ({ page }) => {
  await page.clock.setFixedTime(daysAfter(departure, -1))
  await visit(page, TURTUK)
  const current = linksOf(page).locator('[aria-current]')
  await expect(current).toHaveCount(0)
  await linksOf(page).getByRole('link', { name: 'Packing' }).click()
  await expect(page.getByRole('heading', { name: 'Things to Pack' })).toBeInViewport()
  await expect(current).toHaveText('Packing')
  const [day, month] = [
    Number(departure.start.slice(8)),
    monthOf(Date.parse(departure.start)).split(' ')[0],
  ]
  await linksOf(page)
    .getByRole('link', { name: `Dates next ${day} ${month}` })
    .click()
  await expect(current).toHaveText(/^Dates/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('a low bar leads to prices, dates and form, and hides at form fields and the footer', async ({
    page,
  }) => {
    await visit(page, TURTUK)
    const bar = linksOf(page)
    const day = page.locator('summary').filter({ hasText: 'Day 2' })
    await expect(bar).toBeVisible()
    for (const hiding of [
      page.getByLabel('Dates', { exact: true }),
      page.getByRole('region', { name: 'Leave A Comment' }).getByLabel('Name'),
      page.getByRole('contentinfo'),
    ]) {
      // The bar is shown before each part, so that only the part itself can hide the bar.
      await see(day)
      await expect(bar).toBeVisible()
      // The price slip, which has the dates, is loaded when it is near the screen.
      await see(page.getByRole('link', { name: BEFORE_YOU_BOOK }))
      await hiding.evaluate((element) => element.scrollIntoView({ block: 'end' }))
      await expect(bar).toBeHidden()
    }
    await see(day)
    await bar.getByRole('link', { name: /^Dates next/ }).tap()
    await expect(page.getByRole('heading', { name: 'Batch Details' })).toBeInViewport()
    await bar.getByRole('link', { name: /^Prices From INR 23,900/ }).tap()
    await expect(page.getByRole('heading', { name: 'Price Details' })).toBeInViewport()
    await see(day)
    await bar.getByRole('link', { name: ASK_ABOUT_TOUR }).tap()
    await expect(page.getByLabel('Your Question')).toHaveValue('Leh to Leh with Turtuk')
  })
})

test('each press of Tab leads to a control in view', { tag: '@matrix' }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 657 })
  await visit(page, TURTUK)
  await page.keyboard.press('Tab')
  // Waits for the code of the price slip, so that the focus reaches its controls.
  await expect(page.getByRole('region', { name: WHAT_IT_COSTS })).toBeAttached()
  const seen: string[] = []
  for (let press = 0; press < 200; press++) {
    const focused = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame)
      const active = document.activeElement!
      if (active.tagName === 'IFRAME') return 'frame'
      const { top, bottom } = active.getBoundingClientRect()
      const isInView = bottom > 0 && top < innerHeight && active !== document.body
      return `${isInView ? '' : 'lost: '}${active.tagName} ${active.textContent?.trim().slice(0, 40)}`
    })
    if (focused === 'frame' || (press > 40 && focused.endsWith('Skip to content'))) break
    seen.push(focused)
    await page.keyboard.press('Tab')
  }
  expect(seen.filter((each) => each.startsWith('lost'))).toEqual([])
  expect(seen.length).toBeGreaterThan(70)
})

test('a message is sent by keyboard alone', { tag: '@matrix' }, async ({ page }) => {
  const subject = 'Leh to Leh with Turtuk'
  const contact = liveForm(page, 'contact', { subject, comment: '' })
  const { name, email } = contact.lead
  await visit(page, TURTUK)
  await page.getByRole('link', { name: ASK_ABOUT_TOUR }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Your Question')).toHaveValue(subject)
  for (const text of [name!, email!]) {
    await page.keyboard.press('Tab')
    while (!(await page.evaluate(() => document.activeElement?.matches('input')))) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(contact.outcome).toHaveText(SENT.contact)

  await contact.expectStored()
  const [mail] = await waitForMails(name!)
  expect(mail?.text).toContain(subject)
})

function linksOf(page: Page) {
  return page.getByRole('navigation', { name: 'On this page' })
}
