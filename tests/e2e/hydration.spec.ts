// What a visitor does before the page's code has run is not lost (spec 2.1; docs/decisions/010).

import { faqs } from '../../web/src/content/compiled/questions.ts'
import { openWithoutCode } from '../browser/loading.ts'
import { alive, expect, test } from '../browser/visitor.ts'

test('an early tap on the menu opens it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await openWithoutCode(page, '/')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const contact = page.getByRole('link', { name: 'Contact Us' })
  await menu.click()
  await expect(contact).toBeHidden()
  release()
  await expect(contact).toBeVisible()
  await menu.click()
  await expect(contact).toBeHidden()
})

test('an early press opens a closed question, and leaves an open question open', async ({
  page,
}) => {
  const release = await openWithoutCode(page, '/')
  const open = page.locator('details[open] summary')
  await page.getByText(faqs[0]!.title).click()
  await expect(open).toHaveText(faqs[0]!.title)
  await page.getByText(faqs[2]!.title).click()
  release()
  await alive(page)
  await expect(open).toHaveText(faqs[2]!.title)
  await page.getByText(faqs[0]!.title).click()
  await expect(open).toHaveText(faqs[0]!.title)
})

test('what is typed and chosen early stays, with the focus and the selection', async ({ page }) => {
  await page.route('**/__/firebase/init.json', (route) => route.fulfill({ json: {} }))
  const release = await openWithoutCode(page, '/')
  await page.getByLabel('Last Name').fill('Rao')
  await page.getByLabel('Destination', { exact: true }).selectOption('ladakh')
  const name = page.getByLabel('First Name')
  await name.fill('Asha Devi')
  await name.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 6))
  release()
  await alive(page)
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Asha Devi')
  await expect(page.getByLabel('Last Name')).toHaveValue('Rao')
  await expect(page.getByLabel('Destination', { exact: true })).toHaveValue('ladakh')
  expect(
    await name.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]),
  ).toEqual([2, 6])
})

test.describe('a form sent early', () => {
  // The configuration is answered with status 500, because only the number of requests counts.
  test.use({ expectedConsole: /status of 500/ })

  test('is sent once, when the code has loaded', async ({ page }) => {
    const asked: string[] = []
    await page.route('**/__/firebase/init.json', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ status: 500 })
    })
    const release = await openWithoutCode(page, '/contact')
    await page.getByLabel('Your Name').fill('Asha')
    await page.getByLabel('Your Email').fill('asha@example.in')
    await page.getByLabel('Your Question').fill('Permits')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL('/contact')
    release()
    await expect(page.getByText('OOPS Something went wrong.')).toBeVisible()
    await expect(page.getByLabel('Your Name')).toHaveValue('Asha')
    await expect(page).toHaveURL('/contact')
    expect(asked).toHaveLength(1)
  })
})

test.describe('code that does not load', () => {
  test.use({ expectedConsole: /net::ERR|dynamically imported module/ })

  test('leaves the page unchanged, shows a message and offers to reload', async ({ page }) => {
    let areLost = true
    await page.route(/\/assets\/contact-page-.*\.js/, (route) =>
      areLost ? route.abort() : route.continue(),
    )
    await page.goto('/contact')
    await page.getByLabel('Your Name').fill('Asha')
    const lost = page.getByRole('alert')
    await expect(lost).toContainText('Parts of this page did not arrive.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
    await expect(page.getByLabel('Your Name')).toHaveValue('Asha')
    // Not sooner, because the pointer on its way to the link loads the code again.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) areLost = false
    })
    await lost.getByRole('link', { name: 'Reload' }).click()
    await alive(page)
    await expect(lost).toBeHidden()
  })
})
