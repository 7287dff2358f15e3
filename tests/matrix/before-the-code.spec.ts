// Before the page's code runs (docs/decisions/010): controls work, and the code keeps what the visitor has done with
// them. These tests need a browser whose pointer is not on the page (playwright.config.ts).

import type { Page } from '@playwright/test'
import { faqs } from 'content/compiled/faqs.ts'
import {
  BACK_TO_TOP,
  DARK_THEME,
  HIGHEST_PRICE,
  LIGHT_THEME,
  LOWEST_PRICE,
} from 'content/control-labels.ts'
import { hold, openHolding, openWithoutCode } from '../browser/loading.ts'
import { alive, expect, openMenus, passInPage, test, visit } from '../browser/visitor.ts'
import { codeOf, ENTRY } from '../suite/site-manifest.ts'

test('one question is open, also after a second press, and the menus open', async ({ page }) => {
  const expectKept = await openOnSlowPhone(page, '/')
  for (const index of [1, 2, 2]) await page.getByText(faqs[index]!.title).click()
  await openMenus(page)
  await expectKept(async () => {
    await expect(page.locator('main details[open]')).toContainText([faqs[2]!.title])
    await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Contact Us' })).toBeVisible()
  })
})

test('theme and direction change, and Back to top scrolls up and disappears', async ({ page }) => {
  const expectKept = await openOnSlowPhone(page, '/terms')
  const button = (name: string) => page.getByRole('button', { name })
  await button(DARK_THEME).click()
  await button('RTL').click()
  await page.evaluate(() => window.scrollTo(0, 900))
  await button(BACK_TO_TOP).click()
  await expectKept(async () => {
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(19, 20, 44)')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    for (const name of [LIGHT_THEME, 'LTR']) await expect(button(name)).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(button(BACK_TO_TOP)).toBeHidden()
  })
})

test('a sent form neither closes its dialog nor loses its text', async ({ page }) => {
  const expectKept = await openOnSlowPhone(page, '/user-payment')
  await page.getByRole('button', { name: 'Add Payment Method' }).click()
  await page.getByLabel('Name').fill('Asha')
  for (const label of ['Card Number', 'CVV']) await page.getByLabel(label).fill('424')
  await page.getByLabel('CVV').press('Enter')
  await expectKept(async () => {
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Asha')
  })
})

test('typed and chosen values stay, with the focus and the selection', async ({ page }) => {
  const expectKept = await openOnSlowPhone(page, '/')
  const name = page.getByLabel('First Name')
  const destination = page.getByLabel('Destination', { exact: true })
  await page.getByLabel('Last Name').fill('Rao')
  await destination.selectOption('ladakh')
  await name.fill('Asha Devi')
  await name.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 6))
  await expectKept(async () => {
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('Asha Devi')
    await expect(name).toHaveJSProperty('selectionEnd', 6)
    await expect(page.getByLabel('Last Name')).toHaveValue('Rao')
    await expect(destination).toHaveValue('ladakh')
  })
})

test('a price, a tick and a text that is no price stay', async ({ page }) => {
  const expectKept = await openOnSlowPhone(page, '/grid-left-sidebar')
  const highest = page.getByRole('slider', { name: HIGHEST_PRICE })
  const lowest = page.getByRole('spinbutton', { name: LOWEST_PRICE })
  await page.getByLabel('Paris').check()
  await highest.fill('400')
  await lowest.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('12e')
  await expectKept(async () => {
    await expect(page.getByLabel('Paris')).toBeChecked()
    await expect(highest).toHaveValue('400')
    const isBad = (field: HTMLInputElement) => field.validity.badInput
    expect(await lowest.evaluate(isBad)).toBe(true)
  })
})

test('no code is requested before the page has loaded', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const release = await openHolding(page, '/blog-detail/1', /\/pictures\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await passInPage(page, 100)
  expect(scripts).toEqual([])
  const started = page.waitForRequest(codeOf(ENTRY))
  release()
  await started
})

test('after Back before the code runs, the earlier page is shown', async ({ page }) => {
  await visit(page, '/grid')
  await page.locator('main article a').first().click()
  await expect(page).toHaveTitle(/Turtuk/)
  const release = await hold(page, codeOf(ENTRY))
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/grid')
  release()
  await alive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tour Packages')
})

test('a form that was invalid at a press before hydration is not sent later', async ({ page }) => {
  await page.route('**/__/firebase/init.json', (route) => route.fulfill({ json: {} }))
  const release = await openWithoutCode(page, '/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByLabel('Your Name')).toBeFocused()
  // The form is valid by now, so the browser's validation would not stop a repeated press.
  await page.getByLabel('Your Name').fill('Asha')
  await page.getByLabel('Your Email').fill('asha@example.in')
  await page.getByLabel('Your Question').fill('Permits')
  release()
  await alive(page)
  await passInPage(page, 500)
  const form = page.getByRole('main').getByRole('form')
  await expect(form.getByRole('progressbar')).toHaveCount(0)
  await expect(form.getByRole('status')).toBeEmpty()
})

/** Opens a page without its code. The returned function expects what holds before and after the code runs. */
async function openOnSlowPhone(page: Page, path: string) {
  await page.setViewportSize({ width: 390, height: 844 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.route('**/__/firebase/init.json', (route) => route.fulfill({ json: {} }))
  const release = await openWithoutCode(page, path)
  return async (holds: () => Promise<void>) => {
    await holds()
    await expect(page.locator('html')).not.toHaveAttribute('data-alive')
    release()
    await alive(page)
    await holds()
  }
}
