// The countdown, maintenance and not-found pages of spec 2.10.

import type { Page } from '@playwright/test'
import { alive, expect, passInPage, requestsOf, test } from '../browser/visitor.ts'

test('the countdown to 31 December 2024 shows zero and says that the date has passed', async ({
  page,
}) => {
  await page.goto('/comingsoon')
  await expect(timer(page)).toHaveText('00 Days00 Hours00 Minutes00 Seconds')
  await expect(page.getByText('this countdown ended on 31 December 2024')).toBeVisible()
})

test('before the date the countdown changes each second', async ({ page }) => {
  await page.clock.install({ time: '2024-12-29T22:50:00+05:30' })
  await page.goto('/comingsoon')
  await alive(page)
  await page.clock.pauseAt('2024-12-29T22:58:58+05:30')
  await expect(timer(page)).toHaveText('01 Days01 Hours01 Minutes02 Seconds')
  await page.clock.runFor(1000)
  await expect(timer(page)).toHaveText('01 Days01 Hours01 Minutes01 Seconds')
  await page.clock.runFor(3000)
  await expect(timer(page)).toHaveText('01 Days01 Hours00 Minutes58 Seconds')
})

test('maintenance counts from 59:59 down to 00:00', async ({ page }) => {
  await page.clock.install()
  await page.goto('/maintenance')
  await alive(page)
  await expect(timer(page)).toHaveText(/^59:5\d$/)
  await page.clock.pauseAt(Date.now() + 60_000)
  // Waits for the first text after the clock was paused.
  await expect(timer(page)).toHaveText(/^(58:\d\d|59:[0-4]\d)$/)
  const before = await secondsShown(page)
  await page.clock.runFor(5000)
  await expect.poll(() => secondsShown(page)).toBe(before - 5)
  await page.clock.fastForward('01:00:00')
  await expect(timer(page)).toHaveText('00:00')
  await page.clock.runFor(2000)
  await expect(timer(page)).toHaveText('00:00')
})

test('the HTML of the maintenance page shows 59:59', async ({ request }) => {
  expect(await (await request.get('/maintenance')).text()).toContain('>59:59<')
})

test('screen readers do not announce each second of a countdown', async ({ page }) => {
  for (const path of ['/comingsoon', '/maintenance']) {
    await page.goto(path)
    await expect(timer(page)).toHaveAccessibleName(/./)
    await expect(page.locator('main [aria-live], main [role=status]')).toHaveCount(0)
  }
})

test('Subcribe Now sends nothing, and keeps the address', async ({ page }) => {
  await page.goto('/maintenance')
  await alive(page)
  const email = page.getByRole('main').getByLabel('Email')
  await email.fill('asha@example.com')
  const requests = requestsOf(page)
  await email.press('Enter')
  await page.getByRole('button', { name: 'Subcribe Now' }).click()
  await passInPage(page, 200)
  expect(requests).toEqual([])
  await expect(page).toHaveURL('/maintenance')
  await expect(email).toHaveValue('asha@example.com')
})

test.describe('the page that is not found', () => {
  // Hosting serves this page with status 404, and Chromium reports the status on the console.
  test.use({ expectedConsole: /404/ })

  test('has a link to Home', async ({ page }) => {
    await page.goto('/404')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found?')
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

function timer(page: Page) {
  return page.getByRole('timer')
}

async function secondsShown(page: Page): Promise<number> {
  const [minutes, seconds] = ((await timer(page).textContent()) ?? '').split(':').map(Number)
  return (minutes ?? 0) * 60 + (seconds ?? 0)
}
