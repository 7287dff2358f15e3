// The answer page in a browser, opened with the link in a lead's mail.

import { leadKinds } from '../../functions/src/mail/lead-links.ts'
import { button, name, open, state } from '../browser/answer-page.ts'
import { expect, test } from '../browser/visitor.ts'

// Chromium reports the 409 status of the second person's answer on its console.
test.use({ javaScriptEnabled: false, expectedConsole: /status of 409/ })

test('an answer is noted and undone, and of two the first counts', async ({ page, context }) => {
  const link = await open(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(leadKinds.query)
  await expect(state(page)).toHaveText('Not answered yet')

  await test.step('by keyboard, without a name', async () => {
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
  })

  const other = await context.newPage()
  await other.goto(link)

  await test.step('by Enter in the field, with a name that is not markup', async () => {
    await name(page).fill('Asha <b>Devi</b>')
    await page.keyboard.press('Enter')
    await expect(state(page)).toHaveText(/^Answered on .* IST by Asha <b>Devi<\/b>$/)
    await expect(page).toHaveTitle(`${leadKinds.query}: answered`)
  })

  await test.step('the second person is told that the first person has answered', async () => {
    await name(other).fill('Ravi')
    await button(other).click()
    await expect(state(other)).toHaveText(/^Already answered on .* by Asha .*\. That note stands/)
    await expect(button(other)).toHaveText('Undo')
  })

  await test.step('a reload sends nothing again', async () => {
    const noted = await state(page).innerText()
    await page.reload()
    await expect(state(page)).toHaveText(noted)
    await button(page).click()
    await expect(state(page)).toHaveText('Not answered yet')
    await page.reload()
    await expect(name(page)).toHaveValue('')
  })
})
