// Pages in three orders look the same as after a page load; styles that come late or fail (docs/decisions/019).

import { hold } from '../browser/loading.ts'
import { expectSameLooks, KINDS } from '../browser/looks.ts'
import { alive, expect, test } from '../browser/visitor.ts'

const BELOW = /\/assets\/\w+-below-.*\.css/

test.use({ reducedMotion: 'reduce' })

for (const [name, order] of [
  ['forwards', KINDS],
  ['backwards', [...KINDS].reverse()],
  ['from the middle', [...KINDS.slice(4), ...KINDS.slice(0, 4)]],
] as const) {
  test(`pages look the same after moves as after a page load, ${name}`, async ({ page }) => {
    await expectSameLooks(page, order)
  })
}

test('a page is not shown before its styles have come', async ({ page }) => {
  await page.goto('/contact')
  await alive(page)
  const asked = page.waitForRequest('**/*.css')
  const release = await hold(page, '**/*.css')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await asked
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('main')).toHaveText('Loading…')
  release()
  await expect(heading).toHaveText('Where Do You Want To Go?')
  await expect(page.getByRole('main').locator('section').first()).toHaveCSS('isolation', 'isolate')
})

test.describe('styles that do not load', () => {
  test.use({ expectedConsole: /net::ERR|could not be loaded/ })

  test('of what is below a tour’s first screen: all its text is there, and the page offers to reload', async ({
    page,
  }) => {
    await page.route(BELOW, (route) => route.abort())
    await page.goto('/leh-to-leh-with-hanle')
    await expect(page.getByText('Parts of this page did not arrive.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Itinerary' })).toBeVisible()
    await page.unroute(BELOW)
    await page.getByRole('link', { name: 'Reload' }).click()
    await alive(page)
    await expect(page.getByRole('region', { name: 'Itinerary' })).toHaveCSS('display', 'grid')
  })
})
