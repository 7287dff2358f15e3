// Every address of the route table in both themes and directions, and more unknown addresses.

import { tours } from '../../web/src/content/catalogue.ts'
import { allPaths, matchOf } from '../../web/src/routes.ts'
import { expectDarkAndMirrored, expectScreen } from '../browser/screen.ts'
import { alive, expect, test } from '../browser/visitor.ts'

// Hosting serves unknown addresses with status 404, and Chromium reports the status on the console.
test.use({ expectedConsole: /status of 404/ })

// The three addresses of a tour have the same document (tests/built/tour.test.ts); one tour is opened at all three.
const paths = allPaths().filter((path) => {
  const { id, tour } = matchOf(path)
  return id !== 'tour-detail' || tour === tours[0]
})

for (const path of paths) {
  test(`${path}: heading, axe in both themes and no overflow`, async ({ page }) => {
    await expectScreen(page, path)
    await expectDarkAndMirrored(page)
  })
}

const OLD_HOMES = ['/index-three', '/index-four', '/index-five', '/index-item']

for (const path of ['/nowhere', '/tour-detail-one/12345', '/a/b/c', ...OLD_HOMES]) {
  test(`2.1, 8 ${path} is an unknown address: status 404, and a link to Home`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await alive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found?')
    const back = page.getByRole('main').getByRole('link', { name: 'Back to Home' })
    await expect(back).toHaveAttribute('href', '/')
    const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
    await expect(marked).toHaveText(OLD_HOMES.includes(path) ? ['Home'] : [])
  })
}
