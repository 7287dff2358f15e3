// What can go wrong between a form and Firestore. Each time the visitor is told within ten seconds,
// nothing typed is lost, the button works again, and there is one document at most.

import type { Page, Route } from '@playwright/test'
import type { FormName } from 'submissions'
import { samples } from 'submissions/boundaries'
import { serveDeployments } from '../browser/deployments.ts'
import {
  COMMIT,
  enter,
  expectTyped,
  FAILED,
  form,
  open,
  outcome,
  PAGES,
  SENT,
  send,
  sendButton,
} from '../browser/forms.ts'
import { hold } from '../browser/loading.ts'
import { alive, expect, passInPage, test } from '../browser/visitor.ts'
import { rulesEnvironment, setSwitch } from '../rules/client.ts'
import { siteUrl } from '../suite/addresses.ts'
import { mailsAbout, waitForMails } from '../suite/inbox.ts'
import { leadsWith, mark } from '../suite/leads.ts'

/** The field by which a test finds its own lead. */
const MARKED = { query: 'lastName', contact: 'name' } as const

/** Decides what happens to a request. */
type Handler = (route: Route) => unknown

/** What happens to the first request that would store a lead, and the form whose lead it is. */
const FAULTS: Record<string, [FormName, Handler]> = {
  'Firestore out of reach': ['query', (route) => route.abort('connectionrefused')],
  'an answer of 503': ['contact', (route) => route.fulfill({ status: 503 })],
  'a lost acknowledgement': [
    'contact',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
  ],
}

// Chromium itself reports the failed request.
test.use({ expectedConsole: /Failed to load resource|net::ERR/ })

test('a quote request is sent when the styles below the first screen do not load', async ({
  page,
}) => {
  const lead = leadOf('query')
  await page.route(/\/assets\/home-below-.*\.css/, (route) => route.abort())
  await open(page, 'query')
  await expect(page.getByText('Parts of this page did not arrive.')).toBeVisible()
  await enter(page, 'query', lead)
  await send(page)
  await expect(outcome(page)).toHaveText(SENT.query)
  await expectOneLead('query', lead)
})

for (const [fault, [name, handle]] of Object.entries(FAULTS)) {
  test(`${fault}: the next press stores one lead`, async ({ page }) => {
    const lead = leadOf(name)
    await page.route(COMMIT, handle, { times: 1 })
    await open(page, name)
    await enter(page, name, lead)
    await send(page)
    await expectFailure(page)
    await expectTyped(page, name, lead)
    await send(page)
    await expect(outcome(page)).toHaveText(SENT[name])
    await expectOneLead(name, lead)
  })
}

test('a server that stays silent: the red message within ten seconds, and the next press stores one lead', async ({
  page,
}) => {
  const lead = leadOf('query')
  await page.clock.install()
  await startSend(page, 'query', lead, () => {})
  await page.clock.fastForward(10_000)
  await expectFailure(page)
  await expectTyped(page, 'query', lead)
  await send(page)
  await expect(outcome(page)).toHaveText(SENT.query)
  await expectOneLead('query', lead)
})

/** The form of each test, and whether the request had stored the lead when the page was reloaded or closed. */
const CUT_OFF = {
  'before it is stored': { reloaded: 'query', closed: 'contact', handle: () => {} },
  'after it is stored': { reloaded: 'contact', closed: 'query', handle: (route) => route.fetch() },
} satisfies Record<string, { reloaded: FormName; closed: FormName; handle: Handler }>

for (const [moment, { reloaded, closed, handle }] of Object.entries(CUT_OFF)) {
  test(`a reload during a send, ${moment}: the send is finished by itself, once`, async ({
    page,
  }) => {
    const lead = leadOf(reloaded)
    await startSend(page, reloaded, lead, handle)
    await page.reload()
    await expectFinishedOnce(page, reloaded, lead)
  })

  test(`a tab that is closed during a send, ${moment}: the next visit finishes it, once`, async ({
    page,
    context,
  }) => {
    const lead = leadOf(closed)
    const tab = await context.newPage()
    await startSend(tab, closed, lead, handle)
    await tab.close()
    await open(page, closed)
    await expectFinishedOnce(page, closed, lead)
  })
}

test('a send that was cut off is finished when the network is back, although its code could not be loaded', async ({
  page,
  context,
}) => {
  const lead = leadOf('contact')
  const closed = await context.newPage()
  await startSend(closed, 'contact', lead, () => {})
  await closed.close()
  const code = /\/assets\/finish-pending-.*\.js/
  await page.route(code, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => code.test(request.url()))
  await open(page, 'contact')
  await failed
  await page.unroute(code)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expectFinishedOnce(page, 'contact', lead)
})

test('a send that fails on return: the red message, the form filled in, and no third try', async ({
  page,
  context,
}) => {
  const lead = leadOf('query')
  const closed = await context.newPage()
  await startSend(closed, 'query', lead, () => {})
  await closed.close()
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
  await expect(outcome(page)).toHaveText(SENT.query)
  expect(requests).toBe(1)
  await expectOneLead('query', lead)
})

test('when the visitor leaves a form during a send that fails, the send is repeated at the next visit to the form', async ({
  page,
}) => {
  const lead = leadOf('contact')
  let fail = () => {}
  await startSend(page, 'contact', lead, (route) => {
    fail = () => route.abort('connectionreset')
  })
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where Do You Want To Go?')
  const failed = page.waitForEvent('requestfailed', (request) => COMMIT.test(request.url()))
  fail()
  await failed
  await menu.getByRole('link', { name: 'Contact Us' }).click()
  await expectFinishedOnce(page, 'contact', lead)
})

for (const [moment, name] of [
  ['before', 'query'],
  ['after', 'contact'],
] as const) {
  test(`a visitor who leaves a form during a send and comes back ${moment} its end gets the result`, async ({
    page,
  }) => {
    const lead = leadOf(name)
    let answer = () => {}
    await startSend(page, name, lead, async (route) => {
      const response = await route.fetch()
      answer = () => route.fulfill({ response })
    })
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: name === 'query' ? 'Contact Us' : 'Home' }).click()
    await expect(form(page).locator(`[name=${MARKED[name]}]`)).toHaveCount(0)
    if (moment === 'after') {
      answer()
      await expect.poll(() => pendingOf(page, name)).toBeNull()
    }
    await page.goBack()
    if (moment === 'before') {
      await expectTyped(page, name, lead)
      answer()
    }
    await expectFinishedOnce(page, name, lead)
  })
}

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

test('the browser asks for confirmation before a visitor leaves during a send, and at no other time', async ({
  page,
}) => {
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

test('text that is typed before the page’s code runs is not overwritten', async ({ page }) => {
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

test('no network: the next press after it is back stores one lead', async ({ page, context }) => {
  const lead = leadOf('query')
  await open(page, 'query')
  await enter(page, 'query', lead)
  await context.setOffline(true)
  await send(page)
  await expectFailure(page)
  await expectTyped(page, 'query', lead)
  await context.setOffline(false)
  await send(page)
  await expect(outcome(page)).toHaveText(SENT.query)
  await expectOneLead('query', lead)
})

test('8 rules that refuse: the red message, nothing typed is lost and nothing is stored', async ({
  page,
}) => {
  const lead = leadOf('query')
  await page.route(COMMIT, (route) => route.continue({ postData: forged(route) }))
  await open(page, 'query')
  await enter(page, 'query', lead)
  await send(page)
  await expectFailure(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(outcome(page)).toHaveCSS('color', 'rgb(255, 155, 142)')
  await expectTyped(page, 'query', lead)
  expect(await leadsWith('query', MARKED.query, lead.lastName ?? '')).toEqual([])
})

test('forms that the agency has closed: the red message, nothing typed is lost, nothing is sent again', async ({
  page,
}) => {
  // This test uses a Firebase project of its own, so that the forms of the other tests stay open.
  const projectId = 'demo-closed-forms'
  const environment = await rulesEnvironment(projectId)
  await setSwitch(environment, { closed: true })
  await page.route('**/__/firebase/init.json', (route) => route.fulfill({ json: { projectId } }))
  let requests = 0
  page.on('request', (request) => {
    if (COMMIT.test(request.url()) && request.method() === 'POST') requests++
  })
  const lead = leadOf('contact')
  await open(page, 'contact')
  await enter(page, 'contact', lead)
  await send(page)
  await expectFailure(page)
  await expectTyped(page, 'contact', lead)
  await page.reload()
  await alive(page)
  await expectTyped(page, 'contact', lead)
  await expectNothingPending(page, 'contact')
  expect(requests).toBe(1)
  await setSwitch(environment, { closed: false })
  await send(page)
  await expect(outcome(page)).toHaveText(SENT.contact)
  await environment.cleanup()
})

test('Hosting does not say which project it is: the red message', async ({ page }) => {
  await page.route('**/__/firebase/init.json', (route) => route.fulfill({ status: 500 }))
  await open(page, 'query')
  await enter(page, 'query', samples.query)
  await send(page)
  await expectFailure(page)
  await expectTyped(page, 'query', samples.query)
})

test('a configuration without a project, fetched when the visitor turns to the form, is fetched again: the press stores one lead', async ({
  page,
}) => {
  const lead = leadOf('query')
  const file = '**/__/firebase/init.json'
  await page.route(file, (route) => route.fulfill({ json: {} }), { times: 1 })
  await open(page, 'query')
  const read = page.waitForResponse(file)
  await enter(page, 'query', lead)
  await read
  await send(page)
  await expect(outcome(page)).toHaveText(SENT.query)
  await expectOneLead('query', lead)
})

for (const [part, file] of [
  ['Firestore’s code', /\/assets\/firestore-.*\.js/],
  ['the project’s name', /\/__\/firebase\/init\.json/],
] as const) {
  test(`${part} that comes late once: the next press stores one lead`, async ({ page }) => {
    const lead = leadOf('query')
    await page.clock.install()
    const release = await hold(page, file)
    const asked = page.waitForRequest(file)
    await open(page, 'query')
    await enter(page, 'query', lead)
    await send(page)
    await asked
    await page.clock.fastForward(10_000)
    await expectFailure(page)
    await expectTyped(page, 'query', lead)
    const arrived = page.waitForResponse(file)
    release()
    await arrived
    await send(page)
    await expect(outcome(page)).toHaveText(SENT.query)
    await expectOneLead('query', lead)
  })
}

test('a deployment before the visitor turns to the form: the page reloads by itself and stores one lead', async ({
  page,
}) => {
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

test('two closed tabs with different quote requests: the form shows the one that fails, and each is stored once', async ({
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
    const isSecond = route
      .request()
      .postData()
      ?.includes(second.lastName ?? '')
    return isSecond ? route.fulfill({ status: 503 }) : route.fallback()
  })
  await open(page, 'query')
  await alive(page)
  await expectFailure(page)
  await expectTyped(page, 'query', second)
  await expectOneLead('query', first)
  await page.unroute(COMMIT)
  await send(page)
  await expect(outcome(page)).toHaveText(SENT.query)
  await expectOneLead('query', second)
  await expectOneLead('query', first)
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

function leadOf(name: FormName): Record<string, string> {
  return { ...samples[name], [MARKED[name]]: mark() }
}

/** Opens the form and sends it. */
async function startSend(
  page: Page,
  name: FormName,
  lead: Record<string, string>,
  handle: Handler,
) {
  await open(page, name)
  await sendUntilRequest(page, name, lead, handle)
}

/** Waits for the first request that would store the lead; `handle` decides what happens to the request. */
async function sendUntilRequest(
  page: Page,
  name: FormName,
  lead: Record<string, string>,
  handle: Handler,
) {
  let underWay = false
  const hold: Handler = async (route) => {
    await handle(route)
    underWay = true
  }
  await page.route(COMMIT, hold, { times: 1 })
  await enter(page, name, lead)
  await send(page)
  await expect.poll(() => underWay).toBe(true)
}

/**
 * Expects that the page ends the send without a press, that one lead is stored, and the state after a success (spec
 * 4): the quote form keeps its values, the contact form is empty. No personal data is left in the browser.
 */
async function expectFinishedOnce(page: Page, name: FormName, lead: Record<string, string>) {
  await expect(outcome(page)).toHaveText(SENT[name])
  const fields = Object.keys(lead).map((field) => [field, name === 'query' ? lead[field] : ''])
  await expectTyped(page, name, Object.fromEntries(fields))
  await expectOneLead(name, lead)
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({})
}

/** The pending drafts of a form, as they stand in localStorage; null without one. */
function pendingOf(page: Page, name: FormName) {
  return page.evaluate((key) => localStorage.getItem(key), `pending-${name}`)
}

/** Expects that nothing is left to send. A pending draft would be sent some time after the page's code runs. */
async function expectNothingPending(page: Page, name: FormName) {
  expect(await pendingOf(page, name)).toBeNull()
  await passInPage(page, 1000)
  await expect(outcome(page)).toBeEmpty()
}

/** Expects the red message and a button that can be pressed again. */
async function expectFailure(page: Page) {
  await expect(outcome(page)).toHaveText(FAILED)
  await expect(outcome(page)).toHaveCSS('color', 'rgb(179, 38, 30)')
  await expect(sendButton(page)).toBeEnabled()
}

/** Expects one document and one mail. */
async function expectOneLead(name: FormName, lead: Record<string, string>) {
  const text = lead[MARKED[name]] ?? ''
  await waitForMails(text)
  expect(await leadsWith(name, MARKED[name], text)).toHaveLength(1)
  expect(await mailsAbout(text)).toHaveLength(1)
}

/** The same request with a timestamp set by the sender, which the real rules refuse. */
function forged(route: Route): string {
  const body = route.request().postDataJSON()
  for (const write of body.writes) {
    write.updateTransforms = []
    write.update.fields.timestamp = { timestampValue: new Date().toISOString() }
  }
  return JSON.stringify(body)
}
