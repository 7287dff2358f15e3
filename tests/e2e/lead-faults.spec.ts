// What can go wrong between a form and Firestore. Each time the form says so within ten seconds, nothing typed is lost,
// the button works again, and there is one document at most.

import type { Route } from '@playwright/test'
import type { FormName } from 'submissions'
import { serveDeployments } from '../browser/deployments.ts'
import {
  COMMIT,
  enter,
  expectFailure,
  expectFinishedOnce,
  expectSentAtNextPress,
  expectStoredOnce,
  expectTyped,
  leadOf,
  open,
  openAndSend,
  outcome,
  PAGES,
  SENT,
  send,
  startSend,
} from '../browser/forms.ts'
import { hold } from '../browser/loading.ts'
import { alive, expect, passInPage, test, visit } from '../browser/visitor.ts'
import { rulesEnvironment, setSwitch } from '../rules/client.ts'
import { siteUrl } from '../suite/addresses.ts'

const PROJECT = /\/__\/firebase\/init\.json/

/** The form of a lead, and what happens to requests until the next press. */
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
  'Hosting does not say which project': ['query', PROJECT, (route) => route.fulfill({ json: {} })],
}

// Chromium itself reports the failed request.
test.use({ expectedConsole: /Failed to load resource|net::ERR/ })

for (const [fault, [name, requests, handle]] of Object.entries(FAULTS)) {
  test(`${fault}: the next press stores one lead`, async ({ page }) => {
    const lead = leadOf(name)
    await open(page, name)
    await alive(page)
    await page.route(requests, handle)
    await enter(page, name, lead)
    await send(page)
    await expectSentAtNextPress(page, name, lead, () => page.unroute(requests))
  })
}

for (const [part, request] of [
  ['the store', COMMIT],
  ['Firestore’s code', /\/assets\/firestore-.*\.js/],
  ['the project’s name', PROJECT],
] as const) {
  test(`${part} is silent: the next press stores one lead`, async ({ page }) => {
    const lead = leadOf('query')
    await page.clock.install()
    const release = await hold(page, request)
    const asked = page.waitForRequest(request)
    await openAndSend(page, 'query', lead)
    await asked
    await page.clock.fastForward(10_000)
    await expectSentAtNextPress(page, 'query', lead, async () => {
      const arrived = page.waitForResponse(request)
      release()
      await arrived
    })
  })
}

test('8 rules that refuse: the red message, nothing lost, nothing sent again', async ({ page }) => {
  // This test uses another Firebase project, so that the forms of the other tests stay open.
  const projectId = 'demo-closed-forms'
  const environment = await rulesEnvironment(projectId)
  await setSwitch(environment, { closed: true })
  await page.route(PROJECT, (route) => route.fulfill({ json: { projectId } }))
  let requests = 0
  page.on('request', (request) => {
    if (COMMIT.test(request.url()) && request.method() === 'POST') requests++
  })
  const lead = leadOf('contact')
  await openAndSend(page, 'contact', lead)
  await expectFailure(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(outcome(page)).toHaveCSS('color', 'rgb(255, 155, 142)')
  await expectTyped(page, 'contact', lead)
  await page.reload()
  await alive(page)
  await expectTyped(page, 'contact', lead)
  // A pending draft would be sent some time after the page's code runs.
  await passInPage(page, 1000)
  await expect(outcome(page)).toBeEmpty()
  expect(requests).toBe(1)
  await setSwitch(environment, { closed: false })
  await send(page)
  await expect(outcome(page)).toHaveText(SENT.contact)
  await environment.cleanup()
})

test.describe('a lead is sent', { tag: '@matrix' }, () => {
  test('when the styles below the first screen do not load', async ({ page }) => {
    const lead = leadOf('query')
    await page.route(/\/assets\/below-.*\.css/, (route) => route.abort())
    await openAndSend(page, 'query', lead)
    await expectStoredOnce(page, 'query', lead)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toHaveCSS('background-color', 'rgb(27, 28, 69)')
  })

  test('by a page that reloads itself after a deployment', async ({ page }) => {
    const site = await serveDeployments()
    await page.route('**/__/firebase/**', async (route) => {
      const { pathname, search } = new URL(route.request().url())
      return route.fulfill({ response: await route.fetch({ url: siteUrl + pathname + search }) })
    })
    // The browser's question whether to leave the page; a visitor would stay.
    page.on('dialog', (dialog) => dialog.dismiss())
    const lead = leadOf('query')
    await visit(page, site.url + PAGES.query)
    site.deploy('b')
    await enter(page, 'query', lead)
    await send(page)
    await expect(page.locator('html')).toHaveAttribute('data-deployment', 'b')
    await expectFinishedOnce(page, 'query', lead)
    site.close()
  })

  test('without the changes during the send, which stay in the form', async ({ page }) => {
    const lead = leadOf('contact')
    const route = await startSend(page, 'contact', lead)
    await page.getByLabel('Your Comment').fill('And a third bike?')
    await route.continue()
    await expect(outcome(page)).toHaveText(SENT.contact)
    await expectTyped(page, 'contact', { ...lead, comment: 'And a third bike?' })
  })

  test('by a browser that forbids storage', async ({ page }) => {
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
    await openAndSend(page, 'contact', lead)
    await expectStoredOnce(page, 'contact', lead)
  })
})
