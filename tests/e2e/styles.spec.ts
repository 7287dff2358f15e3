// The styles of a page come with its code, before the page is shown (docs/decisions/019).

import { alive, expect, test } from '../browser/visitor.ts'

test.use({ reducedMotion: 'reduce' })

test.describe('styles that do not load', () => {
  test.use({ expectedConsole: /net::ERR|could not be loaded/ })

  test('are fetched again when the link is followed', async ({ page }) => {
    await page.goto('/contact')
    await alive(page)
    const failed = page.waitForEvent('requestfailed')
    await page.route('**/*.css', (route) => route.abort())
    const home = page.getByRole('link', { name: 'Home' }).first()
    await home.hover()
    await failed
    await page.unroute('**/*.css')
    await home.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where Do You Want To Go?')
    await expect(page.getByRole('main').locator('section').first()).toHaveCSS(
      'isolation',
      'isolate',
    )
  })
})
