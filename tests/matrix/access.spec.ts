// Overlays, open menus and system settings such as more contrast: axe finds no problem in any of these
// states, and each overlay has a name.

import type { Locator, Page } from '@playwright/test'
import { axeProblems } from '../browser/axe.ts'
import { colourOf, contrast } from '../browser/contrast.ts'
import { hold } from '../browser/loading.ts'
import { alive, expect, test } from '../browser/visitor.ts'

const TOUR = '/leh-to-leh-with-turtuk'

/** `open` brings the page into the state, in which `shown` is visible. */
type State = {
  name: string
  path: string
  open: (page: Page) => Promise<void>
  shown: (page: Page) => Locator
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()

// biome-ignore format: a table
const STATES: State[] = [
  { name: 'the profile menu', path: '/contact',      open: press('Profile menu'),       shown: (page) => page.locator('#profile-menu') },
  { name: 'the map overlay',  path: '/contact',      open: press('View on Google map'), shown: dialog },
  { name: 'the card form',    path: '/user-payment', open: press('Add Payment Method'), shown: dialog },
  { name: 'another question', path: '/terms',        open: (page) => page.locator('summary').nth(1).click(), shown: (page) => page.locator('details').nth(1).locator('p') },
  { name: 'the lightbox',     path: TOUR,            open: openLightbox,                shown: dialog },
]

for (const preference of ['no-preference', 'more'] as const) {
  for (const { name, path, open, shown } of STATES) {
    test(`axe finds nothing with ${name} open, contrast ${preference}`, async ({ page }) => {
      await page.emulateMedia({ contrast: preference, reducedMotion: 'reduce' })
      await page.goto(path)
      await alive(page)
      await open(page)
      await expect(shown(page)).toBeVisible()
      for (const theme of ['light', 'dark']) {
        await page.evaluate((value) => {
          document.documentElement.dataset.theme = value
        }, theme)
        expect(await axeProblems(page), theme).toEqual([])
      }
    })
  }
}

test('axe finds nothing with the menus of a small screen open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/login')
  await alive(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await press('Profile menu')(page)
  await expect(page.locator('#profile-menu')).toBeVisible()
  expect(await axeProblems(page)).toEqual([])
})

test('with more contrast, muted text and thin lines have the colour of the text', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto('/grid')
  const colours = await page.evaluate(() => {
    const of = (selector: string, name: 'color' | 'borderTopColor') =>
      getComputedStyle(document.querySelector(selector)!)[name]
    const field = of('main input:not([hidden])', 'borderTopColor')
    return [of('article p', 'color'), field, of('article p:last-child', 'borderTopColor')]
  })
  expect(new Set(colours)).toEqual(new Set(['rgb(27, 28, 58)']))
})

test('the lightbox announces the picture that it shows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(TOUR)
  await alive(page)
  await openLightbox(page)
  const status = page.getByRole('dialog', { name: 'Lightbox' }).getByRole('status')
  await expect(status).toHaveText(/^1 of 4: \w/)
  await page.getByRole('button', { name: 'Next image' }).click()
  await expect(status).toHaveText(/^2 of 4: \w/)
})

test('a press on a picture shows “Loading…” until the lightbox’s code has loaded', async ({
  page,
}) => {
  const release = await hold(page, /lightbox-view-.*\.js/)
  await page.goto(TOUR)
  await alive(page)
  await page.getByRole('region', { name: 'Pictures' }).getByRole('button').first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeInViewport()
  release()
  await expect(page.getByRole('dialog', { name: 'Lightbox' })).toBeVisible()
})

test('a control that is pressed before the page’s code runs is shown as busy', async ({ page }) => {
  await page.route(/\/assets\/react-.*\.js/, () => {})
  await page.goto('/contact')
  const button = page.getByRole('button', { name: 'Dark theme' })
  await expect(button).toHaveCSS('opacity', '1')
  await button.click()
  await expect(button).toHaveCSS('opacity', '0.5')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`placeholders have a contrast of 4.5:1, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/user-social')
    await alive(page)
    const fields = await page.getByPlaceholder(/./).all()
    expect(fields.length).toBeGreaterThan(0)
    for (const field of fields) {
      const [words, ground] = await field.evaluate((input) => [
        getComputedStyle(input, '::placeholder').color,
        getComputedStyle(input).backgroundColor,
      ])
      expect(contrast(colourOf(words!), colourOf(ground!))).toBeGreaterThanOrEqual(4.5)
    }
  })
}

test('an invalid field scrolls into view with its label', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/user-setting')
  await alive(page)
  const field = page.getByLabel('First Name')
  await field.fill('')
  const form = page.getByRole('form', { name: 'Personal Details' })
  await form.getByRole('button').scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, 200))
  await form.getByRole('button').press('Enter')
  await expect(field).toBeFocused()
  const bar = () => page.evaluate(() => document.querySelector('header')!.getBoundingClientRect())
  const label = () => form.getByText('First Name').evaluate((one) => one.getBoundingClientRect())
  await expect.poll(async () => (await label()).top - (await bar()).bottom).toBeGreaterThan(0)
})

test('in forced colours, the current item and the cards have an outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/grid')
  await expect(page.locator('nav [aria-current=page]').last()).toHaveCSS('outline-style', 'solid')
  await expect(page.locator('article').first()).toHaveCSS('outline-style', 'solid')
  await page.goto('/')
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const lines = await items.evaluateAll((links) =>
    links.slice(0, 2).map((link) => getComputedStyle(link).borderBottomColor),
  )
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(lines.at(-1), 'the line below an item that is not current').toBe(ground)
  await expect(items.first()).toHaveCSS('outline-style', 'solid')
})

function dialog(page: Page) {
  return page.getByRole('dialog')
}

async function openLightbox(page: Page) {
  await page.getByRole('region', { name: 'Pictures' }).getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: 'Lightbox' })).toBeVisible()
}
