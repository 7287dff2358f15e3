// The packing list of a tour, and sharing a tour's link.

import type { Page } from '@playwright/test'
import { ASK_ABOUT_TOUR, LINK_COPIED } from 'content/control-labels.ts'
import { bySuv, turtuk } from '../browser/content.ts'
import { expect, passInPage, requestsOf, see, test, visit } from '../browser/visitor.ts'

const TURTUK = `/${turtuk.slug}`
/** The last three things of the Turtuk tour's list. */
const [first, second, third] = turtuk.thingsToPack.slice(-3) as [string, string, string]
/** A thing that is on the Turtuk list and not on the SUV list. */
const helmet = turtuk.thingsToPack.find((thing) => /helmet/i.test(thing))!
const count = turtuk.thingsToPack.length

test('packing ticks are the same in all tabs, and are not sent', async ({ page, context }) => {
  await page.goto('/contact')
  // A value that the site has not written.
  await page.evaluate(() => localStorage.setItem('packed', '{"not":"a list"}'))
  const list = await openList(page, TURTUK)
  await expect(list.getByRole('status')).toHaveText(`0 of ${count} packed`)
  const requests = requestsOf(page)
  for (const thing of [first, second, third]) await list.getByLabel(thing, { exact: true }).check()
  await expect(list.getByRole('status')).toHaveText(`3 of ${count} packed`)
  await list.getByLabel(second, { exact: true }).uncheck()
  await expect(list.getByRole('status')).toHaveText(`2 of ${count} packed`)
  await passInPage(page, 200)
  expect(requests).toEqual([])

  await list.getByLabel(helmet).check()
  await expect(list.getByRole('status')).toHaveText(`3 of ${count} packed`)
  // A tick on an SUV tour, whose list has no helmet, keeps the helmet ticked.
  const suvList = await openList(await context.newPage(), `/${bySuv.slug}`)
  await expect(suvList.getByLabel(helmet)).toHaveCount(0)
  await suvList.getByRole('checkbox').first().check()

  const other = await openList(await context.newPage(), '/leh-to-leh-with-hanle')
  await expect(other.getByLabel(helmet)).toBeChecked()
  await expect(other.getByRole('status')).toHaveText(`4 of ${count} packed`)
  await expect(other.getByLabel(first, { exact: true })).toBeChecked()
  await other.getByLabel(second, { exact: true }).check()
  await expect(list.getByRole('status')).toHaveText(`5 of ${count} packed`)

  // When the storage is full, the list still counts.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await list.getByLabel(first, { exact: true }).uncheck()
  await expect(list.getByRole('status')).toHaveText(`4 of ${count} packed`)
})

test('Shift+Tab brings a tick out from behind the sticky bar', async ({ page }) => {
  const list = await openList(page, TURTUK)
  const [tick, next] = [list.getByRole('checkbox').first(), list.getByRole('checkbox').nth(1)]
  await next.focus()
  await tick.evaluate((box) => {
    scrollBy({ top: box.getBoundingClientRect().top - 40, behavior: 'instant' })
  })
  await page.keyboard.press('Shift+Tab')
  await expect(tick).toBeFocused()
  await expect.poll(async () => (await tick.boundingBox())?.y).toBeGreaterThan(76)
})

test('a tour’s link is shared, or else copied, or else shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    navigator.share = async (data) =>
      void document.body.setAttribute('data-shared', data?.url ?? '')
  })
  await visit(page, '/tour-detail-one/1')
  await see(page.getByRole('link', { name: ASK_ABOUT_TOUR }).first())
  const share = page.getByRole('button', { name: 'Share' })
  await share.click()
  await expect(page.locator('body')).toHaveAttribute('data-shared', new RegExp(`${TURTUK}$`))

  await page.evaluate(() => Object.assign(navigator, { share: undefined }))
  await share.click()
  await expect(page.getByText(LINK_COPIED)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/leh-with-turtuk$/)

  const texts = await page.getByText(LINK_COPIED).evaluateHandle((status) => {
    const seen: (string | null)[] = []
    const observer = new MutationObserver(() => seen.push(status.textContent))
    observer.observe(status, { childList: true, characterData: true, subtree: true })
    return seen
  })
  await share.click()
  await expect.poll(() => texts.jsonValue(), 'announced again').toEqual(['', LINK_COPIED])

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await share.click()
  await expect(page.getByText(/^The link is http.*leh-to-leh-with-turtuk$/)).toBeVisible()
})

async function openList(page: Page, path: string) {
  await visit(page, path)
  const list = page.getByRole('region', { name: 'Things to Pack' })
  await see(list)
  await list.locator('summary').click()
  await expect(list.getByRole('checkbox').first()).toBeVisible()
  return list
}
