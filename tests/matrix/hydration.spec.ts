// Rare cases before the page's code runs (docs/decisions/010). These tests need a browser whose pointer is not on the
// page (playwright.config.ts).

import { hold, openHolding, openWithoutCode } from '../browser/loading.ts'
import { alive, expect, passInPage, test, visit } from '../browser/visitor.ts'
import { codeOf, ENTRY } from '../suite/built-code.ts'

test('no code is requested before the page has loaded', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const release = await openHolding(page, '/blog-detail/1', /\/pictures\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await passInPage(page, 100)
  expect(scripts).toEqual([])
  const started = page.waitForRequest(codeOf(ENTRY))
  release()
  await started
})

test('after Back before the code runs, the earlier page is shown', async ({ page }) => {
  await visit(page, '/grid')
  await page.locator('main article a').first().click()
  await expect(page).toHaveTitle(/Turtuk/)
  const release = await hold(page, codeOf(ENTRY))
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/grid')
  release()
  await alive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tour Packages')
})

test('a form that was invalid at a press before hydration is not sent later', async ({ page }) => {
  await page.route('**/__/firebase/init.json', (route) => route.fulfill({ json: {} }))
  const release = await openWithoutCode(page, '/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByLabel('Your Name')).toBeFocused()
  // The form is valid by now, so the browser's validation would not stop a repeated press.
  await page.getByLabel('Your Name').fill('Asha')
  await page.getByLabel('Your Email').fill('asha@example.in')
  await page.getByLabel('Your Question').fill('Permits')
  release()
  await alive(page)
  await passInPage(page, 500)
  const form = page.getByRole('main').getByRole('form')
  await expect(form.getByRole('progressbar')).toHaveCount(0)
  await expect(form.getByRole('status')).toBeEmpty()
})
