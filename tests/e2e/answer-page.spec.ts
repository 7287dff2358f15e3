// The answer page in a browser, opened with the link in a lead's mail.

import type { Page } from '@playwright/test'
import { leadKinds } from 'functions/mail/lead-links.ts'
import { axeProblems } from '../browser/axe.ts'
import { expect, expectNoOverflow, matrix, test } from '../browser/visitor.ts'
import { mailedLead } from '../suite/leads.ts'

const PHONE = { width: 320, height: 568 }

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an answer is noted and undone', async ({ page }) => {
    await open(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(leadKinds.query)
    await expect(state(page)).toHaveText('Not answered yet')

    // By keyboard, without a name.
    await page.keyboard.press('Tab')
    await expect(name(page)).toBeFocused()
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

    await name(page).fill('Asha <b>Devi</b>')
    await page.keyboard.press('Enter')
    await expect(state(page)).toHaveText(/^Answered on .* IST by Asha <b>Devi<\/b>$/)

    // A reload sends nothing again.
    const noted = await state(page).innerText()
    await page.reload()
    await expect(state(page)).toHaveText(noted)
    await button(page).click()
    await expect(state(page)).toHaveText('Not answered yet')
    await page.reload()
    await expect(name(page)).toHaveValue('')
  })
})

test('the answer page is accessible, and fits phones', matrix, async ({ page }) => {
  const link = await open(page)
  for (const viewport of [PHONE, { width: 844, height: 390 }]) {
    await page.setViewportSize(viewport)
    await page.goto(link)
    await expectNoOverflow(page)
    await expect(button(page)).toBeInViewport({ ratio: 1 })
    for (const target of [button(page), page.getByRole('textbox')]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
  }
  await page.setViewportSize(PHONE)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNoOverflow(page)

  await page.goto(link)
  expect(await axeProblems(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeProblems(page, ['color-contrast'])).toEqual([])
  await button(page).click()
  await expect(state(page)).toHaveText(/^Answered/)
  expect(await axeProblems(page)).toEqual([])
})

/** Stores a lead and follows the link in its mail; resolves to the link. */
async function open(page: Page): Promise<string> {
  const { link } = await mailedLead()
  await page.goto(link)
  return link
}

const name = (page: Page) => page.getByLabel('Who answered? (optional)')
const state = (page: Page) => page.getByRole('status')
const button = (page: Page) => page.getByRole('button')
