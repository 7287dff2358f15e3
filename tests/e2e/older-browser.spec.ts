// Many phones have a browser that is no longer updated: Android 6 ends with Chrome 106, Android 7 with Chrome 119. There
// the page is plainer, but its code must run, because code that throws replaces a page by a message.

import type { Page } from '@playwright/test'
import { kinds } from '../bench/pages.mjs'
import { alive, expect, see, test } from './visitor.ts'

for (const path of [...kinds, '/grid-left-sidebar', '/helpcenter-faqs', '/which-ride-is-mine']) {
  test(`${path} runs without the methods that browsers have since Chrome 110`, async ({ page }) => {
    await forgetMethodsSinceChrome110(page)
    await page.goto(path)
    const heading = await page.locator('h1').textContent()
    await alive(page)
    for (const part of await page.locator('main section, main form').all()) await see(part)
    await expect(page.locator('h1')).toHaveText(heading ?? '')
  })
}

test('the answers to the six questions choose two tours there', async ({ page }) => {
  await forgetMethodsSinceChrome110(page)
  await page.goto('/which-ride-is-mine')
  await alive(page)
  const where = page.getByLabel('Where?')
  await where.selectOption('In another country')
  await expect(where).toHaveValue('1')
})

function forgetMethodsSinceChrome110(page: Page) {
  return page.addInitScript(() => {
    const lost: [object, string[]][] = [
      [Array, ['fromAsync']],
      [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Promise, ['try', 'withResolvers']],
      [Set.prototype, ['difference', 'intersection', 'isSubsetOf', 'union']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [URL, ['canParse', 'parse']],
    ]
    for (const [owner, names] of lost) {
      for (const name of names) Reflect.deleteProperty(owner, name)
    }
  })
}
