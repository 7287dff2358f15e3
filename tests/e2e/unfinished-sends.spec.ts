// Sends that are cut off: the page's code is not there yet, or the visitor reloads, closes the tab or leaves the form.
// Each lead is stored once, without another press.

import type { Page } from '@playwright/test'
import { COMMIT, enter, expectTyped, form, open, outcome, SENT, send } from '../browser/forms.ts'
import { hold, openWithoutCode } from '../browser/loading.ts'
import {
  expectFinishedOnce,
  expectOneLead,
  type Handler,
  leadOf,
  MARKED,
  pendingOf,
  sendInClosedTab,
  startSend,
} from '../browser/sending.ts'
import { alive, expect, test } from '../browser/visitor.ts'

/** The code that finishes a pending draft. */
const FINISH = /\/assets\/finish-pending-.*\.js/

const HEADINGS = { Home: 'Where Do You Want To Go?', 'Contact Us': 'Contact Us' }

test.use({ expectedConsole: /Failed to load resource|net::ERR/ })

test.describe('a lead that is sent before the form’s code is stored once', () => {
  test('when the code comes', async ({ page }) => {
    const lead = leadOf('contact')
    const release = await openWithoutCode(page, '/contact')
    await enter(page, 'contact', lead)
    await send(page)
    await send(page)
    release()
    await expectFinishedOnce(page, 'contact', lead)
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

const MATRIX = { tag: '@matrix' }
const before: Handler = () => {}
const after: Handler = (route) => route.fetch()

for (const [name, when, handle, tier] of [
  ['query', 'before', before, {}],
  ['contact', 'after', after, MATRIX],
] as const) {
  test(`a reload ${when} the lead is stored: the send is finished`, tier, async ({ page }) => {
    const lead = leadOf(name)
    await startSend(page, name, lead, handle)
    await page.reload()
    await expectFinishedOnce(page, name, lead)
  })
}

for (const [name, when, handle, tier] of [
  ['contact', 'after', after, {}],
  ['query', 'before', before, MATRIX],
] as const) {
  test(
    `a tab closed ${when} the lead is stored: the next visit finishes the send`,
    tier,
    async ({ page, context }) => {
      const lead = leadOf(name)
      await sendInClosedTab(context, name, lead, handle)
      await open(page, name)
      await expectFinishedOnce(page, name, lead)
    },
  )
}

for (const [name, when, other, tier] of [
  ['query', 'before', 'Contact Us', {}],
  ['contact', 'after', 'Home', MATRIX],
] as const) {
  test(
    `a visitor who comes back ${when} the end of a send gets its result`,
    tier,
    async ({ page }) => {
      const lead = leadOf(name)
      let answer = () => {}
      await startSend(page, name, lead, async (route) => {
        const response = await route.fetch()
        answer = () => route.fulfill({ response })
      })
      await follow(page, other)
      await expect(form(page).locator(`[name=${MARKED[name]}]`)).toHaveCount(0)
      if (when === 'before') {
        await page.goBack()
        await expectTyped(page, name, lead)
        answer()
      } else {
        answer()
        await expect.poll(() => pendingOf(page, name)).toBeNull()
        await page.goBack()
      }
      await expectFinishedOnce(page, name, lead)
    },
  )
}

test.describe('rarer cases', MATRIX, () => {
  test('text typed before the code is not overwritten by a draft', async ({ page }) => {
    const lead = leadOf('query')
    await startSend(page, 'query', lead, before)
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
    let fail = () => {}
    await startSend(page, 'contact', lead, (route) => {
      fail = () => route.abort('connectionreset')
    })
    await follow(page, 'Home')
    const failed = page.waitForEvent('requestfailed', (request) => COMMIT.test(request.url()))
    fail()
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
})

/** Follows a link of the menu, without a page load. */
async function follow(page: Page, name: keyof typeof HEADINGS) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[name])
}
