// One address for each kind of screen, and an unknown address; tests/matrix/pages.spec.ts opens the others.

import { expectScreen } from '../browser/screen.ts'
import { alive, expect, test } from '../browser/visitor.ts'
import { kinds } from '../suite/screens.ts'

// Hosting serves unknown addresses and /404 with status 404, and Chromium reports the status on the console.
test.use({ expectedConsole: /status of 404/ })

for (const path of kinds) {
  test(`2.1, 6 ${path}: heading, axe and no overflow`, async ({ page }) => {
    await expectScreen(page, path)
  })
}

test('an unknown address has status 404, and a link to Home', async ({ page }) => {
  const response = await page.goto('/index-two')
  expect(response?.status()).toBe(404)
  // The page's code renders the address again after hydration, with the same result.
  await alive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found?')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const home = menu.getByRole('link', { name: 'Home' })
  await expect(home, 'an old address of Home').toHaveAttribute('aria-current', 'page')
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the sitemap and the feed are well-formed XML', async ({ page }) => {
  for (const file of ['/sitemap.xml', '/rss.xml']) {
    const text = await (await page.request.get(file)).text()
    const fault = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml')
      return parsed.querySelector('parsererror')?.textContent ?? null
    }, text)
    expect(fault, file).toBeNull()
  }
})
