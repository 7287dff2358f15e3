// What can go wrong between a form and Firestore. Each time the form says so within ten seconds, nothing typed is lost,
// the button works again, and there is one document at most.

import type { FormName } from 'submissions'
import { COMMIT, enter, expectTyped, form, open, outcome, SENT, send } from '../browser/forms.ts'
import { hold, openWithoutCode } from '../browser/loading.ts'
import {
  expectFailure,
  expectFinishedOnce,
  expectNothingPending,
  expectOneLead,
  expectOneLeadAtNextPress,
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

test('a lead sent before the form’s code is stored once, when it comes', async ({ page }) => {
  const lead = leadOf('contact')
  const release = await openWithoutCode(page, '/contact')
  await enter(page, 'contact', lead)
  await send(page)
  await send(page)
  release()
  await expectFinishedOnce(page, 'contact', lead)
})

test('a lead sent early whose code finds no network is stored when it is back', async ({
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

test('a lead sent early is stored once from a page without the form', async ({ page }) => {
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
    await expectOneLeadAtNextPress(page, name, lead)
  })
}

test('a silent server: red within ten seconds, then one lead at a press', async ({ page }) => {
  const lead = leadOf('query')
  await page.clock.install()
  await startSend(page, 'query', lead, () => {})
  await page.clock.fastForward(10_000)
  await expectOneLeadAtNextPress(page, 'query', lead)
})

test('a reload before the lead is stored: the send is finished, once', async ({ page }) => {
  const lead = leadOf('query')
  await startSend(page, 'query', lead, () => {})
  await page.reload()
  await expectFinishedOnce(page, 'query', lead)
})

test('a tab closed after the lead is stored: one lead in the end', async ({ page, context }) => {
  const lead = leadOf('contact')
  const tab = await context.newPage()
  await startSend(tab, 'contact', lead, (route) => route.fetch())
  await tab.close()
  await open(page, 'contact')
  await expectFinishedOnce(page, 'contact', lead)
})

test('who leaves a form and comes back before the send ends gets the result', async ({ page }) => {
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

test('8 closed forms: the red message, and nothing typed is lost', async ({ page }) => {
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

test('Hosting does not name its project: red, then one lead at a press', async ({ page }) => {
  const lead = leadOf('query')
  const file = '**/__/firebase/init.json'
  await page.route(file, (route) => route.fulfill({ json: {} }))
  await open(page, 'query')
  await enter(page, 'query', lead)
  await send(page)
  await expectOneLeadAtNextPress(page, 'query', lead, () => page.unroute(file))
})

test('Firestore’s code that comes late once: the next press stores one lead', async ({ page }) => {
  const lead = leadOf('query')
  const file = /\/assets\/firestore-.*\.js/
  await page.clock.install()
  const release = await hold(page, file)
  const asked = page.waitForRequest(file)
  await open(page, 'query')
  await enter(page, 'query', lead)
  await send(page)
  await asked
  await page.clock.fastForward(10_000)
  await expectOneLeadAtNextPress(page, 'query', lead, async () => {
    const arrived = page.waitForResponse(file)
    release()
    await arrived
  })
})
