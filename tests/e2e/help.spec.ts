import { alive, expect, test } from '../browser/visitor.ts'

const ANCHORS = ['Buying', 'General', 'Payments', 'Support']

test('2.8 each section of questions has an anchor and one open question', async ({ page }) => {
  await page.goto('/helpcenter-faqs')
  const links = page.getByRole('navigation', { name: 'Questions' }).getByRole('link')
  for (const name of ANCHORS) {
    await links.filter({ hasText: name }).click()
    await expect(page).toHaveURL(`/helpcenter-faqs#${name.toLowerCase()}`)
    await expect(page.locator(`#${name.toLowerCase()}`)).toBeInViewport()
  }

  await alive(page)
  const questions = page.locator('#general details')
  await expect(questions.nth(0)).toHaveAttribute('open')
  await questions.nth(1).locator('summary').press('Enter')
  await expect(questions.nth(1)).toHaveAttribute('open')
  await expect(questions.nth(0)).not.toHaveAttribute('open')
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(1), 'a press of the open question').toHaveAttribute('open')
  await expect(page.locator('#buying details[open]')).toHaveCount(1)
})

test('an address with an anchor opens at its section, below the bar', async ({ page }) => {
  await page.goto('/helpcenter-faqs#payments')
  const heading = page.getByRole('heading', { name: 'Payments' })
  await expect(heading).toBeInViewport()
  const belowTheBar = async () => {
    const bar = await page.getByRole('banner').first().boundingBox()
    const box = await heading.boundingBox()
    return box && bar && box.y - (bar.y + bar.height)
  }
  await expect.poll(belowTheBar).toBeGreaterThanOrEqual(0)
})
