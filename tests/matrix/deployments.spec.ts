// Two deployments, one after the other, while a visitor is on the site; and the renewal of a kept tour's copy.

import type { Page } from '@playwright/test'
import { POCKET_SHEET, REMOVE_TOUR } from 'content/control-labels.ts'
import { cacheName, type KeptList, listPath } from 'web/offline/kept-list-format.ts'
import { bundleScript } from '../../web/plugins/classic-scripts.ts'
import { serveDeployments } from '../browser/deployments.ts'
import { keepTour, openTour, SLUG, stored, TURTUK } from '../browser/kept-tour.ts'
import { hold } from '../browser/loading.ts'
import { alive, expect, passInPage, see, test, visit } from '../browser/visitor.ts'
import { kinds } from '../suite/screens.ts'

// Chromium reports failed requests for code that a deployment has removed, and for Hosting's own addresses, which
// browser/deployments.ts does not serve.
test.use({
  expectedConsole: /status of 404|dynamically imported module|net::ERR|MIME type|preload CSS/,
})

/** The name of the cache of an earlier deployment's copy. */
const EARLIER = cacheName(SLUG, 'earlier')

test.describe('two deployments', () => {
  test('a visitor who moves on after a deployment gets the new page', async ({ page }) => {
    const site = await serveDeployments()
    await visit(page, `${site.url}/grid`)
    for (const [index, path] of kinds.toReversed().entries()) {
      await test.step(path, async () => {
        const next = index % 2 === 0 ? 'b' : 'a'
        site.deploy(next)
        await moveTo(page, path)
        await expect(page.locator('html')).toHaveAttribute('data-deployment', next)
        await alive(page)
        expect(new URL(page.url()).pathname).toBe(path)
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      })
    }
  })

  test('a kept tour stays usable during a deployment', async ({ page, context }) => {
    const site = await serveDeployments()
    await keepTour(page, site.url)
    const [copyOfA = ''] = await copies(page)
    const list = `**${listPath(SLUG)}`
    const release = await hold(context, list)
    const asked = page.waitForRequest(list)
    await page.reload()
    await alive(page)
    await see(page.getByRole('link', { name: POCKET_SHEET }))

    // The open page does not replace the copy, although it gets the next deployment’s list.
    await asked
    site.deploy('b')
    release()
    await passInPage(page, 1000)
    expect(await copies(page)).toEqual([copyOfA])
    // The open page finds its code, which the deployment has removed.
    await page.getByRole('heading', { name: /^The \d+ things$/ }).click()
    await page.getByRole('checkbox').first().check()
    await moveTo(page, '/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
    // A page that is not kept is of the new deployment.
    await moveTo(page, '/grid')
    await expect(page.locator('html')).toHaveAttribute('data-deployment', 'b')
    await alive(page)
    // The tour’s page is of the new deployment, and the copy is renewed.
    await page.goto(site.url + TURTUK)
    await expect(page.locator('html')).toHaveAttribute('data-deployment', 'b')
    const copyOfB = cacheName(SLUG, `b${copyOfA.split(':').at(-1)}`)
    await expect.poll(() => copies(page)).toEqual([copyOfB])
    // The new copy opens without a network.
    await context.setOffline(true)
    await page.goto(site.url + TURTUK)
    await expect(page.locator('html')).toHaveAttribute('data-deployment', 'b')
    await alive(page)
  })

  test('a switched-off worker removes itself and every copy', async ({ page }) => {
    const site = await serveDeployments({ '/sw.js': await bundleScript('offline/worker-off.ts') })
    await keepTour(page, site.url)
    site.deploy('b')
    await page.goto(`${site.url}/contact`)
    await expect.poll(() => stored(page)).toEqual({ caches: 0, workers: 0 })
    await page.reload()
    await alive(page)
    await expect(page.locator('html')).toHaveAttribute('data-deployment', 'b')
  })
})

test('a tour removed during a renewal stays removed', async ({ page }) => {
  const { release } = await openDuringRenewal(page)
  expect(await copies(page)).toContain(EARLIER)
  await page.getByRole('button', { name: REMOVE_TOUR }).click()
  await expect(page.getByText('Removed.')).toBeVisible()
  release()
  await passInPage(page, 3000)
  expect(await stored(page)).toEqual({ caches: 0, workers: 0 })
})

test('a copy that two tabs renew at the same time is kept', async ({ page }) => {
  const { release, keptList } = await openDuringRenewal(page)
  const present = cacheName(SLUG, keptList.version)
  // The other tab ends its renewal by storing the list and deleting the earlier copy.
  await page.evaluate(
    async ({ present, earlier, list, keptList }) => {
      await (await caches.open(present)).put(list, Response.json(keptList))
      await caches.delete(earlier)
    },
    { present, earlier: EARLIER, list: listPath(SLUG), keptList },
  )
  release()
  await passInPage(page, 3000)
  expect(await copies(page)).toEqual([present])
  expect(await stored(page)).toEqual({ caches: 1, workers: 1 })
})

/** Opens a kept tour with a copy of an earlier deployment. The renewal waits for the list until `release` is called. */
async function openDuringRenewal(page: Page) {
  await keepTour(page)
  const list = listPath(SLUG)
  const keptList: KeptList = await page.evaluate(
    async ({ earlier, list }) => {
      const [present = ''] = await caches.keys()
      const keptList = await (await caches.match(list))?.json()
      await caches.delete(present)
      const cache = await caches.open(earlier)
      await cache.put(list, Response.json({ ...keptList, version: 'earlier' }))
      return keptList
    },
    { earlier: EARLIER, list },
  )
  const release = await hold(page.context(), `**${list}`)
  const asked = page.waitForRequest(`**${list}`)
  await openTour(page)
  await asked
  return { release, keptList }
}

/** Moves to a page as a link of the site does: wouter listens to pushState. */
async function moveTo(page: Page, path: string) {
  await page.evaluate((address) => history.pushState(null, '', address), path)
}

/** The caches of the browser, one for each copy. */
function copies(page: Page) {
  return page.evaluate(() => caches.keys())
}
