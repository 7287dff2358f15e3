import { PICTURES_ON_THE_WAY } from '../../web/src/content/labels.ts'
import { expect, expectNoOverflow, see, test } from '../browser/visitor.ts'

test('2.6 the carousel of About Us shows 2 to 12 pictures by the width', async ({ page }) => {
  await page.goto('/aboutus')
  const carousel = page.getByRole('region', { name: PICTURES_ON_THE_WAY })
  for (const [width, shown] of [
    [320, 2],
    [425, 3],
    [767, 5],
    [992, 7],
    [1200, 9],
    [1400, 12],
    [1920, 12],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await see(carousel)
    const prints = carousel.locator('li:not([aria-hidden=true])').getByRole('link')
    await expect(prints).toHaveCount(shown)
    await expectNoOverflow(page)
  }
  const tops = await page
    .locator('main li:has(img) h3')
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().y))
  expect(tops[1], 'the team is a grid').toBeCloseTo(tops[0] ?? 0, 0)
})

test('2.11 the articles of /blog-standard are in one column', async ({ page }) => {
  await page.goto('/blog-standard')
  const teasers = page.getByRole('main').getByRole('article')
  const columns = () =>
    teasers.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().x)).size)
  await expect.poll(columns).toBe(1)
})

test('2.7 only the invoice is printed, black on white, on one sheet', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/user-invoice')
  const sheet = page.getByRole('article')
  await expect(sheet).toBeVisible()
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  for (const role of ['banner', 'navigation', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
})
