// Many phones have a browser that gets no more updates: Chrome 106 on Android 6, Chrome 119 on Android 7, Safari 16 on
// the iPhone X. The page’s code must run there, because code that throws replaces the page by a message.

import type { Page } from '@playwright/test'
import { turtuk } from '../browser/content.ts'
import { alive, expect, see, test } from '../browser/visitor.ts'
import { kinds } from '../suite/pages.mjs'

for (const path of [...kinds, '/grid-left-sidebar', '/helpcenter-faqs', '/which-ride-is-mine']) {
  test(`${path} runs without the methods that browsers have since Chrome 110`, async ({ page }) => {
    await forgetMethodsSinceChrome110(page)
    await page.goto(path)
    const heading = await page.locator('h1').textContent()
    await alive(page)
    await scrollDown(page)
    await see(page.locator('footer'))
    await expect(page.locator('h1')).toHaveText(heading ?? '')
  })
}

test.describe('without those methods', () => {
  test.use({ expectedConsole: /status of 500/ })

  test('a form is sent', async ({ page }) => {
    await forgetMethodsSinceChrome110(page)
    await page.route('**/__/firebase/init.json', (route) => route.fulfill({ status: 500 }))
    await page.goto('/contact')
    await page.getByLabel('Your Name').fill('Asha')
    await page.getByLabel('Your Email').fill('asha@example.in')
    await page.getByLabel('Your Question').fill('Permits')
    await page.getByLabel('Your Question').press('Enter')
    await expect(page.getByText('OOPS Something went wrong.')).toBeVisible()
  })
})

test.describe('without light-dark(), which Chrome knows since version 123', () => {
  // The policy has the hashes of the styles as they were built.
  test.use({ bypassCSP: true })
  // A file that the page fetches while the test ends would fail the test.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

  test('a tour has the colours of the light theme, on a dark system too', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(`/${turtuk.slug}`)
    await alive(page)
    const colours = await coloursOf(page)
    expect(new Set(colours).size).toBeGreaterThan(5)

    await forgetLightDark(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`/${turtuk.slug}`)
    await alive(page)
    await expect.poll(() => coloursOf(page)).toEqual(colours)
  })
})

/** The colours of bars, headings and forms, without what older browsers do not show: maps and the button of the theme. */
function coloursOf(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('body, header *, section[aria-label] *, main form *, h1, h1 ~ *')]
      .filter((element) => !element.closest('[data-shape], [hidden], .floating-controls_theme'))
      .map((element) => {
        const { color, backgroundColor, borderTopColor, fill } = getComputedStyle(element)
        return [element.tagName, color, backgroundColor, borderTopColor, fill].join(' ')
      }),
  )
}

async function forgetLightDark(page: Page) {
  const isStyled = ({ hostname, pathname }: URL) =>
    hostname !== 'maps.google.com' && /^\/assets\/.*\.css$|^[^.]*$/.test(pathname)
  await page.route(isStyled, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text
      .replaceAll(/@supports not \(color: ?light-dark\(/g, '@supports not (color:unknown-function(')
      .replaceAll('light-dark(', 'unknown-function(')
    await route.fulfill({ response, body })
  })
}

/** Scrolls to the end in steps, so that each part of the page is hydrated or loads its code. */
function scrollDown(page: Page) {
  return page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y)
      for (let frame = 0; frame < 3; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    }
  })
}

function forgetMethodsSinceChrome110(page: Page) {
  return page.addInitScript(() => {
    const younger: [object, string[]][] = [
      [Array, ['fromAsync']],
      [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Promise, ['try', 'withResolvers']],
      [Set.prototype, ['difference', 'intersection', 'isSubsetOf', 'union']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [URL, ['canParse', 'parse']],
    ]
    for (const [owner, names] of younger) {
      for (const name of names) Reflect.deleteProperty(owner, name)
    }
  })
}
