import { expect, test } from '../browser/visitor.ts'

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
