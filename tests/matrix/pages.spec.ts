// Rules that every address of the route table keeps.

import type { Page } from '@playwright/test'
import { descriptionOf } from '../../web/src/head/descriptions.ts'
import { allPaths, matchOf } from '../../web/src/routes.ts'
import { axeProblems } from '../browser/axe.ts'
import { alive, expect, expectNoOverflow, test } from '../browser/visitor.ts'
import { headings } from '../suite/screens.ts'

// Hosting serves /404 with status 404, and Chromium reports the status on the console.
test.use({ expectedConsole: /status of 404/ })

const DISPLAYS = [
  ['light', 'ltr'],
  ['light', 'rtl'],
  ['dark', 'ltr'],
  ['dark', 'rtl'],
] as const

// The other two addresses of a tour have the same document (tests/built/tour.test.ts); tour.spec.ts opens them.
const paths = allPaths().filter((path) => matchOf(path).id !== 'tour-detail')

for (const path of paths) {
  test(`${path}: heading, title, landmarks, axe and no overflow`, async ({ page }) => {
    const failed: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (response.status() >= 400 && pathname !== '/404') failed.push(pathname)
    })
    // With reduced motion nothing moves, so that axe always sees the same state.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)

    // The page's code runs and does not navigate to another address.
    await alive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.get(path)!)
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(matchOf(path).head.title)
    const description = page.locator('meta[name=description]')
    await expect(description).toHaveAttribute('content', descriptionOf(matchOf(path)))
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
    expect(await headingOrder(page)).toEqual('in order')
    expect(await repeatedIds(page)).toEqual([])
    expect(await targetlessLinks(page)).toEqual([])

    await checkDisplays(page)
    await page.waitForLoadState('networkidle')
    expect(failed).toEqual([])
  })
}

test('no two pages share a title or a description, but for the addresses of one tour', () => {
  const matches = paths.map(matchOf)
  for (const texts of [matches.map(({ head }) => head.title), matches.map(descriptionOf)]) {
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  }
})

for (const path of ['/nowhere', '/tour-detail-one/nowhere', '/a/b/c', '/tour-detail-one/12345']) {
  test(`${path} is an unknown address: status 404, and a link to Home`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    // The page's code renders the address again after hydration, with the same result.
    await alive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found?')
    const back = page.getByRole('main').getByRole('link', { name: 'Back to Home' })
    await expect(back).toBeVisible()
    await expect(back).toHaveAttribute('href', '/')
  })
}

/** In both themes and directions axe finds nothing, and at 320 and 1440 px nothing is wider than the window. */
async function checkDisplays(page: Page) {
  for (const [theme, direction] of DISPLAYS) {
    await display(page, theme, direction)
    expect(await axeProblems(page), `${theme}, ${direction}`).toEqual([])
  }
  for (const direction of ['rtl', 'ltr'] as const) {
    await display(page, 'light', direction)
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 640 })
      await expectNoOverflow(page)
    }
  }
}

function display(page: Page, theme: 'light' | 'dark', direction: 'ltr' | 'rtl') {
  return page.evaluate(
    ([theme, direction]) => {
      document.documentElement.dataset.theme = theme
      document.documentElement.dir = direction
    },
    [theme, direction] as const,
  )
}

function headingOrder(page: Page) {
  return page.evaluate(() => {
    let last = 0
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3, h4)')) {
      const level = Number(heading.tagName[1])
      if (level > last + 1) return `${heading.tagName} "${heading.textContent}" after H${last}`
      last = level
    }
    return 'in order'
  })
}

function repeatedIds(page: Page) {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, index) => ids.indexOf(id) !== index)
  })
}

/** Links within the site to addresses that have neither a route nor a file, such as the sheets of a tour. */
async function targetlessLinks(page: Page) {
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  const others = hrefs.filter((href) => href !== '/404' && matchOf(href).id === 'not-found')
  const answers = await Promise.all(others.map((href) => page.request.get(href)))
  return others.filter((_, index) => !answers[index]?.ok())
}
