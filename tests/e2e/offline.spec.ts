// A tour that the visitor keeps for days without a network: the copy, interruptions, and browsers that keep nothing.
// Renewals of the copy: tests/matrix/deployments.spec.ts.

import type { Page } from '@playwright/test'
import { ASK_ABOUT_TOUR, KEEP_TOUR, REMOVE_TOUR } from 'content/control-labels.ts'
import { listPath } from 'web/offline/kept-list-format.ts'
import { axeProblems } from '../browser/axe.ts'
import { KEPT, keepTour, openTour, SLUG, stored, TURTUK } from '../browser/kept-tour.ts'
import { hold } from '../browser/loading.ts'
import { LAND, shareOf } from '../browser/pixels.ts'
import { expect, matrix, passInPage, test, visit } from '../browser/visitor.ts'

const SHEET = `**/${SLUG}/sheet`

// A context that other tests have used keeps their service worker.
test.use({
  reuseContext: false,
  timezoneId: 'Asia/Kolkata',
  expectedConsole: /net::ERR|Failed to load resource|dynamically imported module/,
})

test('a kept tour opens whole without a network', async ({ page, context }) => {
  await keepTour(page)
  await context.setOffline(true)
  await expect(page.getByText('There is no network.')).toBeVisible()

  const cold = await context.newPage()
  await visit(cold, TURTUK)
  // Chromium 150 takes the page of a new process for online until the next change.
  for (const offline of [false, true]) await context.setOffline(offline)
  await expect(cold.getByText('There is no network.')).toBeVisible()
  const shown = await cold.locator('main img').all()
  expect(shown.length).toBeGreaterThan(4)
  for (const picture of shown) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  // The map is drawn, and the price slip counts.
  const map = cold.getByRole('img', { name: /^Map of the road/ })
  await map.scrollIntoViewIfNeeded()
  expect(await shareOf(map, LAND.light)).toBeGreaterThan(0.1)
  // The slip stands above the dates, and is loaded near the screen.
  await cold.locator('#dates').scrollIntoViewIfNeeded()
  await cold.getByLabel('Dual rider', { exact: false }).check()
  await expect(cold.getByText('Total for 2 people')).toBeVisible()
  await cold.getByRole('link', { name: ASK_ABOUT_TOUR }).first().click()
  await expect(cold.getByLabel('Your Question')).toHaveValue('Leh to Leh with Turtuk')
  await cold.getByLabel('Your Name').fill('Asha')
  await cold.getByLabel('Your Email').fill('asha@example.org')
  await cold.getByRole('button', { name: 'Send Message' }).click()
  const outcome = cold.getByRole('form').getByRole('status')
  await expect(outcome).toHaveText('OOPS Something went wrong.', { timeout: 3_000 })
  await expect(cold.getByLabel('Your Name')).toHaveValue('Asha')

  await cold.goto(`${TURTUK}/sheet`)
  await expect(cold.getByRole('heading', { name: 'Altitude sickness' })).toBeVisible()

  // The copy opens with a query, and at addresses that Hosting redirects.
  for (const [address, target] of [
    [`${TURTUK}?subject=Leh`, `${TURTUK}?subject=Leh`],
    [`${TURTUK}/`, TURTUK],
    [`${TURTUK}.html`, TURTUK],
    ['/tour-detail-one/1/', '/tour-detail-one/1'],
    [`${TURTUK}/sheet/`, `${TURTUK}/sheet`],
  ] as const) {
    await cold.goto(address)
    await expect(cold).toHaveURL(target)
    await expect(cold.getByRole('heading', { level: 1 })).toContainText('Turtuk')
  }

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

test('the page for no network lists a half-renewed copy', matrix, async ({ page, context }) => {
  await keepTour(page)
  await page.evaluate(async (path) => {
    const [name = ''] = await caches.keys()
    await caches.open('kept:leh-to-leh-with-turtuk:next')
    const copy = await caches.open(name)
    const list = await (await copy.match(path))?.json()
    await copy.put(path, Response.json({ ...list, title: 'Leh <to> Leh & on' }))
  }, listPath(SLUG))
  await context.setOffline(true)
  await page.goto('/leh-to-leh-with-hanle')
  const links = page.getByRole('listitem').getByRole('link')
  await expect(links).toHaveText(['Leh <to> Leh & on'])
  const paper = () =>
    page.getByRole('main').evaluate((main) => getComputedStyle(main).backgroundColor)
  const light = await paper()
  expect(await axeProblems(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(paper).not.toBe(light)
  expect(await axeProblems(page)).toEqual([])
  await links.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leh to Leh with Turtuk')
})

test('a copy is completed although the visitor leaves the page', matrix, async ({ page }) => {
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
  await expectStored(page, 1)
})

test('a tour is kept although another tab fails to copy it', matrix, async ({ page, context }) => {
  const second = await context.newPage()
  for (const tab of [page, second]) await openTour(tab)
  const fail = await hold(second, SHEET, 'abort')
  const held = second.waitForRequest(SHEET)
  await press(second, KEEP_TOUR)
  await held
  await press(page, KEEP_TOUR)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length))
    .toBe(1)
  fail()
  await expect(second.getByText('Try again with a better connection.')).toBeVisible()
  await expect(page.getByText(KEPT)).toBeVisible()
  await expectStored(page, 1)
  const requested: string[] = []
  second.on('request', (request) => requested.push(request.url()))
  await press(second, KEEP_TOUR)
  await expect(second.getByText(KEPT)).toBeVisible()
  expect(requested.filter((url) => url.endsWith('/sheet'))).toEqual([])
})

test('a copy has the date of the visitor’s time zone', matrix, async ({ page }) => {
  await page.route('**/kept/*.json', async (route) => {
    const response = await route.fetch()
    // Two in the morning in India.
    const headers = { ...response.headers(), date: 'Fri, 30 Apr 2027 20:30:00 GMT' }
    await route.fulfill({ response, headers })
  })
  await openTour(page)
  await press(page, KEEP_TOUR)
  await expect(page.getByText(/^Kept\. On this device: .*, 1 May 2027\./)).toBeVisible()
})

test('without a press, room or file nothing is kept, later it is', matrix, async ({ page }) => {
  await openTour(page)
  await passInPage(page, 300)
  await expectStored(page, 0)
  const devtools = await page.context().newCDPSession(page)
  const origin = new URL(page.url()).origin
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 })
  await press(page, KEEP_TOUR)
  await expect(page.getByText('There is no room left on this device.')).toBeVisible()
  await expectStored(page, 0)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin })
  await page.route(SHEET, (route) => route.abort(), { times: 1 })
  await press(page, KEEP_TOUR)
  await expect(page.getByText('Try again with a better connection.')).toBeVisible()
  await expectStored(page, 0)
  await press(page, KEEP_TOUR)
  await expect(page.getByText(KEPT)).toBeVisible()
})

// As in a private window, and in a browser that blocks storage.
const REFUSALS: Record<string, () => void> = {
  'no service workers': () => {
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
  },
  'no storage': () => {
    const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'))
    CacheStorage.prototype.open = refuse
    CacheStorage.prototype.keys = refuse
  },
}

for (const [name, refuse] of Object.entries(REFUSALS)) {
  test(`a browser with ${name} says why no tour is kept`, matrix, async ({ page }) => {
    await page.addInitScript(refuse)
    await openTour(page)
    await press(page, KEEP_TOUR)
    await expect(page.getByText('This browser does not let a site keep pages.')).toBeVisible()
  })
}

/** Expects this number of caches and of service workers in the browser. */
async function expectStored(page: Page, count: 0 | 1) {
  expect(await stored(page)).toEqual({ caches: count, workers: count })
}

function press(page: Page, name: string) {
  return page.getByRole('button', { name }).click()
}
