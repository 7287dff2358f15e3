// Sends that are cut off: the page's code does not run yet, or the visitor reloads, closes the tab or leaves the form.
// Each lead is stored once, whatever other tabs do.

import type { Page } from '@playwright/test'
import { COMMIT, liveForm, SENT } from '../browser/forms.ts'
import { hold, openWithoutCode } from '../browser/loading.ts'
import { alive, expect, test, visit } from '../browser/visitor.ts'

/** The code that finishes a pending draft. */
const FINISH = /\/assets\/finish-pending-.*\.js/

const HEADINGS = { Home: 'Where Do You Want To Go?', 'Contact Us': 'Contact Us' }

test.use({ expectedConsole: /Failed to load resource|net::ERR/ })

test.describe('a lead sent before the form’s code runs is stored once', () => {
  test('when the code runs; until then the form says whom to call', async ({ page }) => {
    const contact = liveForm(page, 'contact')
    await page.clock.install()
    const release = await openWithoutCode(page, '/contact')
    await contact.enter()
    await expect(contact.button).toHaveCSS('opacity', '1')
    for (let press = 0; press < 2; press++) await contact.button.click()
    await expect(contact.button).toHaveCSS('opacity', '0.5')
    await page.clock.fastForward(10_000)
    const instead = contact.form.getByRole('alert')
    await expect(instead).toContainText('This form needs JavaScript.')
    await expect(instead.getByRole('link')).toHaveCount(2)
    release()
    await contact.expectFinishedOnce()
    await expect(instead).toHaveCount(0)
    await expect(contact.button).toBeFocused()
  })

  test('when the network is back; until then the form says whom to call', async ({ page }) => {
    const contact = liveForm(page, 'contact')
    const release = await openWithoutCode(page, '/contact')
    await page.route(FINISH, (route) => route.abort())
    await contact.enter()
    await page.clock.install()
    await contact.button.click()
    release()
    await alive(page)
    await page.clock.fastForward(10_000)
    const instead = contact.form.getByText('This form needs JavaScript.')
    await expect(instead).toBeVisible()
    await page.unroute(FINISH)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await contact.expectFinishedOnce()
    await expect(instead).toBeHidden()
  })

  test('when the visitor goes to a page without the form', async ({ page }) => {
    const contact = liveForm(page, 'contact')
    const release = await openWithoutCode(page, '/contact')
    await contact.enter()
    await contact.button.click()
    let asked = ''
    page.on('dialog', (dialog) => {
      asked = dialog.type()
      return dialog.accept()
    })
    await page.getByRole('link', { name: 'Who we are' }).click()
    await expect(page).toHaveURL('/aboutus')
    expect(asked).toBe('beforeunload')
    release()
    await contact.expectOneLead()
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
  })
})

test('a reload before the lead is stored: the send is finished', async ({ page }) => {
  const quote = liveForm(page, 'query')
  await quote.startSend()
  await page.reload()
  await quote.expectFinishedOnce()
})

test('a closed tab’s send is finished at the next visit', async ({ page, context }) => {
  const contact = liveForm(page, 'contact')
  const tab = await context.newPage()
  await (await liveForm(tab, 'contact', contact.lead).startSend()).fetch()
  await tab.close()
  await contact.open()
  await contact.expectFinishedOnce()
})

test('a visitor who comes back during a send gets its result', async ({ page }) => {
  const quote = liveForm(page, 'query')
  const route = await quote.startSend()
  await follow(page, 'Contact Us')
  await expect(quote.field('lastName')).toHaveCount(0)
  await page.goBack()
  await quote.expectTyped()
  await route.continue()
  await quote.expectFinishedOnce()
})

test.describe('rarer cases', { tag: '@matrix' }, () => {
  test('text typed before the code runs is not overwritten by a draft', async ({ page }) => {
    const quote = liveForm(page, 'query')
    await quote.startSend()
    const release = await hold(page, /\/assets\/index-.*\.js/)
    await page.reload({ waitUntil: 'commit' })
    await quote.field('firstName').fill('Meera')
    release()
    // The page's code has filled in the draft.
    await expect(quote.field('lastName')).toHaveValue(quote.lead.lastName ?? '')
    await quote.expectTyped({ ...quote.lead, firstName: 'Meera' })
  })

  test('a send that fails on another page is repeated on the form’s page', async ({ page }) => {
    const contact = liveForm(page, 'contact')
    const route = await contact.startSend()
    await follow(page, 'Home')
    const failed = page.waitForEvent('requestfailed', (request) => COMMIT.test(request.url()))
    await route.abort('connectionreset')
    await failed
    await follow(page, 'Contact Us')
    await contact.expectFinishedOnce()
  })

  test('the browser asks before a visitor leaves, only during a send', async ({ page }) => {
    const quote = liveForm(page, 'query')
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      return dialog.dismiss()
    })
    const route = await quote.startSend()
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await route.continue()
    await expect(quote.outcome).toHaveText(SENT.query)
    const gone = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    await gone
    expect(asked).toEqual(['beforeunload'])
  })

  test('another tab does not repeat a send that is in progress', async ({ page, context }) => {
    // The page's code is loaded before the send begins, because a send fails after nine seconds.
    await visit(page, '/contact')
    const sending = liveForm(await context.newPage(), 'query')
    const route = await sending.startSend()
    const requests: string[] = []
    page.on('request', (request) => {
      if (COMMIT.test(request.url())) requests.push(request.url())
    })
    await follow(page, 'Home')
    const quote = liveForm(page, 'query', sending.lead)
    const waiting = () =>
      page.evaluate(async () => (await navigator.locks.query()).pending?.length ?? 0)
    await expect.poll(waiting).toBe(1)
    await expect(quote.button).toBeEnabled()
    await route.continue()
    await expect(sending.outcome).toHaveText(SENT.query)
    await expect.poll(waiting).toBe(0)
    await expect(quote.outcome).toBeEmpty()
    await quote.expectOneLead()
    expect(requests).toEqual([])
  })

  test('the leads of two closed tabs are stored once, despite a 503', async ({ page, context }) => {
    const [first, second] = [liveForm(page, 'query'), liveForm(page, 'query')]
    const tabs = [await context.newPage(), await context.newPage()] as const
    const forms = [liveForm(tabs[0], 'query', first.lead), liveForm(tabs[1], 'query', second.lead)]
    // Both forms are open before the first send, which a form that is opened later would finish.
    for (const form of forms) await form.open()
    for (const tab of tabs) await alive(tab)
    for (const form of forms) await form.sendUntilRequest()
    for (const tab of tabs) await tab.close()
    await page.route(COMMIT, (route) => {
      const body = route.request().postData()
      const isSecond = body?.includes(second.lead.lastName!)
      return isSecond ? route.fulfill({ status: 503 }) : route.fallback()
    })
    await second.open()
    await alive(page)
    await second.expectFailure()
    await second.expectTyped()
    await first.expectOneLead()
    await page.unroute(COMMIT)
    await second.button.click()
    await second.expectStoredOnce()
    await first.expectOneLead()
  })
})

/** Follows a link of the menu, without a page load. */
async function follow(page: Page, name: keyof typeof HEADINGS) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[name])
}
