// With JavaScript switched off every page shows its text but no control that needs scripts. Menu links work, questions
// open, and each live form says whom to write to or call.

import type { Page } from '@playwright/test'
import { faqs } from 'content/compiled/faqs.ts'
import { PROFILE_MENU } from 'content/control-labels.ts'
import { posts } from 'content/posts.ts'
import { tours } from 'content/tours.ts'
import { allPaths, matchOf, postPath } from 'web/routes.ts'
import { liveForm } from '../browser/forms.ts'
import { expect, matrix, test, visit } from '../browser/visitor.ts'

test.use({ javaScriptEnabled: false })

test('a form says whom to write to or call, and Enter keeps what was typed', async ({ page }) => {
  const { form, button, ...contact } = liveForm(page, 'contact')
  await contact.open()
  await expect(button).toBeHidden()
  for (const way of ['mailto', 'tel']) {
    await expect(form.locator(`a[href^="${way}:"]`).first()).toBeVisible()
  }
  // All fields, because the browser's validation stops a form that lacks a required value.
  const fields = form.locator('input:not([type=checkbox]), textarea')
  for (const field of await fields.all()) await field.fill('asha@example.in')
  // Playwright waits for the end of a navigation that this key has begun.
  await fields.first().press('Enter')
  await expect(page).toHaveURL('/contact')
  await expect(fields.first()).toHaveValue('asha@example.in')
})

test('questions, carousels, menus, dialogs, styles and fonts work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const font = page.waitForResponse('**/*.woff2')
  await page.goto('/')
  expect((await font).ok()).toBe(true)
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(27, 28, 69)')
  await page.getByRole('link', { name: 'View Packages' }).click()
  await expect(page.getByRole('heading', { name: 'Tour Packages' })).toBeInViewport()

  const item = page.getByRole('region', { name: 'Top Destinations' }).getByRole('listitem').last()
  await item.scrollIntoViewIfNeeded()
  await expect(item).toBeInViewport({ ratio: 0.9 })

  const [first, second] = faqs
  await expect(page.getByText(first!.desc)).toBeVisible()
  await page.locator('summary', { hasText: second!.title }).click()
  await expect(page.getByText(second!.desc)).toBeVisible()
  await expect(page.getByText(first!.desc)).toBeHidden()

  const menu = page.getByRole('navigation', { name: 'Main' })
  const openMenu = () => page.getByRole('button', { name: 'Menu', exact: true }).click()
  await openMenu()
  await page.getByRole('button', { name: PROFILE_MENU }).click()
  for (const name of ['Profile', 'Helpcenter', 'Settings', 'Logout']) {
    await expect(menu.getByRole('link', { name })).toBeVisible()
  }
  await menu.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact')
  await page.getByRole('button', { name: 'View on Google map' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await openMenu()
  await menu.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})

/** Every page but most tours and articles: two of each stand for the others, which have the same layout. */
const paths = [
  ...allPaths().filter((path) => !/^(tour|tour-detail|post)$/.test(matchOf(path).id)),
  ...tours.slice(1, 3).map(({ slug }) => `/${slug}`),
  ...posts.slice(1, 3).map(({ id }) => postPath(id)),
]

/** What introduces the controls of “Which ride is mine?”, which need scripts. */
const ABOUT_CONTROLS = ['Six questions', 'Answer one or more, and two tours are named here.']

test.describe('every page', matrix, () => {
  // The status 404 of /404, and the pictures and fonts that the test blocks, because it reads text only.
  test.use({ javaScriptEnabled: true, expectedConsole: /status of 404|net::ERR_FAILED/ })

  test('hides exactly the controls that need scripts', async ({ page, browser, baseURL }) => {
    test.slow()
    const plain = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false })
    for (const each of [page, plain]) await each.route(/\.(svg|woff2)$/, (route) => route.abort())
    for (const path of paths) {
      await Promise.all([visit(page, path), plain.goto(path)])
      expect(await faultsOf(plain), path).toEqual([])
      const [words, shown] = [await wordsOf(page), await wordsOf(plain)]
      const missing = words.filter((each) => !shown.includes(each))
      expect(missing, path).toEqual(path === '/which-ride-is-mine' ? ABOUT_CONTROLS : [])
    }
    await plain.close()
  })
})

/** Each text of the page that is visible or folded in a <details>, without repeats and without the words of controls. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const control of document.querySelectorAll('button, fieldset, label')) {
      control.replaceChildren()
    }
    for (const details of document.querySelectorAll('details')) details.removeAttribute('name')
    for (const details of document.querySelectorAll('details')) details.open = true
    const lines = document.body.innerText.split('\n').map((line) => line.trim())
    return [...new Set(lines)]
  })
}

/**
 * Live forms that show a button or lack a mail address or a phone number, and enabled buttons that
 * need scripts. A button that opens or closes a menu or a dialog needs none, and the button of a
 * static form does nothing with scripts either.
 */
function faultsOf(plain: Page): Promise<string[]> {
  return plain.evaluate(() => {
    // Opens the dialogs, as their buttons do without a script.
    for (const dialog of document.querySelectorAll('dialog')) dialog.show()
    const forms = [...document.querySelectorAll('form[data-lead]')].filter((form) => {
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
    ].filter((button) => button.checkVisibility() && !button.closest('form:not([data-lead])'))
    return [...forms, ...buttons].map((each) => each.ariaLabel ?? each.textContent ?? '')
  })
}
