import { button, open, state } from '../browser/answer-page.ts'
import { axeProblems } from '../browser/axe.ts'
import { expect, expectNoOverflow, test } from '../browser/visitor.ts'

test.use({ expectedConsole: /status of 404/ })

test('the answer page is accessible, fits phones, and refuses a wrong link', async ({ page }) => {
  const link = await open(page)
  for (const [width, height] of [
    [320, 568],
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

  await page.goto(link)
  expect(await axeProblems(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeProblems(page, ['color-contrast'])).toEqual([])
  await button(page).click()
  await expect(state(page)).toHaveText(/^Answered/)
  expect(await axeProblems(page)).toEqual([])

  const response = await page.goto(`${link.slice(0, -1)}_`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This link is not valid, or no longer.',
  )
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
})
