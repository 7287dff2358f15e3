// From a tour to the agency: the links of a tour's page, and what they fill in.

import type { Page } from '@playwright/test'
import { samples } from 'submissions/boundaries'
import { ASK_ABOUT_TOUR } from '../../web/src/content/labels.ts'
import { COMMIT, form, outcome, SENT, send, sendButton } from '../browser/forms.ts'
import { alive, expect, passInPage, requestsOf, test } from '../browser/visitor.ts'
import { waitForMails } from '../suite/inbox.ts'
import { leadsWith, mark } from '../suite/leads.ts'

const TURTUK = '/leh-to-leh-with-turtuk'

test('from a tour, by keyboard alone, a message that names the tour is stored and mailed', async ({
  page,
}) => {
  const name = mark()
  await page.goto(TURTUK)
  await alive(page)
  const ask = page.getByRole('link', { name: ASK_ABOUT_TOUR }).first()
  await ask.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Your Question')).toHaveValue('Leh to Leh with Turtuk')
  for (const text of [name, samples.contact.email]) {
    await page.keyboard.press('Tab')
    while (!(await page.evaluate(() => document.activeElement?.matches('input')))) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(outcome(page)).toHaveText(SENT.contact)

  const [stored] = await leadsWith('contact', 'name', name)
  const { id: _, timestamp, ...fields } = stored as Record<string, unknown>
  expect(timestamp).toBeTruthy()
  expect(fields).toEqual({
    name,
    email: samples.contact.email,
    subject: 'Leh to Leh with Turtuk',
    comment: '',
  })
  const [mail] = await waitForMails(name)
  expect(mail?.text).toContain('Leh to Leh with Turtuk')
})

test('the way back leads to the same place of the tour, with the focus on the link', async ({
  page,
}) => {
  await page.goto(TURTUK)
  await alive(page)
  const ask = page.getByRole('link', { name: ASK_ABOUT_TOUR }).first()
  await ask.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(200)
  await ask.focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Your Comment').fill('Is April too cold?')
  await page.goBack()
  await expect(ask).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await page.goForward()
  await expect(page.getByLabel('Your Question')).toHaveValue('Leh to Leh with Turtuk')
  await expect(page.getByLabel('Your Comment')).toHaveValue('Is April too cold?')
})

test('another tour replaces the first tour, and nothing that was typed or sent', async ({
  page,
}) => {
  await page.goto(TURTUK)
  await alive(page)
  const requests = requestsOf(page)
  await page.getByRole('link', { name: ASK_ABOUT_TOUR }).first().click()
  await page.getByLabel('Your Comment').fill('Is April too cold?')
  await askAbout(page, 'Leh to Leh with Hanle')
  await expect(page.getByLabel('Your Question')).toHaveValue('Leh to Leh with Hanle')
  await expect(page.getByLabel('Your Comment')).toHaveValue('Is April too cold?')

  await page.getByLabel('Your Question').fill('My own question')
  await askAbout(page, 'Leh to Leh with Turtuk')
  await passInPage(page, 500)
  await expect(page.getByLabel('Your Question')).toHaveValue('My own question')
  expect(requests.filter((url) => COMMIT.test(url))).toEqual([])
  await expect(outcome(page)).toHaveText('')
})

test('an address with hostile parameters fills in text within the limits, and no other field', async ({
  page,
}) => {
  const markup = '<img src=x onerror="alert(1)">'
  const query = new URLSearchParams({
    subject: markup + 'x'.repeat(400),
    comment: `${markup}\n${'y'.repeat(9_000)}`,
    name: 'Mallory',
    email: 'mallory@example.org',
  })
  await page.goto(`/contact?${query}`)
  await alive(page)
  const subject = page.getByLabel('Your Question')
  await expect(subject).toHaveValue((markup + 'x'.repeat(400)).slice(0, 200))
  const comment = page.getByLabel('Your Comment')
  expect(await comment.inputValue()).toHaveLength(5_000)
  await expect(page.getByLabel('Your Name')).toHaveValue('')
  await expect(page.getByLabel('Your Email')).toHaveValue('')
  await expect(page.locator('img[src=x]')).toHaveCount(0)
  await expect(sendButton(page)).toBeEnabled()

  // The longest texts are accepted.
  const name = mark()
  await page.getByLabel('Your Name').fill(name)
  await page.getByLabel('Your Email').fill(samples.contact.email)
  await send(page)
  await expect(outcome(page)).toHaveText(SENT.contact)
})

test('a quote for a tour in Ladakh begins at the form, with Ladakh chosen', async ({ page }) => {
  await page.goto(TURTUK)
  await alive(page)
  await page.getByRole('link', { name: 'Get Quote' }).click()
  await expect(page.getByLabel('Destination', { exact: true })).toHaveValue('ladakh')
  await expect(form(page)).toBeFocused()
  await expect(form(page)).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('a low bar leads to the form, and is hidden while a field or the same link is in view', async ({
    page,
  }) => {
    await page.goto(TURTUK)
    await alive(page)
    const bar = page.locator('[data-shown]')
    for (const hiding of [
      page.getByRole('region', { name: 'Price Details' }),
      page.getByRole('region', { name: 'Leave A Comment' }),
      page.getByRole('contentinfo'),
      page.getByRole('link', { name: ASK_ABOUT_TOUR }).first(),
    ]) {
      // The bar is shown before each part, so that only the part itself can hide the bar.
      await page.locator('#day-2').scrollIntoViewIfNeeded()
      await expect(bar).toBeVisible()
      await hiding.scrollIntoViewIfNeeded()
      await expect(bar).toHaveCount(0)
    }
    await page.locator('#day-2').scrollIntoViewIfNeeded()
    await expect(bar).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(bar).toHaveCount(0)
    await page.locator('#day-2').scrollIntoViewIfNeeded()
    await bar.getByRole('link', { name: ASK_ABOUT_TOUR }).tap()
    await expect(page.getByLabel('Your Question')).toHaveValue('Leh to Leh with Turtuk')
  })
})

/** Follows links from the contact page to Home, to a tour and to the contact page again. */
async function askAbout(page: Page, tour: string) {
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.getByRole('main').getByRole('link', { name: tour }).click()
  await page.getByRole('link', { name: ASK_ABOUT_TOUR }).first().click()
  await expect(form(page)).toBeVisible()
}
