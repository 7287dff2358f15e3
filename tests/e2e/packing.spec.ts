// The ticks of the packing list, and sharing a tour.

import type { Page } from '@playwright/test'
import { bySuv, turtuk } from '../browser/content.ts'
import { hold } from '../browser/loading.ts'
import { alive, expect, passInPage, requestsOf, see, test } from '../browser/visitor.ts'

const TURTUK = `/${turtuk.slug}`
/** Things of the first tour's list. */
const [first, second, third] = turtuk.thingsToPack.slice(-3) as [string, string, string]
/** A thing that nobody takes into an SUV. */
const helmet = turtuk.thingsToPack.find((thing) => /helmet/i.test(thing))!
const count = turtuk.thingsToPack.length

test('ticks on the packing list stay in this browser and are sent nowhere', async ({ page }) => {
  const list = await openList(page, TURTUK)
  await expect(list.getByRole('status')).toHaveText(`0 of ${count} packed`)
  const requests = requestsOf(page)
  for (const thing of [first, second, third]) await list.getByLabel(thing, { exact: true }).check()
  await expect(list.getByRole('status')).toHaveText(`3 of ${count} packed`)
  await list.getByLabel(second, { exact: true }).uncheck()
  await expect(list.getByRole('status')).toHaveText(`2 of ${count} packed`)
  await passInPage(page, 200)
  expect(requests).toEqual([])

  const again = await openList(page, '/leh-to-leh-with-hanle')
  await expect(again.getByRole('status')).toHaveText(`2 of ${count} packed`)
  await expect(again.getByLabel(first, { exact: true })).toBeChecked()
})

test('a tick on another tour’s list keeps the ticks of the first one', async ({ page }) => {
  const rider = await openList(page, TURTUK)
  await rider.getByLabel(helmet).check()
  const family = await openList(page, `/${bySuv.slug}`)
  await expect(family.getByLabel(helmet)).toHaveCount(0)
  await expect(family.getByRole('status')).toHaveText(/^0 of/)
  await family.getByRole('checkbox').first().check()
  await expect(family.getByRole('status')).toHaveText(/^1 of/)

  const again = await openList(page, TURTUK)
  await expect(again.getByLabel(helmet)).toBeChecked()
})

test('two tabs show the same ticks, and neither takes those of the other away', async ({
  page,
  context,
}) => {
  const list = await openList(page, TURTUK)
  const other = await openList(await context.newPage(), '/leh-to-leh-with-hanle')
  await list.getByLabel(first, { exact: true }).check()
  await expect(other.getByLabel(first, { exact: true })).toBeChecked()
  await other.getByLabel(second, { exact: true }).check()
  await expect(list.getByRole('status')).toHaveText(`2 of ${count} packed`)
})

for (const width of [390, 1280]) {
  test(`at ${width} px the things to pack stay in their place when their ticks come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 })
    const release = await hold(page, /\/assets\/packing-ticks-[\w-]+\.js/)
    await page.goto(TURTUK)
    await alive(page)
    const list = page.getByRole('region', { name: 'Things to Pack' })
    await see(list)
    const place = async () => {
      const [around, thing] = await Promise.all([
        list.boundingBox(),
        list.getByRole('listitem').first().boundingBox(),
      ])
      return { above: Math.round(thing!.y - around!.y), height: Math.round(around!.height) }
    }
    const before = await place()
    release()
    await expect(list.getByRole('checkbox').first()).toBeVisible()
    expect(await place()).toEqual(before)
  })
}

test('in a browser that blocks storage, or holds other text, the list still counts', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.evaluate(() => localStorage.setItem('packed', '{"not":"a list"}'))
  const list = await openList(page, TURTUK)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await list.getByLabel(first, { exact: true }).check()
  await expect(list.getByRole('status')).toHaveText(`1 of ${count} packed`)
})

test('the packing list prints with a box for each thing', async ({ page }) => {
  const list = await openList(page, TURTUK)
  await list.getByLabel(first, { exact: true }).check()
  await page.emulateMedia({ media: 'print' })
  await expect(list.getByRole('checkbox')).toHaveCount(count)
  await expect(list.getByLabel(first, { exact: true })).toBeVisible()
  await expect(list.getByRole('status')).toBeHidden()
})

test('a tour is shared by the browser’s own sheet', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) =>
      void document.body.setAttribute('data-shared', data?.url ?? '')
  })
  await share(page)
  await expect(page.locator('body')).toHaveAttribute('data-shared', new RegExp(`${TURTUK}$`))
})

test('without such a sheet the link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.assign(Navigator.prototype, { share: undefined }))
  await share(page)
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/leh-with-turtuk$/)
})

test('without a clipboard the link is shown', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(Navigator.prototype, { share: undefined })
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await share(page)
  await expect(page.getByText(/^The link is http.*leh-to-leh-with-turtuk$/)).toBeVisible()
})

async function openList(page: Page, path: string) {
  await page.goto(path)
  await alive(page)
  const list = page.getByRole('region', { name: 'Things to Pack' })
  await see(list)
  await expect(list.getByRole('checkbox').first()).toBeVisible()
  return list
}

async function share(page: Page) {
  await page.goto('/tour-detail-one/1')
  await alive(page)
  await see(page.getByRole('link', { name: 'Ask about this tour' }).first())
  await page.getByRole('button', { name: 'Share' }).click()
}
