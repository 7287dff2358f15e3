// Password managers, writing assistants and translators change the HTML of a page, before its code runs or later. React
// then renders a part of the page anew; what the visitor typed must stay (app/keep-state.ts).

import type { Page } from '@playwright/test'
import { COMMIT } from '../browser/forms.ts'
import { openWithoutCode } from '../browser/loading.ts'
import { translate } from '../browser/translated.ts'
import { alive, expect, see, test } from '../browser/visitor.ts'

test.use({ expectedConsole: /status of 403/ })

test('text and caret stay in a page that was changed before its code', async ({ page }) => {
  const release = await openWithoutCode(page, '/contact')
  await change(page)
  const subject = page.locator('[name=subject]')
  await page.locator('[name=name]').fill('Asha')
  await subject.fill('Permits')
  await subject.press('ArrowLeft')
  release()
  await alive(page)
  await expect(page.locator('[name=name]')).toHaveValue('Asha')
  await page.keyboard.type('!')
  await expect(subject).toHaveValue('Permit!s')
})

test('a form that was sent early is sent from a changed page', async ({ page }) => {
  const sent: string[] = []
  await page.route(COMMIT, (route) => {
    sent.push(route.request().url())
    return route.fulfill({ status: 403, json: { error: { status: 'PERMISSION_DENIED' } } })
  })
  const release = await openWithoutCode(page, '/contact')
  await change(page)
  await page.locator('[name=name]').fill('Asha')
  await page.locator('[name=email]').fill('asha@example.in')
  await page.locator('[name=subject]').fill('Permits')
  await page.locator('[name=subject]').press('Enter')
  release()
  await expect(page.getByText('OOPS Something went wrong.')).toBeVisible()
  await expect(page.locator('[name=subject]')).toHaveValue('Permits')
  expect(sent).toHaveLength(1)
})

test('a changed page stays whole when its code comes', async ({ page }) => {
  const release = await openWithoutCode(page, '/')
  await change(page)
  // In the system fonts, words take other lines.
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => status === 'loaded' && !family.includes('Fallback'),
    ),
  )
  const lowest = await page.evaluateHandle(() => {
    const seen = { height: Number.POSITIVE_INFINITY }
    new ResizeObserver(() => {
      seen.height = Math.min(seen.height, document.body.clientHeight)
    }).observe(document.body)
    return seen
  })
  const before = await page.evaluate(() => document.body.clientHeight)
  release()
  await alive(page)
  await see(page.locator('main details').last())
  expect(await lowest.evaluate(({ height }) => height)).toBeGreaterThanOrEqual(before)
})

/**
 * Changes the page as a password manager (buttons beside the fields) and a translator do. The change takes no space, so
 * that the page has the same height when React removes it.
 */
async function change(page: Page) {
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('input, textarea')) {
      const button = document.createElement('div')
      button.style.position = 'absolute'
      field.after(button)
    }
  })
  await translate(page)
}
