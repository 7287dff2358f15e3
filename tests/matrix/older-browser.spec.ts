// Browsers without light-dark(), which Chrome knows since version 123, such as those of old phones.

import type { Page } from '@playwright/test'
import { turtuk } from '../browser/content.ts'
import { alive, expect, test } from '../browser/visitor.ts'

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
