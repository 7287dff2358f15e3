// Statements of the specification that no other test covers: a picture, an icon, a type.

import { team } from '../../web/src/content/compiled/team.ts'
import { testimonials } from '../../web/src/content/compiled/testimonials.ts'
import { expect, test } from '../browser/visitor.ts'

test('Home requests only files of its own site', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const { origin } = new URL(page.url())
  expect(asked.filter((url) => !url.startsWith(origin) || url.includes('/__/'))).toEqual([])
})

test('a testimonial has a picture, a text, a name and a position', async ({ page }) => {
  await page.goto('/')
  const { desc, name, possition } = testimonials[0]!
  const first = page
    .getByRole('region', { name: 'What Our Users Say' })
    .getByRole('listitem')
    .first()
  for (const text of [desc, name, possition]) await expect(first).toContainText(text)
  await expect(first.locator('img')).toHaveCount(1)
})

test('a tour has a background, five icons, a picture a day and its charges', async ({ page }) => {
  await page.goto('/leh-to-leh-with-turtuk')
  await expect(page.locator('main header img').first()).toBeVisible()
  await expect(page.locator('dl').filter({ hasText: 'Duration' }).locator('svg')).toHaveCount(5)
  const days = page.getByRole('listitem').filter({ has: page.getByText(/^Day \d$/) })
  await expect(days.locator('img')).toHaveCount(7)
  const charges = page.getByText('5% GST, on add-ons too')
  await expect(charges).toHaveCount(3)
})

test('the profile shows sample details and an introduction', async ({ page }) => {
  await page.goto('/user-profile')
  await expect(page.getByRole('main')).toContainText('Asha Rawat')
  await expect(page.getByRole('heading', { name: 'I am Asha' })).toBeVisible()
})

test('the login has a box to stay signed in', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Remember me').check()
  await expect(page.getByLabel('Remember me')).toBeChecked()
})

for (const path of ['/forgot-password', '/contact']) {
  test(`${path} asks for an e-mail address`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('main form').getByLabel('Email')).toHaveAttribute('type', 'email')
  })
}

test('the team has pictures', async ({ page }) => {
  await page.goto('/aboutus')
  const member = page.getByRole('listitem').filter({ hasText: team[0]!.name })
  await expect(member.locator('img')).toHaveCount(1)
})
