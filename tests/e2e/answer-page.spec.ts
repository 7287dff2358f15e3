// The answer page in a browser, opened with the link in a lead's mail.

import type { Page } from '@playwright/test'
import { samples } from 'submissions/boundaries'
import { axeProblems } from '../browser/axe.ts'
import { expect, expectNoOverflow, test } from '../browser/visitor.ts'
import { waitForMails } from '../suite/inbox.ts'
import { db, mark } from '../suite/leads.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an answer is noted with a name and undone, and a reload sends nothing again', async ({
    page,
  }) => {
    await open(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quote request')
    await expect(state(page)).toHaveText('Not answered yet')

    await page.getByLabel('Who answered? (optional)').fill('Asha <b>Devi</b>')
    await page.getByRole('button', { name: 'Mark as answered' }).click()
    await expect(state(page)).toHaveText(/^Answered on .* IST by Asha <b>Devi<\/b>$/)
    await expect(page).toHaveTitle('Quote request: answered')
    const noted = await state(page).innerText()
    await page.reload()
    await expect(state(page)).toHaveText(noted)

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(state(page)).toHaveText('Not answered yet')
    await page.reload()
    await expect(page.getByLabel('Who answered? (optional)')).toHaveValue('')
  })

  test('the page works with the keyboard only, without a name', async ({ page }) => {
    await open(page)
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Who answered? (optional)')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page)).toBeFocused()
    await expect(button(page)).toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('Enter')
    await expect(state(page)).toHaveText(/^Answered on .* IST$/)
    await page.keyboard.press('Tab')
    await expect(button(page)).toHaveText('Undo')
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(state(page)).toHaveText('Not answered yet')
  })

  test('Enter in the field notes the answer', async ({ page }) => {
    await open(page)
    await page.getByLabel('Who answered? (optional)').fill('Ravi')
    await page.keyboard.press('Enter')
    await expect(state(page)).toHaveText(/ by Ravi$/)
  })

  test.describe('two people at once', () => {
    // Chromium reports the 409 status of the second answer on its console.
    test.use({ expectedConsole: /status of 409/ })

    test('the second person is told that the first person has answered', async ({
      page,
      context,
    }) => {
      const link = await open(page)
      const other = await context.newPage()
      await other.goto(link)
      await page.getByLabel('Who answered? (optional)').fill('Asha')
      await button(page).click()
      await expect(state(page)).toHaveText(/ by Asha$/)
      await other.getByLabel('Who answered? (optional)').fill('Ravi')
      await button(other).click()
      await expect(state(other)).toHaveText(/^Already answered on .* by Asha\. That note stands/)
      await expect(button(other)).toHaveText('Undo')
    })
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on a page in ${colorScheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page)
    expect(await axeProblems(page)).toEqual([])
    await button(page).click()
    await expect(state(page)).toHaveText(/^Answered/)
    expect(await axeProblems(page)).toEqual([])
  })
}

test('the page fits on small phones and with large text, and its controls are large enough to touch', async ({
  page,
}) => {
  const link = await open(page)
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(link)
    await expectNoOverflow(page)
    await expect(button(page)).toBeInViewport({ ratio: 1 })
    for (const target of [button(page), page.getByRole('textbox')]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
  }
  await page.setViewportSize({ width: 320, height: 568 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNoOverflow(page)
})

test.describe('a link that is not valid', () => {
  test.use({ expectedConsole: /status of 404/ })

  test('shows a message, without a field or a button', async ({ page }) => {
    const link = await open(page)
    const response = await page.goto(`${link.slice(0, -1)}_`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This link is not valid, or no longer.',
    )
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    expect(await axeProblems(page)).toEqual([])
  })
})

/** Stores a lead and follows the link in its mail. */
async function open(page: Page): Promise<string> {
  const lastName = mark()
  await db.collection('query').add({ ...samples.query, lastName, timestamp: new Date() })
  const [mail] = await waitForMails(lastName)
  const link = /https?:\S+\/answer\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  return link
}

function state(page: Page) {
  return page.getByRole('status')
}

function button(page: Page) {
  return page.getByRole('button')
}
