// Sends that are cut off: the page's code is not there yet, or the visitor reloads, closes the tab or leaves the form.
// Each lead is stored once, without another press, whatever other tabs do.

import type { Page } from '@playwright/test'
import {
  COMMIT,
  enter,
  expectFailure,
  expectFinishedOnce,
  expectOneLead,
  expectStoredOnce,
  expectTyped,
  form,
  leadOf,
  MARKED,
  open,
  outcome,
  SENT,
  send,
  sendButton,
  sendUntilRequest,
  startSend,
} from '../browser/forms.ts'
import { hold, openWithoutCode } from '../browser/loading.ts'
import { alive, expect, test } from '../browser/visitor.ts'

/** The code that finishes a pending draft. */
const FINISH = /\/assets\/finish-pending-.*\.js/

const HEADINGS = { Home: 'Where Do You Want To Go?', 'Contact Us': 'Contact Us' }

test.use({ expectedConsole: /Failed to load resource|net::ERR/ })

test.describe('a lead that is sent before the form’s code is stored once', () => {
  test('when the code comes; until then the form says whom to call', async ({ page }) => {
    const lead = leadOf('contact')
    await page.clock.install()
    const release = await openWithoutCode(page, '/contact')
    await enter(page, 'contact', lead)
    await expect(sendButton(page)).toHaveCSS('opacity', '1')
    for (let press = 0; press < 2; press++) await send(page)
    await expect(sendButton(page)).toHaveCSS('opacity', '0.5')
    await page.clock.fastForward(10_000)
    const instead = form(page).getByRole('alert')
    await expect(instead).toContainText('This form needs JavaScript.')
    await expect(instead.getByRole('link')).toHaveCount(2)
    release()
    await expectFinishedOnce(page, 'contact', lead)
    await expect(instead).toHaveCount(0)
    await expect(sendButton(page)).toBeFocused()
  })

  test('when the network is back; until then the form says whom to call', async ({ page }) => {
    const lead = leadOf('contact')
    const release = await openWithoutCode(page, '/contact')
    await page.route(FINISH, (route) => route.abort())
    await enter(page, 'contact', lead)
    await page.clock.install()
    await send(page)
    release()
    await alive(page)
    await page.clock.fastForward(10_000)
    await expect(form(page).getByText('This form needs JavaScript.')).toBeVisible()
    await page.unroute(FINISH)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expectFinishedOnce(page, 'contact', lead)
    await expect(form(page).getByText('This form needs JavaScript.')).toBeHidden()
  })

  test('when the visitor goes to a page without the form', async ({ page }) => {
    const lead = leadOf('contact')
    const release = await openWithoutCode(page, '/contact')
    await enter(page, 'contact', lead)
    await send(page)
    let asked = ''
    page.on('dialog', (dialog) => {
      asked = dialog.type()
      return dialog.accept()
    })
    await page.getByRole('link', { name: 'Who we are' }).click()
    await expect(page).toHaveURL('/aboutus')
    expect(asked).toBe('beforeunload')
    release()
    await expectOneLead('contact', lead)
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
  })
})

test('a reload before the lead is stored: the send is finished', async ({ page }) => {
  const lead = leadOf('query')
  await startSend(page, 'query', lead)
  await page.reload()
  await expectFinishedOnce(page, 'query', lead)
})

test('a closed tab’s send is finished at the next visit', async ({ page, context }) => {
  const lead = leadOf('contact')
  const tab = await context.newPage()
  await (await startSend(tab, 'contact', lead)).fetch()
  await tab.close()
  await open(page, 'contact')
  await expectFinishedOnce(page, 'contact', lead)
})

test('a visitor who comes back during a send gets its result', async ({ page }) => {
  const lead = leadOf('query')
  const route = await startSend(page, 'query', lead)
  await follow(page, 'Contact Us')
  await expect(form(page).locator(`[name=${MARKED.query}]`)).toHaveCount(0)
  await page.goBack()
  await expectTyped(page, 'query', lead)
  await route.continue()
  await expectFinishedOnce(page, 'query', lead)
})

test.describe('rarer cases', { tag: '@matrix' }, () => {
  test('text typed before the code is not overwritten by a draft', async ({ page }) => {
    const lead = leadOf('query')
    await startSend(page, 'query', lead)
    const release = await hold(page, /\/assets\/index-.*\.js/)
    await page.reload({ waitUntil: 'commit' })
    await form(page).getByLabel('First Name').fill('Meera')
    release()
    // The page's code has filled in the draft.
    await expect(form(page).getByLabel('Last Name')).toHaveValue(lead.lastName ?? '')
    await expectTyped(page, 'query', { ...lead, firstName: 'Meera' })
  })

  test('a send that fails on another page is repeated at the next visit', async ({ page }) => {
    const lead = leadOf('contact')
    const route = await startSend(page, 'contact', lead)
    await follow(page, 'Home')
    const failed = page.waitForEvent('requestfailed', (request) => COMMIT.test(request.url()))
    await route.abort('connectionreset')
    await failed
    await follow(page, 'Contact Us')
    await expectFinishedOnce(page, 'contact', lead)
  })

  test('the browser asks before a visitor leaves, only during a send', async ({ page }) => {
    const lead = leadOf('query')
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      return dialog.dismiss()
    })
    const route = await startSend(page, 'query', lead)
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await route.continue()
    await expect(outcome(page)).toHaveText(SENT.query)
    const gone = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    await gone
    expect(asked).toEqual(['beforeunload'])
  })

  test('another tab does not repeat a send that is in progress', async ({ page, context }) => {
    const lead = leadOf('query')
    // This page's code must be loaded before the send begins, because a send ends after nine seconds.
    await open(page, 'contact')
    await alive(page)
    const sending = await context.newPage()
    const route = await startSend(sending, 'query', lead)
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
    await route.continue()
    await expect(outcome(sending)).toHaveText(SENT.query)
    await expect.poll(waiting).toBe(0)
    await expect(outcome(page)).toBeEmpty()
    await expectOneLead('query', lead)
    expect(requests).toEqual([])
  })

  test('of two closed tabs each lead is stored once', async ({ page, context }) => {
    const [first, second] = [leadOf('query'), leadOf('query')]
    const tabs = [await context.newPage(), await context.newPage()] as const
    // Both forms are open before the first send, which a form that is opened later would finish.
    for (const tab of tabs) {
      await open(tab, 'query')
      await alive(tab)
    }
    await sendUntilRequest(tabs[0], 'query', first)
    await sendUntilRequest(tabs[1], 'query', second)
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
})

/** Follows a link of the menu, without a page load. */
async function follow(page: Page, name: keyof typeof HEADINGS) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[name])
}
