// With JavaScript switched off every page shows all its text, and each form says what to do instead.

import type { Page } from '@playwright/test'
import { posts } from '../../web/src/content/blog.ts'
import { tours } from '../../web/src/content/catalogue.ts'
import { COMPARE } from '../../web/src/content/labels.ts'
import { orders, questions } from '../../web/src/pages/which-ride/compare.ts'
import { allPaths, matchOf, postPath } from '../../web/src/routes.ts'
import { expect, test } from '../browser/visitor.ts'

// Chromium reports the status 404 of /404 on the console, and the pictures that a test blocks because it
// reads text only.
test.use({ expectedConsole: /status of 404|net::ERR_FAILED/ })

/** Every screen; two tours and two articles are enough, because tours differ in their content only. */
const paths = [
  ...allPaths().filter((path) => !/^(tour|tour-detail|post)$/.test(matchOf(path).id)),
  ...tours.slice(1, 3).map(({ slug }) => `/${slug}`),
  ...posts.slice(1, 3).map(({ id }) => postPath(id)),
]

/** The words of controls that are in the page only with scripts. */
const SCRIPTED = new Map([
  [
    '/which-ride-is-mine',
    [
      'Six questions',
      ...questions.flatMap(({ title, choices }) => [title, ...choices.map(({ label }) => label)]),
      'Answer one or more, and two tours are named here.',
      'Sort by',
      ...Object.keys(orders),
      COMPARE,
    ],
  ],
  ['/user-invoice', ['Print']],
])

test('every page shows all its text and no control that needs a script', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const plain = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  for (const each of [page, plain]) await each.route(/\.(svg|woff2)$/, (route) => route.abort())
  for (const path of paths) {
    await Promise.all([page.goto(path), plain.goto(path)])
    await page.locator('html[data-alive]').waitFor()
    const there = await wordsOf(plain)
    const missing = (await wordsOf(page)).filter((words) => !there.includes(words))
    // The buttons for theme and direction and the button of a form need scripts, and are hidden without scripts.
    const buttons = await page.locator('form [type=submit]').allInnerTexts()
    const scripted = ['RTL', ...buttons, ...(SCRIPTED.get(path) ?? [])]
    expect(
      missing.filter((words) => !scripted.includes(words)),
      path,
    ).toEqual([])
    expect(await faultsOf(plain), path).toEqual([])
  }
  await plain.close()
})

/** Each text of the page that is visible or can be opened, without repeats. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.removeAttribute('name')
    for (const details of document.querySelectorAll('details')) details.open = true
    const lines = document.body.innerText.split('\n').map((line) => line.trim())
    return [...new Set(lines)]
  })
}

/**
 * Forms that show a button, forms that lack a mail address or a phone number, and buttons that do nothing. A button
 * that opens or closes a menu or a dialog works without scripts.
 */
function faultsOf(plain: Page): Promise<string[]> {
  return plain.evaluate(() => {
    // A button opens them without a script.
    for (const dialog of document.querySelectorAll('dialog')) dialog.show()
    const forms = [...document.forms].filter((form) => {
      const ways = ['mailto', 'tel'].map((way) => form.querySelector(`a[href^="${way}:"]`))
      return (
        form.querySelector('[type=submit]')?.checkVisibility() ||
        !ways.every((way) => way?.checkVisibility())
      )
    })
    const buttons = [
      ...document.querySelectorAll(
        'button:not(:disabled, [aria-disabled=true], [popovertarget], [commandfor])',
      ),
    ].filter((button) => button.checkVisibility())
    return [...forms, ...buttons].map((each) => each.ariaLabel ?? each.textContent ?? '')
  })
}
