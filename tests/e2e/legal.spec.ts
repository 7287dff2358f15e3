// The terms and the privacy policy of spec 2.10.

import { alive, expect, passInPage, test } from '../browser/visitor.ts'

test('the terms hold text, restrictions and questions', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Services')
  const restrictions = page.locator('section', {
    has: page.getByRole('heading', { name: 'Restrictions' }),
  })
  await expect(restrictions.getByRole('listitem')).toHaveCount(6)
})

test('one question of the terms is open at a time, initially the first question', async ({
  page,
}) => {
  await page.goto('/terms')
  await alive(page)
  const questions = page.getByRole('main').locator('details')
  const open = page.getByRole('main').locator('details[open]')
  await expect(open).toHaveCount(1)
  await expect(questions.first()).toHaveAttribute('open')

  await questions.nth(2).locator('summary').click()
  await expect(open).toHaveCount(1)
  await expect(questions.nth(2)).toHaveAttribute('open')

  await questions.nth(1).locator('summary').press('Enter')
  await expect(open).toHaveCount(1)
  await expect(questions.nth(1)).toHaveAttribute('open')
})

test('Accept, Decline and Print do nothing', async ({ page }) => {
  for (const [path, names] of [
    ['/terms', ['Accept', 'Decline']],
    ['/privacy', ['Print']],
  ] as const) {
    await page.goto(path)
    await alive(page)
    for (const name of names) {
      const link = page.getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('aria-disabled', 'true')
      await link.click({ force: true })
      await passInPage(page, 200)
      await expect(page).toHaveURL(path)
    }
  }
})

test('the privacy policy lists how information is used', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  const uses = page.locator('section', {
    has: page.getByRole('heading', { name: 'How your information is used' }),
  })
  await expect(uses.getByRole('listitem')).toHaveCount(6)
})

test('only the text of the privacy policy is printed, dark on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/privacy')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(heading).toHaveCSS('color', 'rgb(27, 28, 58)')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  for (const part of [
    page.getByRole('link', { name: 'Print' }),
    page.getByRole('navigation', { name: 'Breadcrumb' }),
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('contentinfo'),
  ]) {
    await expect(part).toBeHidden()
  }
})
