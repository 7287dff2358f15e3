// What must hold in a browser at every address of the route table.

import type { Page, Request } from '@playwright/test'
import { siteUrl } from '../suite/addresses.ts'
import { headings } from '../suite/screens.ts'
import { axeProblems } from './axe.ts'
import { alive, expect, expectNoOverflow } from './visitor.ts'

/**
 * Expects that the page's code runs and changes neither address nor heading, that no file is missing, that axe finds
 * nothing in the light theme, and that nothing is wider than the window.
 */
export async function expectScreen(page: Page, path: string) {
  const failed: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() >= 400 && pathname !== '/404') failed.push(pathname)
  })
  const foreign: string[] = []
  const open = new Set<Request>()
  page.on('request', (request) => {
    // Maps are frames of another site.
    if (request.frame() !== page.mainFrame() || request.url().startsWith('data:')) return
    open.add(request)
    if (!request.url().startsWith(siteUrl)) foreign.push(request.url())
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  await page.setViewportSize({ width: 1440, height: 640 })
  // With reduced motion nothing moves, so that axe always sees the same state.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)

  await alive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.get(path)!)
  await expect(page).toHaveURL(path)
  await expectNoOverflow(page)
  expect(await axeProblems(page), 'light theme').toEqual([])

  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  // Not 'networkidle', which the frame of a map keeps back.
  await expect.poll(() => open.size, 'requests without an answer').toBe(0)
  expect(failed, 'failed requests').toEqual([])
  expect(foreign, 'requests to other sites').toEqual([])
}

/** The theme changes contrast alone, and no rule of axe depends on the direction. Follows expectScreen(). */
export async function expectDarkAndMirrored(page: Page) {
  await display(page, 'light', 'rtl')
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1440, height: 640 })
  await display(page, 'dark', 'ltr')
  expect(await axeProblems(page, ['color-contrast']), 'dark theme').toEqual([])
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
