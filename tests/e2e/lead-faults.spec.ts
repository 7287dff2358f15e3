// What can go wrong between a form and Firestore. When a fault stops the send, the form says so within ten seconds, no
// typed text is lost, the button works again, and at most one document is stored.

import type { Route } from '@playwright/test'
import type { FormName } from 'submissions'
import { serveDeployments } from '../browser/deployments.ts'
import { COMMIT, commitsOf, liveForm, SENT } from '../browser/forms.ts'
import { alive, expect, matrix, passInPage, test } from '../browser/visitor.ts'
import { rulesEnvironment, setSwitch } from '../rules/client.ts'
import { siteUrl } from '../suite/addresses.ts'
import { ENTRY, graphOf } from '../suite/site-manifest.ts'

const PROJECT = /\/__\/firebase\/init\.json/

/** The form, the requests that meet the fault, and what happens to these requests until the next press. */
const FAULTS: Record<string, [FormName, RegExp, (route: Route) => unknown]> = {
  'no network': ['query', /./, (route) => route.abort('internetdisconnected')],
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
    await form.expectFailure()
    await form.expectTyped()
    await page.unroute(requests)
    await form.button.click()
    await form.expectStoredOnce()
  })
}

for (const [path, name, source, fault] of [
  ['/', 'query', 'home-page.tsx', 'fails'],
  ['/', 'query', 'home-page.tsx', 'stalls'],
  ['/contact', 'contact', 'contact-page.tsx', 'fails'],
] as const) {
  test(`a lead is sent from ${path} if every file ${fault} but those of its form`, async ({
    page,
  }) => {
    const needed = graphOf(ENTRY, source, 'enquiry/firestore.ts').map((file) => `/${file}`)
    const lost = new Set<string>()
    const isNotNeeded = ({ pathname }: URL) =>
      pathname.startsWith('/assets/') && !needed.includes(pathname)
    await page.route(isNotNeeded, (route) => {
      lost.add(route.request().url())
      return fault === 'fails' ? route.abort() : null
    })
    const form = liveForm(page, name)
    await page.goto(path, { waitUntil: 'commit' })
    await alive(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await form.enter()
    await form.button.click()
    await expect(form.outcome).toHaveText(SENT[name])
    await form.expectStored()
    // Style sheets, fonts and, on Home, the turning carousel.
    expect(lost.size).toBeGreaterThan(3)
  })
}

test('8 the rules refuse: red message, no text lost, no automatic repeat', async ({ page }) => {
  // This test uses another Firebase project, so that the forms of the other tests stay open.
  const projectId = 'demo-closed-forms'
  const environment = await rulesEnvironment(projectId)
  await setSwitch(environment, { closed: true })
  await page.route(PROJECT, (route) => route.fulfill({ json: { projectId } }))
  const commits = commitsOf(page)
  const contact = liveForm(page, 'contact')
  await contact.openAndSend()
  await contact.expectFailure()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(contact.outcome).toHaveCSS('color', 'rgb(255, 155, 142)')
  await contact.expectTyped()
  // A visitor who acts has seen the failure.
  await contact.outcome.click()
  await page.reload()
  await alive(page)
  await contact.expectTyped()
  // A pending draft would be sent some time after the page's code runs.
  await passInPage(page, 1000)
  await expect(contact.outcome).toBeEmpty()
  expect(commits).toHaveLength(1)
  await setSwitch(environment, { closed: false })
  await contact.button.click()
  await expect(contact.outcome).toHaveText(SENT.contact)
  await environment.cleanup()
})

test.describe('a lead is sent', matrix, () => {
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
  })

  test('without the changes during the send, which stay in the form', async ({ page }) => {
    const contact = liveForm(page, 'contact')
    const route = await contact.startSend()
    await page.getByLabel('Your Comment').fill('And a third bike?')
    await route.continue()
    await expect(contact.outcome).toHaveText(SENT.contact)
    await contact.expectTyped({ ...contact.lead, comment: 'And a third bike?' })
  })

  test('once after Back by a browser that forbids storage', async ({ page }) => {
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
    await (await contact.startSend()).fetch()
    await page.goto('about:blank')
    await page.goBack()
    await alive(page)
    await contact.expectTyped()
    await contact.button.click()
    await contact.expectStoredOnce()
  })
})
