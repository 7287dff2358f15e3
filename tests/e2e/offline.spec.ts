// Tours that a visitor keeps in the browser, for the days without a network.

import type { Page } from '@playwright/test'
import { cacheName, type KeptList, listPath } from '../../web/src/offline/kept-list-format.ts'
import { axeProblems } from '../browser/axe.ts'
import { keepTour, openTour, stored, TURTUK } from '../browser/kept-tour.ts'
import { hold } from '../browser/loading.ts'
import { LAND, shareOf } from '../browser/pixels.ts'
import { alive, expect, passInPage, test } from '../browser/visitor.ts'

const SLUG = TURTUK.slice(1)
/** The cache of a copy that an earlier deployment has written. */
const EARLIER = cacheName(SLUG, 'earlier')

test.use({ expectedConsole: /net::ERR|Failed to load resource|dynamically imported module/ })

test('without a press of the button nothing is stored and no worker runs', async ({ page }) => {
  await openTour(page)
  await expect(page.getByRole('button', { name: 'Keep this tour on my phone' })).toBeVisible()
  await passInPage(page, 300)
  expect(await stored(page)).toEqual({ caches: 0, workers: 0 })
})

test('a kept tour opens without a network, with its pictures, rider, sheet and contact form', async ({
  page,
  context,
}) => {
  await keepTour(page)
  await context.setOffline(true)
  await expect(page.getByText('There is no network.')).toBeVisible()

  const cold = await context.newPage()
  await cold.goto(TURTUK)
  await alive(cold)
  await expect(cold.getByText('There is no network.')).toBeVisible()
  const shown = await cold.locator('main img').all()
  expect(shown.length).toBeGreaterThan(4)
  for (const picture of shown) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  await test.step('the rider moves on the map', async () => {
    const map = cold.getByRole('img', { name: /^Map of the road/ })
    await map.scrollIntoViewIfNeeded()
    const rider = cold.getByRole('slider', { name: 'Place of the rider on the road' })
    await rider.fill('3')
    await expect(rider).toHaveAttribute('aria-valuetext', /^Day 2, between Leh and /)
    expect(await shareOf(map, LAND.light)).toBeGreaterThan(0.1)
  })
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
  await test.step('the page that is shown instead is readable, and dark on a dark device', async () => {
    const sheet = cold.getByRole('main')
    const paper = () => sheet.evaluate((main) => getComputedStyle(main).backgroundColor)
    const light = await paper()
    expect(await axeProblems(cold)).toEqual([])
    await cold.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(paper).not.toBe(light)
    expect(await axeProblems(cold)).toEqual([])
  })
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
  await page.evaluate(() => {
    const deleteCache = caches.delete.bind(caches)
    const released = new Promise((resolve) => addEventListener('release', resolve))
    caches.delete = (name) => released.then(() => deleteCache(name))
  })
  await page.getByRole('button', { name: 'Remove from my phone' }).click()
  await expect(page.getByText('Removing…')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('release')))
  await expect(page.getByText('Removed.')).toBeVisible()
  expect(await stored(page)).toEqual({ caches: 0, workers: 0 })
})

test('a failed file keeps nothing, and another press keeps the tour', async ({ page }) => {
  await openTour(page)
  await page.route(`**/${SLUG}/sheet`, (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Keep this tour on my phone' }).click()
  await expect(page.getByText('Try again with a better connection.')).toBeVisible()
  expect(await stored(page)).toEqual({ caches: 0, workers: 0 })
  await page.getByRole('button', { name: 'Keep this tour on my phone' }).click()
  await expect(page.getByText(/^Kept\. On this phone: \d\.\d MB/)).toBeVisible()
})

test('a visitor who follows a link while a tour is kept, and comes back, sees that it is being kept', async ({
  page,
}) => {
  await openTour(page)
  const release = await hold(page, `**${listPath(SLUG)}`)
  const button = page.getByRole('button', { name: 'Keep this tour on my phone' })
  await button.click()
  await page.getByRole('link', { name: /^Which ride is mine/ }).click()
  await page.goBack()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Keeping…')).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: 'Remove from my phone' })).toBeVisible()
  expect(await stored(page)).toEqual({ caches: 1, workers: 1 })
})

test('a visit that ends before the worker is registered keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => {
      document.body.setAttribute('data-registering', '')
      return new Promise(() => undefined)
    }
  })
  await openTour(page)
  await page.getByRole('button', { name: 'Keep this tour on my phone' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-registering', '')
  await openTour(page)
  await passInPage(page, 300)
  await expect(page.getByRole('button', { name: 'Keep this tour on my phone' })).toBeVisible()
})

test('a tour whose renewal was interrupted is listed once, and still opens', async ({
  page,
  context,
}) => {
  await keepTour(page)
  await page.evaluate(() => caches.open('kept:leh-to-leh-with-turtuk:next'))
  await context.setOffline(true)
  await page.goto('/leh-to-leh-with-hanle')
  const links = page.getByRole('listitem').getByRole('link')
  await expect(links).toHaveText(['Leh to Leh with Turtuk'])
  await links.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leh to Leh with Turtuk')
})

test('a tour that is removed while its copy is renewed stays removed', async ({ page }) => {
  const { release } = await openDuringRenewal(page)
  await page.getByRole('button', { name: 'Remove from my phone' }).click()
  await expect(page.getByText('Removed.')).toBeVisible()
  release()
  await passInPage(page, 3000)
  expect(await stored(page)).toEqual({ caches: 0, workers: 0 })
})

test.describe('two in the morning in India', () => {
  test.use({ timezoneId: 'Asia/Kolkata' })

  test('a copy has the date of the visitor’s own clock', async ({ page }) => {
    await page.route('**/kept/*.json', async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), date: 'Fri, 30 Apr 2027 20:30:00 GMT' }
      await route.fulfill({ response, headers })
    })
    await openTour(page)
    await page.getByRole('button', { name: 'Keep this tour on my phone' }).click()
    await expect(page.getByText(/^Kept\. On this phone: .*, 1 May 2027\./)).toBeVisible()
  })
})

test('a full storage shows a sentence, and with room again the tour is kept', async ({ page }) => {
  await openTour(page)
  const devtools = await page.context().newCDPSession(page)
  const origin = new URL(page.url()).origin
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 })
  await page.getByRole('button', { name: 'Keep this tour on my phone' }).click()
  await expect(page.getByText('There is no room left on this phone.')).toBeVisible()
  expect(await stored(page)).toEqual({ caches: 0, workers: 0 })
  await devtools.send('Storage.overrideQuotaForOrigin', { origin })
  await page.getByRole('button', { name: 'Keep this tour on my phone' }).click()
  await expect(page.getByText(/^Kept\. On this phone: \d\.\d MB/)).toBeVisible()
})

test('a copy that two tabs renew at the same time is kept', async ({ page }) => {
  const { release, listed } = await openDuringRenewal(page)
  const present = cacheName(SLUG, listed.version)
  // As at the end of the renewal in the other tab.
  await page.evaluate(
    async ({ present, earlier, list, listed }) => {
      await (await caches.open(present)).put(list, Response.json(listed))
      await caches.delete(earlier)
    },
    { present, earlier: EARLIER, list: listPath(SLUG), listed },
  )
  release()
  await passInPage(page, 3000)
  expect(await page.evaluate(() => caches.keys())).toEqual([present])
  expect(await stored(page)).toEqual({ caches: 1, workers: 1 })
})

test('a copy that fails at its last file leaves no worker behind', async ({ page }) => {
  await page.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('no', 'QuotaExceededError'))
  })
  await openTour(page)
  await page.getByRole('button', { name: 'Keep this tour on my phone' }).click()
  await expect(page.getByText('There is no room left on this phone.')).toBeVisible()
  expect(await stored(page)).toEqual({ caches: 0, workers: 0 })
})

test('a browser that denies storage shows a sentence', async ({ page }) => {
  // Rejects as in a browser that blocks the storage of all sites: Playwright's Chromium has no option for this.
  await page.addInitScript(() => {
    CacheStorage.prototype.open = () => Promise.reject(new DOMException('no', 'SecurityError'))
    CacheStorage.prototype.keys = () => Promise.reject(new DOMException('no', 'SecurityError'))
  })
  await openTour(page)
  await page.getByRole('button', { name: 'Keep this tour on my phone' }).click()
  await expect(page.getByText('This browser does not let a site keep pages.')).toBeVisible()
})

test('a browser without service workers, as in a private window, shows a sentence', async ({
  page,
}) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
  })
  await openTour(page)
  await page.getByRole('button', { name: 'Keep this tour on my phone' }).click()
  await expect(page.getByText('This browser does not let a site keep pages.')).toBeVisible()
})

/** Opens a kept tour whose copy is renewed; the renewal waits for the present list until `release` is called. */
async function openDuringRenewal(page: Page) {
  await keepTour(page)
  const list = listPath(SLUG)
  const listed: KeptList = await page.evaluate(
    async ({ earlier, list }) => {
      const [present = ''] = await caches.keys()
      const listed = await (await caches.match(list))?.json()
      await caches.delete(present)
      const cache = await caches.open(earlier)
      await cache.put(list, Response.json({ ...listed, version: 'earlier' }))
      return listed
    },
    { earlier: EARLIER, list },
  )
  const release = await hold(page, `**${list}`)
  const asked = page.waitForRequest(`**${list}`)
  await openTour(page)
  await asked
  return { release, listed }
}
