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

test('2.1, 2.2, 8 unknown addresses have status 404 and a link to Home', async ({ page }) => {
  const old = ['/index-two', '/index-three', '/index-four', '/index-five', '/index-item']
  for (const path of ['/nowhere', '/tour-detail-one/12345', '/a/b/c', ...old]) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    // The page's code renders the address again after hydration, with the same result.
    await alive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found?')
    const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
    await expect(marked, path).toHaveText(old.includes(path) ? ['Home'] : [])
  }
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
