// Tours that a visitor keeps in the browser, for the days without a network.

import type { Page } from '@playwright/test'
import { alive, expect, see, test } from './visitor.ts'

const TURTUK = '/leh-to-leh-with-turtuk'

test.use({ expectedConsole: /net::ERR|Failed to load resource|dynamically imported module/ })

test('who does not press the button stores nothing and runs no worker', async ({ page }) => {
  await openTour(page)
  await expect(page.getByRole('button', { name: 'Keep this tour on my phone' })).toBeVisible()
  expect(await stored(page)).toEqual({ caches: 0, workers: 0 })
})

test('a kept tour opens without a network, with its pictures, sheet and contact form', async ({
  page,
  context,
}) => {
  await keepTour(page)
  await context.setOffline(true)

  const cold = await context.newPage()
  await cold.goto(TURTUK)
  await alive(cold)
  await expect(cold.getByText('There is no network.')).toBeVisible()
  for (const picture of await cold.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  await cold.getByRole('link', { name: 'Ask about this tour' }).first().click()
  await expect(cold.getByLabel('Your Question')).toHaveValue('Leh to Leh with Turtuk')
  await cold.getByLabel('Your Name').fill('Asha')
  await cold.getByLabel('Your Email').fill('asha@example.org')
  await cold.getByRole('button', { name: 'Send Message' }).click()
  await expect(cold.getByText('OOPS Something went wrong.')).toBeVisible({ timeout: 3_000 })
  await expect(cold.getByLabel('Your Name')).toHaveValue('Asha')

  await cold.goto(`${TURTUK}/sheet`)
  await expect(cold.getByRole('heading', { name: 'Altitude sickness' })).toBeVisible()

  await cold.goto('/leh-to-leh-with-hanle')
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText('There is no network')
  await context.setOffline(false)
  await cold.reload()
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText('Leh to Leh with Hanle')
  await context.setOffline(true)
  await cold.reload()
  await cold.getByRole('link', { name: 'Leh to Leh with Turtuk' }).click()
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText('Leh to Leh with Turtuk')
})

test('a kept tour is removed, and with the last tour the worker', async ({ page }) => {
  await keepTour(page)
  await page.getByRole('button', { name: 'Remove from my phone' }).click()
  await expect(page.getByText('Removed.')).toBeVisible()
  expect(await stored(page)).toEqual({ caches: 0, workers: 0 })
})

test('a failed file keeps nothing, and another press keeps the tour', async ({ page }) => {
  await openTour(page)
  await page.route('**/kept/*.json', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Keep this tour on my phone' }).click()
  await expect(page.getByText('Try again with a better connection.')).toBeVisible()
  expect(await stored(page)).toEqual({ caches: 0, workers: 0 })
  await page.getByRole('button', { name: 'Keep this tour on my phone' }).click()
  await expect(page.getByText(/^Kept\. On this phone: \d\.\d MB/)).toBeVisible()
})

for (const { name, reason, sentence } of [
  {
    name: 'a full storage',
    reason: 'QuotaExceededError',
    sentence: 'There is no room left on this phone.',
  },
  {
    name: 'a storage that the browser denies',
    reason: 'SecurityError',
    sentence: 'This browser does not let a site keep pages.',
  },
]) {
  test(`${name} is a sentence`, async ({ page }) => {
    await page.addInitScript((errorName) => {
      CacheStorage.prototype.open = () => Promise.reject(new DOMException('no', errorName))
    }, reason)
    await openTour(page)
    await page.getByRole('button', { name: 'Keep this tour on my phone' }).click()
    await expect(page.getByText(sentence)).toBeVisible()
  })
}

test('a browser without service workers, as in a private window, gets a sentence', async ({
  page,
}) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
  })
  await openTour(page)
  await page.getByRole('button', { name: 'Keep this tour on my phone' }).click()
  await expect(page.getByText('This browser does not let a site keep pages.')).toBeVisible()
})

async function openTour(page: Page) {
  await page.goto(TURTUK)
  await alive(page)
  await see(page.getByRole('link', { name: 'Pocket sheet' }))
}

async function keepTour(page: Page) {
  await openTour(page)
  await page.getByRole('button', { name: 'Keep this tour on my phone' }).click()
  await expect(page.getByText(/^Kept\. On this phone: \d\.\d MB/)).toBeVisible({ timeout: 15_000 })
  await page.evaluate(() => navigator.serviceWorker.ready)
}

function stored(page: Page) {
  return page.evaluate(async () => ({
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
}
