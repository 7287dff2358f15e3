// Keeping a tour: renewals, interruptions and browsers that keep nothing.

import { KEEP_TOUR, REMOVE_TOUR } from '../../web/src/content/labels.ts'
import { cacheName, listPath } from '../../web/src/offline/kept-list-format.ts'
import { axeProblems } from '../browser/axe.ts'
import {
  EARLIER,
  keepTour,
  openDuringRenewal,
  openTour,
  SLUG,
  stored,
} from '../browser/kept-tour.ts'
import { hold } from '../browser/loading.ts'
import { expect, passInPage, test } from '../browser/visitor.ts'

test.use({ expectedConsole: /net::ERR|Failed to load resource|dynamically imported module/ })

test('an old copy is replaced at the next visit, and removed with its worker', async ({ page }) => {
  const { release, listed } = await openDuringRenewal(page)
  expect(await page.evaluate(() => caches.keys())).toContain(EARLIER)
  release()
  const present = cacheName(SLUG, listed.version)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([present])
  expect(await stored(page)).toEqual({ caches: 1, workers: 1 })

  await page.evaluate(() => {
    const deleteCache = caches.delete.bind(caches)
    const released = new Promise((resolve) => addEventListener('release', resolve))
    caches.delete = (name) => released.then(() => deleteCache(name))
  })
  await page.getByRole('button', { name: REMOVE_TOUR }).click()
  await expect(page.getByText('Removing…')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('release')))
  await expect(page.getByText('Removed.')).toBeVisible()
  expect(await stored(page)).toEqual({ caches: 0, workers: 0 })
})

test('the page without a network is readable in both themes', async ({ page, context }) => {
  await keepTour(page)
  await context.setOffline(true)
  await page.goto('/leh-to-leh-with-hanle')
  const paper = () =>
    page.getByRole('main').evaluate((main) => getComputedStyle(main).backgroundColor)
  const light = await paper()
  expect(await axeProblems(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(paper).not.toBe(light)
  expect(await axeProblems(page)).toEqual([])
})

test('who leaves while a tour is kept and comes back sees that it is', async ({ page }) => {
  await openTour(page)
  const release = await hold(page, `**${listPath(SLUG)}`)
  const button = page.getByRole('button', { name: KEEP_TOUR })
  await button.click()
  await page
    .getByRole('link', { name: /^Which ride is mine/ })
    .first()
    .click()
  await page.goBack()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Keeping…')).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: REMOVE_TOUR })).toBeVisible()
  expect(await stored(page)).toEqual({ caches: 1, workers: 1 })
})

test('a tour whose renewal was interrupted still opens', async ({ page, context }) => {
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
  await page.getByRole('button', { name: REMOVE_TOUR }).click()
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
    await page.getByRole('button', { name: KEEP_TOUR }).click()
    await expect(page.getByText(/^Kept\. On this device: .*, 1 May 2027\./)).toBeVisible()
  })
})

test('a full storage shows a sentence, and with room again the tour is kept', async ({ page }) => {
  await openTour(page)
  const devtools = await page.context().newCDPSession(page)
  const origin = new URL(page.url()).origin
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 })
  await page.getByRole('button', { name: KEEP_TOUR }).click()
  await expect(page.getByText('There is no room left on this device.')).toBeVisible()
  expect(await stored(page)).toEqual({ caches: 0, workers: 0 })
  await devtools.send('Storage.overrideQuotaForOrigin', { origin })
  await page.getByRole('button', { name: KEEP_TOUR }).click()
  await expect(page.getByText(/^Kept\. On this device: \d\.\d MB/)).toBeVisible()
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

test('nothing is stored before a press, nor when a file fails', async ({ page }) => {
  await openTour(page)
  await passInPage(page, 300)
  expect(await stored(page)).toEqual({ caches: 0, workers: 0 })
  await page.route(`**/${SLUG}/sheet`, (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: KEEP_TOUR }).click()
  await expect(page.getByText('Try again with a better connection.')).toBeVisible()
  expect(await stored(page)).toEqual({ caches: 0, workers: 0 })
  await page.getByRole('button', { name: KEEP_TOUR }).click()
  await expect(page.getByText(/^Kept\. On this device: \d\.\d MB/)).toBeVisible()
})

// As in a private window, in a browser that blocks the storage of all sites, and where the room ends at the last file.
const REFUSALS: Record<string, [() => void, string]> = {
  'no service workers': [
    () => delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker,
    'This browser does not let a site keep pages.',
  ],
  'no storage': [
    () => {
      const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'))
      CacheStorage.prototype.open = refuse
      CacheStorage.prototype.keys = refuse
    },
    'This browser does not let a site keep pages.',
  ],
  'no room for the last file': [
    () => {
      Cache.prototype.put = () => Promise.reject(new DOMException('no', 'QuotaExceededError'))
    },
    'There is no room left on this device.',
  ],
}

for (const [name, [refuse, sentence]] of Object.entries(REFUSALS)) {
  test(`a browser with ${name} shows a sentence`, async ({ page }) => {
    await page.addInitScript(refuse)
    await openTour(page)
    await page.getByRole('button', { name: KEEP_TOUR }).click()
    await expect(page.getByText(sentence)).toBeVisible()
    if (/room/.test(name)) expect(await stored(page)).toEqual({ caches: 0, workers: 0 })
  })
}
