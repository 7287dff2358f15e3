// Pages whose files do not load. Pages after a link, whose styles load before the page is shown (docs/decisions/010).

import type { Page } from '@playwright/test'
import { ready } from '../browser/carousels.ts'
import { alive, expect, matrix, test, visit } from '../browser/visitor.ts'
import { kinds } from '../suite/screens.ts'
import { codeOf } from '../suite/site-manifest.ts'

const CSS = '**/*.css'
const LOST = 'Parts of this page did not arrive.'

test.use({ reducedMotion: 'reduce' })

test.describe('files that do not load', () => {
  test.use({
    expectedConsole: /net::ERR|could not be loaded|preload CSS|dynamically imported module/,
  })

  test('a page without style sheets offers to reload, its menu below the bar', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 915 })
    await page.route(CSS, (route) => route.abort())
    await visit(page, '/contact')
    await expect(page.getByRole('alert')).toContainText(LOST)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const { x, y, width } = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!
    expect(y).toBe(108)
    expect(x + width).toBe(412)
  })

  test('the footer gets its styles although the first file is lost', matrix, async ({ page }) => {
    await page.route(CSS, (route) => route.abort(), { times: 1 })
    await visit(page, '/')
    await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(27, 28, 69)')
  })

  test('7 without its files a page stays, and the next page offers to reload', async ({ page }) => {
    for (const files of [CSS, codeOf('contact-page.tsx')]) {
      await page.route(files, (route) => route.abort())
      await page.goto('/contact')
      await page.getByLabel('Your Name').fill('Asha')
      const lost = page.getByRole('alert').filter({ hasText: LOST })
      await expect(lost).toBeVisible()
      await expect(page.getByLabel('Your Name')).toHaveValue('Asha')
      await page.unroute(files)
      // Pressed by a script: a pointer would load the code on its way to the link (loading/start/load-code.ts), and
      // a load that the typing has begun may succeed and hide the link.
      await page.locator('#lost a').evaluate((link: HTMLElement) => link.click())
      await alive(page)
      await expect(lost).toBeHidden()
    }

    const heading = page.getByRole('heading', { level: 1 })
    const home = page.getByRole('link', { name: 'Home' }).first()
    for (const remedy of ['Reload', 'the link again']) {
      await visit(page, '/contact')
      await page.getByLabel('Your Name').fill('Asha')
      await page.route(CSS, (route) => route.abort())
      for (let press = 0; press < 2; press++) {
        await home.click()
        await expect(heading).toHaveText('This page could not be loaded')
        await expect(heading).toBeFocused()
        if (press === 1 && remedy === 'Reload') break
        // A page that was shown before still works, with what was typed.
        await page.goBack()
        await expect(heading).toHaveText('Contact Us')
        await expect(page.getByLabel('Your Name')).toHaveValue('Asha')
      }
      await page.unroute(CSS)
      if (remedy === 'Reload') await page.getByRole('button', { name: 'Reload' }).click()
      else await home.click()
      await expect(heading).toHaveText('Where Do You Want To Go?')
      await expect(page.locator('main section').first()).toHaveCSS('isolation', 'isolate')
    }
  })
})

const PROPERTIES = [
  ...['display', 'position', 'inset', 'z-index', 'width', 'height', 'padding', 'gap'],
  ...['border', 'border-radius', 'outline', 'box-shadow', 'background', 'color', 'fill', 'stroke'],
  ...['font', 'text-align', 'text-decoration', 'grid-template', 'flex', 'align-items', 'columns'],
  ...['justify-content', 'overflow', 'object-fit', 'aspect-ratio', 'list-style', 'cursor'],
]

const PATHS = [...kinds, '/login']

for (const order of [PATHS, PATHS.toReversed()]) {
  test(`pages look the same by link as by load, from ${order[0]} on`, matrix, async ({ page }) => {
    // Empty, because Google's maps could still be loading when the styles are read.
    await page.route(/google\.com/, (map) => map.fulfill({ contentType: 'text/html', body: '' }))
    await visit(page, order[0]!)
    const moved = new Map<string, string[]>()
    for (const path of [...order.slice(1), order[0]!]) {
      await move(page, path)
      moved.set(path, await looks(page))
    }
    for (const [path, look] of moved) {
      await visit(page, path)
      expect(differences(look, await looks(page)), path).toEqual([])
    }
  })
}

/** Shows another page without a page load, as the links of the site do. */
async function move(page: Page, path: string) {
  const main = await page.getByRole('main').elementHandle()
  const old = await main?.$('h1')
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await old?.waitForElementState('hidden')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settled(page)
}

/** Waits until the fonts have loaded, and the code of each carousel, which is fetched near the screen. */
async function settled(page: Page) {
  for (const carousel of await page.locator('[aria-roledescription=carousel]').all()) {
    await ready(carousel)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.evaluate(() => document.fonts.ready)
}

/** The computed styles of all elements, one line each, when nothing changes any more. */
async function looks(page: Page): Promise<string[]> {
  await settled(page)
  // After a move the heading has a tabindex, because a move focuses the heading.
  await page.locator('h1').evaluate((heading) => heading.removeAttribute('tabindex'))
  let last: string[] = []
  await expect(async () => {
    const before = last
    last = await computedStyles(page)
    expect(differences(before, last)).toEqual([])
  }).toPass({ intervals: [100] })
  return last
}

function computedStyles(page: Page) {
  return page.evaluate((properties) => {
    const sides = ['top', 'right', 'bottom', 'left']
    // Left out: <noscript> and <link>, which only a prerendered page has.
    const elements = [...document.querySelectorAll('body, #app :not(noscript, link)')]
    return elements.map((element) => {
      const style = getComputedStyle(element)
      const values = properties.map((key) => `${key}:${style.getPropertyValue(key)}`)
      // Computed values: for `auto`, Chromium's used value is 0 after some layouts, although the box is centred.
      const map = element.computedStyleMap()
      const margins = sides.map((side) => `margin-${side}:${map.get(`margin-${side}`)}`)
      return `${element.tagName} ${element.className} ${[...values, ...margins].join(';')}`
    })
  }, PROPERTIES)
}

function differences(before: readonly string[], after: readonly string[]): string[] {
  if (before.length !== after.length) return [`${before.length} and ${after.length} elements`]
  return before.flatMap((line, index) => {
    const other = after[index]!.split(';')
    const own = line.split(';').filter((value, part) => value !== other[part])
    return own.length > 0 ? [`${line.slice(0, 40)} ${own}`] : []
  })
}
