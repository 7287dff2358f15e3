// Controls work before the page's code runs, and the code keeps what the visitor has done with them.

import type { Page } from '@playwright/test'
import { faqs } from 'content/compiled/faqs.ts'
import {
  BACK_TO_TOP,
  DARK_THEME,
  HIGHEST_PRICE,
  LIGHT_THEME,
  LOWEST_PRICE,
} from 'content/labels.ts'
import { openWithoutCode } from '../browser/loading.ts'
import { alive, expect, openMenus, test } from '../browser/visitor.ts'

/** What a visitor does, and what holds before the code runs, and still holds afterwards. */
type Control = [name: string, path: string, use: Step, holds: Step]
type Step = (page: Page) => Promise<void>

const open = (page: Page) => page.locator('main details[open]')
const question = (page: Page, index: number) => page.getByText(faqs[index]!.title)
const price = (page: Page) => page.getByRole('spinbutton', { name: LOWEST_PRICE })
const slider = (page: Page) => page.getByRole('slider', { name: HIGHEST_PRICE })
const button = (page: Page, name: string) => page.getByRole('button', { name })
const destination = (page: Page) => page.getByLabel('Destination', { exact: true })

const CONTROLS: readonly Control[] = [
  [
    'the profile menu opens in the menu',
    '/contact',
    openMenus,
    async (page) => {
      await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Contact Us' })).toBeVisible()
    },
  ],
  [
    'a question opens, the others close, and a second press leaves the question open',
    '/',
    async (page) => {
      for (const index of [1, 2, 2]) await question(page, index).click()
    },
    (page) => expect(open(page)).toContainText([faqs[2]!.title]),
  ],
  [
    'theme and direction change',
    '/login',
    async (page) => {
      await button(page, DARK_THEME).click()
      await button(page, 'RTL').click()
    },
    async (page) => {
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(19, 20, 44)')
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      for (const name of [LIGHT_THEME, 'LTR']) await expect(button(page, name)).toBeVisible()
    },
  ],
  [
    'Back to top scrolls up and disappears',
    '/terms',
    async (page) => {
      await page.evaluate(() => window.scrollTo(0, 900))
      await button(page, BACK_TO_TOP).click()
    },
    async (page) => {
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await expect(button(page, BACK_TO_TOP)).toBeHidden()
    },
  ],
  [
    'a sent form neither closes its dialog nor loses its text',
    '/user-payment',
    async (page) => {
      await button(page, 'Add Payment Method').click()
      await page.getByLabel('Name').fill('Asha')
      for (const label of ['Card Number', 'CVV']) await page.getByLabel(label).fill('424')
      await page.getByLabel('CVV').press('Enter')
    },
    async (page) => {
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page.getByLabel('Name')).toHaveValue('Asha')
    },
  ],
  [
    'typed and chosen values stay, with the focus and the selection',
    '/',
    async (page) => {
      await page.getByLabel('Last Name').fill('Rao')
      await destination(page).selectOption('ladakh')
      const name = page.getByLabel('First Name')
      await name.fill('Asha Devi')
      await name.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 6))
    },
    async (page) => {
      const name = page.getByLabel('First Name')
      await expect(name).toBeFocused()
      await expect(name).toHaveValue('Asha Devi')
      await expect(name).toHaveJSProperty('selectionEnd', 6)
      await expect(page.getByLabel('Last Name')).toHaveValue('Rao')
      await expect(destination(page)).toHaveValue('ladakh')
    },
  ],
  [
    'a price, a tick and a text that is no price stay',
    '/grid-left-sidebar',
    async (page) => {
      await page.getByLabel('Paris').check()
      await slider(page).fill('400')
      await price(page).focus()
      await page.keyboard.press('Control+a')
      await page.keyboard.type('12e')
    },
    async (page) => {
      await expect(page.getByLabel('Paris')).toBeChecked()
      await expect(slider(page)).toHaveValue('400')
      const isBad = (field: HTMLInputElement) => field.validity.badInput
      expect(await price(page).evaluate(isBad)).toBe(true)
    },
  ],
]

// Google's maps cannot load (playwright.config.ts).
test.use({ expectedConsole: /net::ERR|Failed to load resource/ })

for (const [name, path, use, holds] of CONTROLS) {
  test(`on a slow phone, before the code runs and afterwards: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.route('**/__/firebase/init.json', (route) => route.fulfill({ json: {} }))
    const release = await openWithoutCode(page, path)
    await use(page)
    await holds(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-alive')
    release()
    await alive(page)
    await holds(page)
  })
}
