import { starts } from 'content/compiled/starts.ts'
import { openInStoppedTime } from '../browser/carousels.ts'
import { expect, see, test } from '../browser/visitor.ts'

test('the next departure depends on the day on which the page is read', async ({ page }) => {
  const line = page.getByText('next departure')
  for (const day of starts.slice(0, 2)) {
    await page.clock.setFixedTime(new Date(`${day}T12:00`))
    await page.goto('/')
    const text = new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    await expect(line).toContainText(text)
  }
})

test('2.3 counters in view count up, silently for screen readers', async ({ page }) => {
  await openInStoppedTime(page)
  const visitors = page.getByRole('definition').filter({ hasText: '4589' })
  await see(visitors)
  const running = visitors.locator('[aria-hidden]')
  await page.clock.runFor(600)
  await expect(running).toHaveText(/^[1-3]\d{3}$/)
  await expect(visitors.locator(':not([aria-hidden])')).toHaveText('4589')
  await page.clock.runFor(3000)
  await expect(visitors).toHaveText('4589')
  await expect(page.getByRole('definition').filter({ hasText: '50+' })).toHaveText('50+')
})
