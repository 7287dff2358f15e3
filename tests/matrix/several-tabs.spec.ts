// Sends of several tabs: a send in a closed tab is finished by another tab, and no lead is stored twice.

import { COMMIT, expectTyped, open, outcome, SENT, send, sendButton } from '../browser/forms.ts'
import {
  expectFailure,
  expectFinishedOnce,
  expectNothingPending,
  expectOneLead,
  expectStoredOnce,
  leadOf,
  sendInClosedTab,
  sendUntilRequest,
  startSend,
} from '../browser/sending.ts'
import { alive, expect, test } from '../browser/visitor.ts'

test.use({ expectedConsole: /Failed to load resource|net::ERR/ })

test('a send is finished when the network and its code are back', async ({ page, context }) => {
  const lead = leadOf('contact')
  await sendInClosedTab(context, 'contact', lead, () => {})
  const code = /\/assets\/finish-pending-.*\.js/
  await page.route(code, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => code.test(request.url()))
  await open(page, 'contact')
  await failed
  await page.unroute(code)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expectFinishedOnce(page, 'contact', lead)
})

test('a send that fails on return: red, filled in, and no third try', async ({ page, context }) => {
  const lead = leadOf('query')
  await sendInClosedTab(context, 'query', lead, () => {})
  let requests = 0
  await page.route(COMMIT, (route) => {
    requests++
    return route.fulfill({ status: 403 })
  })
  await open(page, 'query')
  await alive(page)
  await expectFailure(page)
  await expectTyped(page, 'query', lead)
  await page.reload()
  await alive(page)
  await expectTyped(page, 'query', lead)
  await expectNothingPending(page, 'query')
  await page.unroute(COMMIT)
  await send(page)
  await expectStoredOnce(page, 'query', lead)
  expect(requests).toBe(1)
})

test('another tab does not repeat a send that is in progress', async ({ page, context }) => {
  const lead = leadOf('query')
  // This page's code must be loaded before the send begins, because a send ends after nine seconds.
  await open(page, 'contact')
  await alive(page)
  const sending = await context.newPage()
  let answer = () => {}
  await startSend(sending, 'query', lead, (route) => {
    answer = () => route.continue()
  })
  const requests: string[] = []
  page.on('request', (request) => {
    if (COMMIT.test(request.url())) requests.push(request.url())
  })
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Home' }).click()
  const waiting = () =>
    page.evaluate(async () => (await navigator.locks.query()).pending?.length ?? 0)
  await expect.poll(waiting).toBe(1)
  await expect(sendButton(page)).toBeEnabled()
  answer()
  await expect(outcome(sending)).toHaveText(SENT.query)
  await expect.poll(waiting).toBe(0)
  await expect(outcome(page)).toBeEmpty()
  await expectOneLead('query', lead)
  expect(requests).toEqual([])
})

test('of two closed tabs the failure is shown; each lead is stored once', async ({
  page,
  context,
}) => {
  const [first, second] = [leadOf('query'), leadOf('query')]
  const tabs = [await context.newPage(), await context.newPage()] as const
  // Both forms are open before the first send, which a form that is opened later would finish.
  for (const tab of tabs) {
    await open(tab, 'query')
    await alive(tab)
  }
  await sendUntilRequest(tabs[0], 'query', first, () => {})
  await sendUntilRequest(tabs[1], 'query', second, () => {})
  for (const tab of tabs) await tab.close()
  await page.route(COMMIT, (route) => {
    const body = route.request().postData()
    return body?.includes(second.lastName!) ? route.fulfill({ status: 503 }) : route.fallback()
  })
  await open(page, 'query')
  await alive(page)
  await expectFailure(page)
  await expectTyped(page, 'query', second)
  await expectOneLead('query', first)
  await page.unroute(COMMIT)
  await send(page)
  await expectStoredOnce(page, 'query', second)
  await expectOneLead('query', first)
})
