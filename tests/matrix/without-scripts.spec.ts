// With JavaScript switched off all text is shown, menu links work, questions open, and each form says
// what to do instead.

import type { Page } from '@playwright/test'
import { formNames } from 'submissions'
import { posts } from '../../web/src/content/blog.ts'
import { tours } from '../../web/src/content/catalogue.ts'
import { faqs } from '../../web/src/content/compiled/questions.ts'
import { orders, questions } from '../../web/src/pages/which-ride/compare.ts'
import { allPaths, matchOf, postPath } from '../../web/src/routes.ts'
import { form, open, sendButton } from '../browser/forms.ts'
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
      'Lay over another',
    ],
  ],
])

for (const part of [0, 1, 2]) {
  test(`every page shows all its text and no control that needs a script, ${part + 1} of 3`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const plain = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false })
    for (const each of [page, plain]) await each.route(/\.(svg|woff2)$/, (route) => route.abort())
    for (const path of paths.filter((_, index) => index % 3 === part)) {
      await Promise.all([page.goto(path), plain.goto(path)])
      await page.locator('html[data-alive]').waitFor()
      const there = await wordsOf(plain)
      const missing = (await wordsOf(page)).filter((words) => !there.includes(words))
      // Buttons for theme and direction need scripts, and are hidden without scripts.
      expect(missing, path).toEqual(['RTL', ...new Set(SCRIPTED.get(path))])
      expect(await faultsOf(plain), path).toEqual([])
    }
    await plain.close()
  })
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('Enter in a field keeps the typed text and the address', async ({ page }) => {
    for (const path of ['/', '/contact', '/login', '/forgot-password']) {
      await page.goto(path)
      const fields = form(page).locator('input:not([type=checkbox]), textarea')
      // All fields, because the browser's validation stops a form that lacks a required value.
      for (const field of await fields.all()) await field.fill('asha@example.in')
      const lists = await form(page).getByRole('combobox').all()
      for (const list of lists) await list.selectOption('ladakh')
      // Playwright waits for the end of a navigation that this key has begun.
      await fields.first().press('Enter')
      await expect(page).toHaveURL(path)
      await expect(fields.first()).toHaveValue('asha@example.in')
    }
  })

  test('the button of a form is dimmed, because it cannot send', async ({ page }) => {
    for (const name of formNames) {
      await open(page, name)
      await expect(sendButton(page)).toHaveCSS('opacity', '0.5')
    }
  })

  for (const width of [390, 1440]) {
    test(`the menus are open and their links work, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/')
      const menu = page.getByRole('navigation', { name: 'Main' })
      for (const name of ['Profile', 'Helpcenter', 'Settings', 'Logout']) {
        await expect(menu.getByRole('link', { name })).toBeVisible()
      }
      await menu.getByRole('link', { name: 'Contact Us' }).click()
      await expect(page).toHaveURL('/contact')
      await menu.getByRole('link', { name: 'Home' }).click()
      await expect(page).toHaveURL('/')
      await page.getByRole('link', { name: 'View Packages' }).click()
      await expect(page.getByRole('heading', { name: 'Tour Packages' })).toBeInViewport()
    })
  }

  test('a question opens and closes the one before it', async ({ page }) => {
    await page.goto('/')
    const [first, second] = faqs
    await expect(page.getByText(first!.desc)).toBeVisible()
    await page.locator('summary', { hasText: second!.title }).click()
    await expect(page.getByText(second!.desc)).toBeVisible()
    await expect(page.getByText(first!.desc)).toBeHidden()
  })

  test('every item of a carousel can be scrolled to', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const item = page.getByRole('region', { name: 'Top Destinations' }).getByRole('listitem').last()
    await item.scrollIntoViewIfNeeded()
    await expect(item).toBeInViewport({ ratio: 0.9 })
  })
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
 * Forms that could be sent or do not show a mail address and a phone number, and buttons that look
 * enabled. A button around a picture is left out, because the picture is visible already.
 */
function faultsOf(plain: Page): Promise<string[]> {
  return plain.evaluate(() => {
    const forms = [...document.forms].filter((form) => {
      const ways = ['mailto', 'tel'].map((way) => form.querySelector(`a[href^="${way}:"]`))
      return (
        form.querySelector('[type=submit]:not(:disabled)') ||
        !ways.every((way) => way?.checkVisibility())
      )
    })
    const buttons = [
      ...document.querySelectorAll('button:not(:disabled, [aria-disabled=true])'),
    ].filter((button) => button.checkVisibility() && !button.querySelector('img'))
    return [...forms, ...buttons].map((each) => each.ariaLabel ?? each.textContent ?? '')
  })
}
