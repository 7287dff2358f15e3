// The style sheets of a page come with its code, before the page is shown (docs/decisions/010).

import { alive, expect, test } from '../browser/visitor.ts'

const CSS = '**/*.css'

test.use({ reducedMotion: 'reduce', expectedConsole: /net::ERR|could not be loaded|preload CSS/ })

test('the offer to reload stays when the code runs without a style sheet', async ({ page }) => {
  // The import of a page waits for the page's own sheets, but not for the sheet of all pages.
  await page.route('**/index-*.css', (route) => route.abort())
  await page.goto('/contact')
  await alive(page)
  await expect(page.getByText('Parts of this page did not arrive.')).toBeVisible()
})

test('without its style sheets a page stays, and the next offers to reload', async ({ page }) => {
  await page.route(CSS, (route) => route.abort())
  await page.goto('/contact')
  await expect(page.getByText('Parts of this page did not arrive.')).toBeVisible()
  await page.unroute(CSS)
  await page.reload()
  await alive(page)

  await page.route(CSS, (route) => route.abort())
  const heading = page.getByRole('heading', { level: 1 })
  const home = page.getByRole('link', { name: 'Home' }).first()
  await home.click()
  await expect(heading).toHaveText('This page could not be loaded')
  await page.getByRole('link', { name: 'Contact Us' }).first().click()
  await home.click()
  await expect(heading).toHaveText('This page could not be loaded')
  await page.unroute(CSS)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(heading).toHaveText('Where Do You Want To Go?')
  await expect(page.getByRole('main').locator('section').first()).toHaveCSS('isolation', 'isolate')
})
