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
import { carousel, items } from '../browser/carousels.ts'
import { openWithoutCode } from '../browser/loading.ts'
import { alive, expect, openMenus, test } from '../browser/visitor.ts'
import { PLACES } from '../suite/spec-lists.ts'

type Control = {
  name: string
  path: string
  use: (page: Page) => Promise<void>
  /** What holds before the code runs, and still holds afterwards. */
  holds: (page: Page) => Promise<void>
}

const open = (page: Page) => page.locator('main details[open]')
const question = (page: Page, index: number) => page.getByText(faqs[index]!.title)
const price = (page: Page, name: string) => page.getByRole('spinbutton', { name })
const destinations = (page: Page) => carousel(page, 'Top Destinations')
const slider = (page: Page, name: string) => page.getByRole('slider', { name })

const CONTROLS: readonly Control[] = [
  {
    name: 'the profile menu opens in the menu',
    path: '/contact',
    use: openMenus,
    async holds(page) {
      await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Contact Us' })).toBeVisible()
    },
  },
  {
    name: 'an outside press closes the menus',
    path: '/contact',
    async use(page) {
      await openMenus(page)
      await page.mouse.click(200, 800)
    },
    async holds(page) {
      await expect(page.getByRole('link', { name: 'Logout' })).toBeHidden()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    },
  },
  {
    name: 'a question opens, the others close, and a second press leaves the question open',
    path: '/',
    async use(page) {
      await question(page, 1).click()
      await question(page, 2).click()
      await question(page, 2).click()
    },
    async holds(page) {
      await expect(open(page)).toHaveCount(1)
      await expect(open(page)).toContainText(faqs[2]!.title)
    },
  },
  {
    name: 'theme and direction change',
    path: '/login',
    async use(page) {
      await page.getByRole('button', { name: DARK_THEME }).click()
      await page.getByRole('button', { name: 'RTL' }).click()
    },
    async holds(page) {
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(19, 20, 44)')
      await expect(page.getByRole('button', { name: LIGHT_THEME })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.getByRole('button', { name: 'LTR' })).toBeVisible()
    },
  },
  {
    name: 'Back to top scrolls up and disappears',
    path: '/terms',
    async use(page) {
      await page.evaluate(() => window.scrollTo(0, 900))
      await page.getByRole('button', { name: BACK_TO_TOP }).click()
    },
    async holds(page) {
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await expect(page.getByRole('button', { name: BACK_TO_TOP })).toBeHidden()
    },
  },
  {
    name: 'a carousel scrolls by key',
    path: '/',
    use: (page) => destinations(page).getByRole('list').press('ArrowRight'),
    async holds(page) {
      const place = (index: number) => items(destinations(page)).getByText(PLACES[index]!)
      await expect(place(1)).toBeInViewport()
      await expect(place(0)).not.toBeInViewport()
    },
  },
  {
    name: 'a map overlay opens',
    path: '/contact',
    use: (page) => page.getByRole('button', { name: 'View on Google map' }).click(),
    holds: (page) =>
      expect(page.getByRole('dialog').getByTitle('Large map of Karnal, India')).toBeVisible(),
  },
  {
    name: 'a dialog with a form opens, and sending the form neither closes the dialog nor clears the name',
    path: '/user-payment',
    async use(page) {
      await page.getByRole('button', { name: 'Add Payment Method' }).click()
      await page.getByLabel('Name').fill('Asha')
      await page.getByLabel('Card Number').fill('4242')
      await page.getByLabel('CVV').fill('123')
      await page.getByLabel('CVV').press('Enter')
    },
    async holds(page) {
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page.getByLabel('Name')).toHaveValue('Asha')
    },
  },
  {
    name: 'typed and chosen values stay, with the focus and the selection',
    path: '/',
    async use(page) {
      await page.getByLabel('Last Name').fill('Rao')
      await page.getByLabel('Destination', { exact: true }).selectOption('ladakh')
      const name = page.getByLabel('First Name')
      await name.fill('Asha Devi')
      await name.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 6))
    },
    async holds(page) {
      const name = page.getByLabel('First Name')
      await expect(name).toBeFocused()
      await expect(name).toHaveValue('Asha Devi')
      await expect(page.getByLabel('Last Name')).toHaveValue('Rao')
      await expect(page.getByLabel('Destination', { exact: true })).toHaveValue('ladakh')
      const selected = name.evaluate((input: HTMLInputElement) => input.selectionEnd)
      expect(await selected).toBe(6)
    },
  },
  {
    name: 'a price, a tick and a text that is no price stay',
    path: '/grid-left-sidebar',
    async use(page) {
      await page.getByLabel('Paris').check()
      await slider(page, HIGHEST_PRICE).fill('400')
      await price(page, LOWEST_PRICE).focus()
      await page.keyboard.press('Control+a')
      await page.keyboard.type('12e')
    },
    async holds(page) {
      await expect(page.getByLabel('Paris')).toBeChecked()
      await expect(slider(page, HIGHEST_PRICE)).toHaveValue('400')
      const isBadInput = price(page, LOWEST_PRICE).evaluate(
        (field: HTMLInputElement) => field.validity.badInput,
      )
      expect(await isBadInput).toBe(true)
    },
  },
  {
    name: 'an answer and a chosen tour stay',
    path: '/which-ride-is-mine',
    async use(page) {
      await page.getByRole('combobox').first().selectOption({ index: 0 })
      await page.getByRole('checkbox').nth(2).check()
    },
    async holds(page) {
      await expect(page.getByRole('combobox').first()).toHaveValue('0')
      await expect(page.getByRole('checkbox').nth(2)).toBeChecked()
    },
  },
]

// Google's maps cannot load (playwright.config.ts).
test.use({ expectedConsole: /net::ERR|Failed to load resource/ })

for (const { name, path, use, holds } of CONTROLS) {
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
