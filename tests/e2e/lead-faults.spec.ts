// What can go wrong between a form and Firestore. Each time the form says so within ten seconds, nothing typed is lost,
// the button works again, and there is one document at most.

import type { FormName } from 'submissions'
import { samples } from 'submissions/boundaries'
import { COMMIT, enter, expectTyped, form, open, outcome, SENT, send } from '../browser/forms.ts'
import { hold, openWithoutCode } from '../browser/loading.ts'
import {
  expectFailure,
  expectFinishedOnce,
  expectNothingPending,
  expectOneLead,
  type Handler,
  leadOf,
  MARKED,
  startSend,
} from '../browser/sending.ts'
import { alive, expect, test } from '../browser/visitor.ts'
import { rulesEnvironment, setSwitch } from '../rules/client.ts'

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

test('a lead that is sent before the form’s code is stored once when the code comes', async ({
  page,
}) => {
  const lead = leadOf('contact')
  const release = await openWithoutCode(page, '/contact')
  await enter(page, 'contact', lead)
  await send(page)
  await send(page)
  release()
  await expectFinishedOnce(page, 'contact', lead)
})

test('a held lead whose code comes without a network: the form says whom to call, and sends when the network is back', async ({
  page,
}) => {
  const lead = leadOf('contact')
  const release = await openWithoutCode(page, '/contact')
  const code = '**/assets/finish-pending-*.js'
  await page.route(code, (route) => route.abort())
  await enter(page, 'contact', lead)
  await page.clock.install()
  await send(page)
  release()
  await alive(page)
  await page.clock.fastForward(10_000)
  await expect(form(page).getByText('This form needs JavaScript.')).toBeVisible()
  await page.unroute(code)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expectFinishedOnce(page, 'contact', lead)
  await expect(form(page).getByText('This form needs JavaScript.')).toBeHidden()
})

test('a lead that is sent before the form’s code is stored once when the visitor goes to a page without the form', async ({
  page,
}) => {
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

test('a reload during a send, before the lead is stored: the send is finished by itself, once', async ({
  page,
}) => {
  const lead = leadOf('query')
  await startSend(page, 'query', lead, () => {})
  await page.reload()
  await expectFinishedOnce(page, 'query', lead)
})

test('a tab that is closed during a send, after the lead is stored: the next visit finishes the send, once', async ({
  page,
  context,
}) => {
  const lead = leadOf('contact')
  const tab = await context.newPage()
  await startSend(tab, 'contact', lead, (route) => route.fetch())
  await tab.close()
  await open(page, 'contact')
  await expectFinishedOnce(page, 'contact', lead)
})

test('a visitor who leaves a form during a send and comes back before its end gets the result', async ({
  page,
}) => {
  const lead = leadOf('query')
  let answer = () => {}
  await startSend(page, 'query', lead, async (route) => {
    const response = await route.fetch()
    answer = () => route.fulfill({ response })
  })
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Contact Us' }).click()
  await expect(form(page).locator(`[name=${MARKED.query}]`)).toHaveCount(0)
  await page.goBack()
  await expectTyped(page, 'query', lead)
  answer()
  await expectFinishedOnce(page, 'query', lead)
})

test('no network: the next press after it is back stores one lead', async ({ page, context }) => {
  const lead = leadOf('query')
  await open(page, 'query')
  await enter(page, 'query', lead)
  await alive(page)
  await context.setOffline(true)
  await send(page)
  await expectFailure(page)
  await expectTyped(page, 'query', lead)
  await context.setOffline(false)
  await send(page)
  await expect(outcome(page)).toHaveText(SENT.query)
  await expectOneLead('query', lead)
})

test('8 rules that refuse, here because the forms are closed: the red message, nothing typed is lost, nothing is sent again', async ({
  page,
}) => {
  // This test uses another Firebase project, so that the forms of the other tests stay open.
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
  await page.route('**/__/firebase/init.json', (route) => route.fulfill({ status: 500 }))
  await open(page, 'query')
  await enter(page, 'query', samples.query)
  await send(page)
  await expectFailure(page)
  await expectTyped(page, 'query', samples.query)
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
