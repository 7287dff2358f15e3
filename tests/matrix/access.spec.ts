import { colourOf, contrast } from '../browser/contrast.ts'
import { pictures } from '../browser/lightbox.ts'
import { hold } from '../browser/loading.ts'
import { alive, expect, test } from '../browser/visitor.ts'

test('a press on a picture shows “Loading…” until the lightbox is there', async ({ page }) => {
  const release = await hold(page, /lightbox-view-.*\.js/)
  await page.goto('/leh-to-leh-with-turtuk')
  await alive(page)
  await pictures(page).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeInViewport()
  release()
  await expect(page.getByRole('dialog', { name: 'Lightbox' })).toBeVisible()
})

test('a form that is sent before its code runs is shown as busy', async ({ page }) => {
  await page.route(/\/assets\/index-.*\.js/, () => {})
  await page.goto('/contact')
  for (const name of ['name', 'email', 'subject']) {
    await page.locator(`main [name=${name}]`).fill('asha@example.in')
  }
  const button = page.getByRole('button', { name: 'Send Message' })
  await expect(button).toHaveCSS('opacity', '1')
  await button.click()
  await expect(button).toHaveCSS('opacity', '0.5')
})

test('placeholders have a contrast of 4.5:1 in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/user-social')
    const fields = await page.getByPlaceholder(/./).all()
    expect(fields.length).toBeGreaterThan(0)
    for (const field of fields) {
      const [words, ground] = await field.evaluate((input) => [
        getComputedStyle(input, '::placeholder').color,
        getComputedStyle(input).backgroundColor,
      ])
      expect(contrast(colourOf(words!), colourOf(ground!))).toBeGreaterThanOrEqual(4.5)
    }
  }
})

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
