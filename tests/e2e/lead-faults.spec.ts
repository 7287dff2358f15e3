// What can go wrong between a form and Firestore. When a fault stops the send, the form says so within ten seconds, no
// typed text is lost, the button works again, and at most one document is stored.

import type { Page, Request, Route } from '@playwright/test'
import type { FormName } from 'submissions'
import { serveDeployments } from '../browser/deployments.ts'
import { COMMIT, liveForm, SENT } from '../browser/forms.ts'
import { hold } from '../browser/loading.ts'
import { alive, expect, passInPage, test } from '../browser/visitor.ts'
import { rulesEnvironment, setSwitch } from '../rules/client.ts'
import { siteUrl } from '../suite/addresses.ts'
import { codeOf, ENTRY, graphOf } from '../suite/built-code.ts'

const PROJECT = /\/__\/firebase\/init\.json/

/** The form, the requests that meet the fault, and what happens to these requests until the next press. */
const FAULTS: Record<string, [FormName, RegExp, (route: Route) => unknown]> = {
  'no network': ['query', /./, (route) => route.abort('internetdisconnected')],
  'Firestore out of reach': ['query', COMMIT, (route) => route.abort('connectionrefused')],
  'an answer of 503': ['contact', COMMIT, (route) => route.fulfill({ status: 503 })],
  'a lost acknowledgement': [
    'contact',
    COMMIT,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
  ],
  'a proxy that answers {}': [
    'query',
    COMMIT,
    (route) => route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } }),
  ],
  'Hosting does not say which project': ['query', PROJECT, (route) => route.fulfill({ json: {} })],
  'a login page in place of the project': [
    'contact',
    PROJECT,
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in</h1>' }),
  ],
}

// Chromium reports a failed request on the console.
test.use({ expectedConsole: /Failed to load resource|net::ERR/ })

for (const [fault, [name, requests, handle]] of Object.entries(FAULTS)) {
  test(`${fault}: the next press stores one lead`, async ({ page }) => {
    const form = liveForm(page, name)
    await form.open()
    await alive(page)
    await page.route(requests, handle)
    await form.enter()
    await form.button.click()
    await form.expectSentAtNextPress(() => page.unroute(requests))
  })
}

for (const [part, request] of [
  ['Firestore', COMMIT],
  ['the file with Firestore’s code', codeOf('enquiry/firestore.ts')],
  ['Hosting’s file with the project', PROJECT],
] as const) {
  test(`${part} does not answer: the next press stores one lead`, async ({ page }) => {
    const quote = liveForm(page, 'query')
    await page.clock.install()
    const release = await hold(page, request)
    const asked = page.waitForRequest(request)
    await quote.openAndSend()
    await asked
    await page.clock.fastForward(10_000)
    await quote.expectSentAtNextPress(async () => {
      const arrived = page.waitForResponse(request)
      release()
      await arrived
    })
  })
}

/** The sources without whose code a page with a form does nothing. */
const NEEDED = {
  query: ['home-page.tsx', 'enquiry/firestore.ts'],
  contact: ['contact-page.tsx', 'enquiry/firestore.ts'],
}

for (const name of ['query', 'contact'] as const) {
  test(`a lead is stored without the files that its form does not need: ${name}`, async ({
    page,
  }) => {
    await page.route(await filesOfSend(page, name), (route) => route.abort())
    await expectStored(page, name)
  })
}

/** The style sheets, fonts and code that a page with a form asks for before and after a send, without the needed code. */
async function filesOfSend(page: Page, name: FormName) {
  const paths = new Set<string>()
  const collect = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/')) paths.add(pathname)
  }
  page.on('request', collect)
  await expectStored(page, name)
  page.off('request', collect)
  for (const file of graphOf(ENTRY, ...NEEDED[name])) {
    expect(paths, file).toContain(`/${file}`)
    paths.delete(`/${file}`)
  }
  // Style sheets, fonts and, on Home, the turning carousel.
  expect(paths.size).toBeGreaterThan(5)
  return new RegExp([...paths].join('|'))
}

async function expectStored(page: Page, name: FormName) {
  const form = liveForm(page, name)
  await form.open()
  await alive(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await form.enter()
  await form.button.click()
  await expect(form.outcome).toHaveText(SENT[name])
  await form.expectStored()
}

test('8 the rules refuse: red message, no text lost, no automatic repeat', async ({ page }) => {
  // This test uses another Firebase project, so that the forms of the other tests stay open.
  const projectId = 'demo-closed-forms'
  const environment = await rulesEnvironment(projectId)
  await setSwitch(environment, { closed: true })
  await page.route(PROJECT, (route) => route.fulfill({ json: { projectId } }))
  let requests = 0
  page.on('request', (request) => {
    if (COMMIT.test(request.url()) && request.method() === 'POST') requests++
  })
  const contact = liveForm(page, 'contact')
  await contact.openAndSend()
  await contact.expectFailure()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(contact.outcome).toHaveCSS('color', 'rgb(255, 155, 142)')
  await contact.expectTyped()
  await page.reload()
  await alive(page)
  await contact.expectTyped()
  // A pending draft would be sent some time after the page's code runs.
  await passInPage(page, 1000)
  await expect(contact.outcome).toBeEmpty()
  expect(requests).toBe(1)
  await setSwitch(environment, { closed: false })
  await contact.button.click()
  await expect(contact.outcome).toHaveText(SENT.contact)
  await environment.cleanup()
})

test.describe('a lead is sent', { tag: '@matrix' }, () => {
  test('when the styles below the first screen do not load', async ({ page }) => {
    const html = await (await page.request.get('/')).text()
    const [, below] = /<link rel="stylesheet" fetchPriority="low" href="([^"]+)"/.exec(html)!
    await page.route(`**${below}`, (route) => route.abort())
    const quote = liveForm(page, 'query')
    await quote.openAndSend()
    await quote.expectStoredOnce()
    const footer = page.getByRole('contentinfo')
    await expect(footer).toHaveCSS('background-color', 'rgb(27, 28, 69)')
  })

  test('by a page that reloads itself after a deployment', async ({ page }) => {
    const site = await serveDeployments()
    await page.route('**/__/firebase/**', async (route) => {
      const { pathname, search } = new URL(route.request().url())
      return route.fulfill({ response: await route.fetch({ url: siteUrl + pathname + search }) })
    })
    // If the browser asks whether to leave, the visitor stays: the reload that this test expects would not happen.
    page.on('dialog', (dialog) => dialog.dismiss())
    const quote = liveForm(page, 'query')
    await quote.open(site.url)
    await alive(page)
    site.deploy('b')
    await quote.enter()
    await quote.button.click()
    await expect(page.locator('html')).toHaveAttribute('data-deployment', 'b')
    await quote.expectFinishedOnce()
    site.close()
  })

  test('without the changes during the send, which stay in the form', async ({ page }) => {
    const contact = liveForm(page, 'contact')
    const route = await contact.startSend()
    await page.getByLabel('Your Comment').fill('And a third bike?')
    await route.continue()
    await expect(contact.outcome).toHaveText(SENT.contact)
    await contact.expectTyped({ ...contact.lead, comment: 'And a third bike?' })
  })

  test('by a browser that forbids storage', async ({ page }) => {
    await page.addInitScript(() => {
      const forbid = () => {
        throw new DOMException('Storage is forbidden', 'SecurityError')
      }
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, { get: forbid })
      }
      // The script also runs in the frame of the map, which is blocked and has no navigator.locks.
      if (navigator.locks) navigator.locks.request = async () => forbid()
    })
    const contact = liveForm(page, 'contact')
    await contact.openAndSend()
    await contact.expectStoredOnce()
  })
})
