// Text at 200% (WCAG 1.4.4) and with wide spacing (WCAG 1.4.12).

import type { Page } from '@playwright/test'
import { ASK_ABOUT_TOUR, HOW_HIGH_YOU_SLEEP } from '../../web/src/content/labels.ts'
import { alive, expect, expectNoOverflow, see, test } from '../browser/visitor.ts'

// The Content-Security-Policy must not block the styles that these tests add in the visitor's place.
test.use({ bypassCSP: true, reducedMotion: 'reduce' })

const PATHS = [
  '/signup-success',
  '/maintenance',
  '/user-invoice',
  '/user-notification',
  '/user-payment',
  '/grid-left-sidebar',
  '/contact',
]

const LARGE = 'html { font-size: 200% !important }'
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

for (const path of PATHS) {
  test(`${path} fits the window with larger and with spaced text`, async ({ page }) => {
    for (const [style, width] of [
      [LARGE, 360],
      [SPACED, 320],
    ] as const) {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(path)
      await alive(page)
      await page.addStyleTag({ content: style })
      await expectNoOverflow(page)
      expect(await cutWords(page)).toEqual([])
    }
  })
}

test('ride, low bar and price slip fit the window with larger text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/leh-to-leh-with-turtuk')
  await alive(page)
  await page.addStyleTag({ content: LARGE })
  await page.getByRole('img', { name: /^Map of the road/ }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: HOW_HIGH_YOU_SLEEP })).toBeVisible()
  await expectNoOverflow(page)

  // A place without a field, which would hide the low bar.
  await see(page.getByRole('heading', { name: 'Things to Pack' }))
  const bar = page.getByRole('navigation', { name: 'On this page' })
  const ask = bar.getByRole('link', { name: ASK_ABOUT_TOUR })
  await expect(ask).toBeInViewport({ ratio: 1 })

  const prices = page.getByRole('region', { name: 'Price Details' })
  // The slip is the last part of this tall region.
  await prices.evaluate((region) => region.scrollIntoView({ block: 'end' }))
  await expect(prices.getByText('Total for')).toBeVisible()
  await expectNoOverflow(page)
})

/** The boxes that clip a part of their own text. */
function cutWords(page: Page) {
  return page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { overflowX, clipPath } = getComputedStyle(element)
        if (!['hidden', 'clip'].includes(overflowX) || clipPath !== 'none') return false
        return element.scrollWidth > element.clientWidth + 1 && Boolean(element.textContent?.trim())
      })
      .map(({ tagName, className }) => `${tagName} ${className}`),
  )
}
