import { serveDeployments } from '../browser/deployments.ts'
import {
  COMMIT,
  enter,
  expectTyped,
  form,
  open,
  outcome,
  PAGES,
  SENT,
  send,
  sendButton,
} from '../browser/forms.ts'
import { hold } from '../browser/loading.ts'
import { expectFinishedOnce, expectOneLead, leadOf, startSend } from '../browser/sending.ts'
import { alive, expect, test } from '../browser/visitor.ts'
import { siteUrl } from '../suite/addresses.ts'

test.use({ expectedConsole: /Failed to load resource|net::ERR/ })

test('a quote request is sent without the styles below the first screen', async ({ page }) => {
  const lead = leadOf('query')
  await page.route(/\/assets\/below-.*\.css/, (route) => route.abort())
  await open(page, 'query')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toHaveCSS('background-color', 'rgb(27, 28, 69)')
  await enter(page, 'query', lead)
  await send(page)
  await expect(outcome(page)).toHaveText(SENT.query)
  await expectOneLead('query', lead)
})

test('the values of an unfinished send overwrite no typed text', async ({ page }) => {
  const lead = leadOf('query')
  await startSend(page, 'query', lead, () => {})
  const release = await hold(page, /\/assets\/index-.*\.js/)
  await page.reload({ waitUntil: 'commit' })
  await form(page).getByLabel('First Name').fill('Meera')
  release()
  // The page's code has filled in the draft.
  await expect(form(page).getByLabel('Last Name')).toHaveValue(lead.lastName ?? '')
  await expectTyped(page, 'query', { ...lead, firstName: 'Meera' })
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

test('the browser asks before a visitor leaves during a send, and only then', async ({ page }) => {
  const lead = leadOf('query')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.dismiss()
  })
  let answer = () => {}
  await startSend(page, 'query', lead, (route) => {
    answer = () => route.continue()
  })
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  answer()
  await expect(outcome(page)).toHaveText(SENT.query)
  const gone = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await gone
  expect(asked).toEqual(['beforeunload'])
})

test('after a deployment the page reloads by itself and stores one lead', async ({ page }) => {
  const site = await serveDeployments()
  await page.route('**/__/firebase/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    return route.fulfill({ response: await route.fetch({ url: siteUrl + pathname + search }) })
  })
  // The browser's question whether to leave the page; a visitor would stay.
  page.on('dialog', (dialog) => dialog.dismiss())
  const lead = leadOf('query')
  await page.goto(site.url + PAGES.query)
  await alive(page)
  site.deploy('b')
  await enter(page, 'query', lead)
  await send(page)
  await expect(page.locator('html')).toHaveAttribute('data-deployment', 'b')
  await expectFinishedOnce(page, 'query', lead)
  site.close()
})

test('changes that are made during a send stay in the form', async ({ page }) => {
  const lead = leadOf('contact')
  let answer = () => {}
  await startSend(page, 'contact', lead, (route) => {
    answer = () => route.continue()
  })
  await page.getByLabel('Your Comment').fill('And a third bike?')
  answer()
  await expect(outcome(page)).toHaveText(SENT.contact)
  await expectTyped(page, 'contact', { ...lead, comment: 'And a third bike?' })
})

test('a browser that forbids storage sends a lead too', async ({ page }) => {
  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('Storage is forbidden', 'SecurityError')
    }
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, { get: forbid })
    }
    // The frame of a blocked map has no locks.
    if (navigator.locks) navigator.locks.request = async () => forbid()
  })
  const lead = leadOf('contact')
  await open(page, 'contact')
  await enter(page, 'contact', lead)
  await send(page)
  await expect(outcome(page)).toHaveText(SENT.contact)
  await expectOneLead('contact', lead)
})
