// The addresses of the route table, and unknown addresses. `npm test` opens an address of each kind of screen.

import { tours } from 'content/tours.ts'
import { allPaths, matchOf } from 'web/routes.ts'
import { axeProblems } from '../browser/axe.ts'
import {
  alive,
  display,
  expect,
  expectNoOverflow,
  matrix,
  test,
  visit,
} from '../browser/visitor.ts'
import { headings, kinds } from '../suite/screens.ts'

// Hosting serves unknown addresses and /404 with status 404, and Chromium reports the status on the console.
test.use({ expectedConsole: /status of 404/ })

// A tour’s three addresses have the same document (tests/built/tour.test.ts): only one tour is opened at all three.
const paths = allPaths().filter((path) => {
  const { id, tour } = matchOf(path)
  return id !== 'tour-detail' || tour === tours[0]
})

for (const path of paths) {
  const tier = kinds.includes(path) ? {} : matrix
  test(`2.1, 6 ${path} has its heading and no faults`, tier, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 640 })
    // With reduced motion nothing moves, so that axe always sees the same state.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.get(path)!)
    await expect(page).toHaveURL(path)
    await expectNoOverflow(page)
    expect(await axeProblems(page), 'light theme').toEqual([])

    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoOverflow(page)

    // Axe runs once more for the contrast only: no other rule depends on the theme or on the direction.
    await display(page, { theme: 'light', direction: 'rtl' })
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1440, height: 640 })
    await display(page, { theme: 'dark', direction: 'ltr' })
    expect(await axeProblems(page, ['color-contrast']), 'dark theme').toEqual([])
  })
}

test('2.1, 2.2, 2.10, 8 unknown addresses have status 404 and a link to Home', async ({ page }) => {
  const homePaths = ['/index-two', '/index-three', '/index-four', '/index-five', '/index-item']
  for (const path of ['/nowhere', '/tour-detail-one/12345', '/a/b/c', ...homePaths]) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    // Hosting has chosen the document. Once the page's code runs, it chooses the page by the address.
    await alive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found?')
    const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
    await expect(marked, path).toHaveText(homePaths.includes(path) ? ['Home'] : [])
  }
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the sitemap and the feed are well-formed XML', async ({ page }) => {
  for (const file of ['/sitemap.xml', '/rss.xml']) {
    await page.goto(file)
    await expect(page.locator('parsererror'), file).toHaveCount(0)
  }
})
