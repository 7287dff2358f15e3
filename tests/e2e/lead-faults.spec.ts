// What can go wrong between a form and Firestore. Each time the form says so within ten seconds, nothing typed is lost,
// the button works again, and there is one document at most.

import type { FormName } from 'submissions'
import { samples } from 'submissions/boundaries'
import { serveDeployments } from '../browser/deployments.ts'
import { COMMIT, enter, expectTyped, open, outcome, PAGES, SENT, send } from '../browser/forms.ts'
import { hold } from '../browser/loading.ts'
import {
  expectFailure,
  expectFinishedOnce,
  expectNothingPending,
  expectSentAtNextPress,
  expectStoredOnce,
  type Handler,
  leadOf,
  openAndSend,
  startSend,
} from '../browser/sending.ts'
import { alive, expect, test, visit } from '../browser/visitor.ts'
import { rulesEnvironment, setSwitch } from '../rules/client.ts'
import { siteUrl } from '../suite/addresses.ts'

const PROJECT = '**/__/firebase/init.json'

/** The form of a lead, and what happens to the first request that would store the lead. */
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

for (const [fault, [name, handle]] of Object.entries(FAULTS)) {
  test(`${fault}: the next press stores one lead`, async ({ page }) => {
    const lead = leadOf(name)
    await page.route(COMMIT, handle, { times: 1 })
    await openAndSend(page, name, lead)
    await expectSentAtNextPress(page, name, lead)
  })
}

test('a silent server: red after ten seconds, the next press stores one lead', async ({ page }) => {
  const lead = leadOf('query')
  await page.clock.install()
  await startSend(page, 'query', lead, () => {})
  await page.clock.fastForward(10_000)
  await expectSentAtNextPress(page, 'query', lead)
})

test('no network: the next press after it is back stores one lead', async ({ page, context }) => {
  const lead = leadOf('query')
  await open(page, 'query')
  await enter(page, 'query', lead)
  await alive(page)
  await context.setOffline(true)
  await send(page)
  await expectSentAtNextPress(page, 'query', lead, () => context.setOffline(false))
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
    await openAndSend(page, 'query', lead)
    await asked
    await page.clock.fastForward(10_000)
    await expectSentAtNextPress(page, 'query', lead, async () => {
      const arrived = page.waitForResponse(file)
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
  await expectNothingPending(page, 'contact')
  expect(requests).toBe(1)
  await setSwitch(environment, { closed: false })
  await send(page)
  await expect(outcome(page)).toHaveText(SENT.contact)
  await environment.cleanup()
})

test('Hosting does not say which project it is: the red message', async ({ page }) => {
  await page.route(PROJECT, (route) => route.fulfill({ status: 500 }))
  await openAndSend(page, 'query', samples.query)
  await expectFailure(page)
  await expectTyped(page, 'query', samples.query)
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

  test('when the configuration had no project at first', async ({ page }) => {
    const lead = leadOf('query')
    await page.route(PROJECT, (route) => route.fulfill({ json: {} }), { times: 1 })
    await open(page, 'query')
    const read = page.waitForResponse(PROJECT)
    await enter(page, 'query', lead)
    await read
    await send(page)
    await expectStoredOnce(page, 'query', lead)
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
    let answer = () => {}
    await startSend(page, 'contact', lead, (route) => {
      answer = () => route.continue()
    })
    await page.getByLabel('Your Comment').fill('And a third bike?')
    answer()
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
