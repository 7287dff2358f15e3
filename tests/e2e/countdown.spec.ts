import type { Page } from '@playwright/test'
import { expect, test, visit } from '../browser/visitor.ts'

test('2.10, 4, 9 before its date Coming Soon counts down each second', async ({ page }) => {
  await page.clock.install({ time: '2024-12-29T22:50:00+05:30' })
  await visit(page, '/comingsoon')
  await page.clock.pauseAt('2024-12-29T22:58:58+05:30')
  await expect(timer(page)).toHaveText('01 Days01 Hours01 Minutes02 Seconds')
  await page.clock.runFor(1000)
  await expect(timer(page)).toHaveText('01 Days01 Hours01 Minutes01 Seconds')
  await page.clock.runFor(3000)
  await expect(timer(page)).toHaveText('01 Days01 Hours00 Minutes58 Seconds')
})

test('2.10, 4 maintenance counts from 59:59 down to 00:00', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await visit(page, '/maintenance')
  await expect(timer(page)).toHaveText(/^59:5\d$/)
  await page.clock.pauseAt(60_000)
  await expect(timer(page)).toHaveText(/^(58:5|59:0)\d$/)
  await page.clock.fastForward('01:00:00')
  await expect(timer(page)).toHaveText('00:00')
  await page.clock.runFor(2000)
  await expect(timer(page)).toHaveText('00:00')
})

function timer(page: Page) {
  return page.getByRole('timer')
}
