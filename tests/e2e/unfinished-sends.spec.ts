// Sends that are cut off: the page's code does not run yet, or the visitor reloads, closes the tab or leaves the form.
// Each lead is stored once, whatever other tabs do.

import type { Page } from '@playwright/test'
import { commitsOf, FAILED, liveForm, SENT } from '../browser/forms.ts'
import { hold, openWithoutCode } from '../browser/loading.ts'
import { alive, expect, matrix, test, visit } from '../browser/visitor.ts'
import { codeOf, ENTRY } from '../suite/site-manifest.ts'

const HEADINGS = { Home: 'Where Do You Want To Go?', 'Contact Us': 'Contact Us' }

test.use({ expectedConsole: /Failed to load resource|net::ERR/ })

test('typed text survives a reload, given and stored text does not', async ({ page }) => {
  await visit(page, '/contact?subject=Turtuk')
  await page.getByLabel('Your Name').fill('Asha')
  await visit(page, '/contact?subject=Hanle')
  await expect(page.getByLabel('Your Name')).toHaveValue('Asha')
  await expect(page.getByLabel('Your Question')).toHaveValue('Hanle')
  const quote = liveForm(page, 'query')
  await visit(page, '/')
  await quote.enter()
  await page.reload()
  await quote.expectTyped()
  await quote.button.click()
  await quote.expectStoredOnce()
  await page.reload()
  await alive(page)
  await quote.expectTyped({})
})

test.describe('a lead sent before the form’s code runs is stored once', () => {
  test('4 when the code runs; until then the button has a spinner', async ({ page }) => {
    const contact = liveForm(page, 'contact')
    const release = await openWithoutCode(page, '/contact')
    await contact.enter()
    const spinner = contact.form.getByRole('progressbar')
    await expect(spinner).toHaveCount(0)
    await contact.button.click()
    await expect(contact.button).toBeDisabled()
    await expect(spinner).toHaveCSS('animation-duration', '0.7s')
    await contact.field('comment').fill('A change after the press')
    release()
    await contact.expectStoredOnce()
    await contact.expectStored()
    await expect(contact.field('comment')).toHaveValue('A change after the press')
    await expect(contact.field('comment')).toBeFocused()
    expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({})
  })

  test('8 after a failure by the next press, and not before', async ({ page }) => {
    const quote = liveForm(page, 'query')
    await page.clock.install()
    const release = await openWithoutCode(page, '/')
    await quote.enter()
    await quote.button.press('Enter')
    await expect(quote.button).toBeDisabled()
    await page.clock.fastForward(10_000)
    const failure = quote.form.getByRole('alert')
    await expect(failure).toHaveText(FAILED)
    await expect(failure).toHaveCSS('color', 'rgb(179, 38, 30)')
    await expect(quote.form.getByRole('link', { name: /@|\+91/ })).toHaveCount(2)
    await expect(quote.button).toBeFocused()
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
    const commits = commitsOf(page)
    release()
    await quote.expectFailure()
    await expect(failure).toHaveCount(0)
    await quote.expectTyped()
    expect(commits).toEqual([])
    await quote.button.click()
    await quote.expectStoredOnce()
  })

  test('by a press after the reload of a page whose code has failed', async ({ page }) => {
    const contact = liveForm(page, 'contact')
    await page.clock.install()
    await page.route(codeOf(ENTRY), (route) => route.abort())
    await contact.openAndSend()
    await page.clock.fastForward(10_000)
    await expect(contact.form.getByRole('alert')).toHaveText(FAILED)
    await page.unroute(codeOf(ENTRY))
    await page.getByRole('link', { name: 'Reload' }).click()
    await alive(page)
    await contact.button.click()
    await contact.expectStoredOnce()
  })

  test('when the visitor goes to a page without the form', async ({ page }) => {
    const contact = liveForm(page, 'contact')
    const release = await openWithoutCode(page, '/contact')
    await contact.enter()
    await contact.button.click()
    await page.getByRole('link', { name: 'Who we are' }).click()
    await expect(page).toHaveURL('/aboutus')
    release()
    await contact.expectOneLead()
    await page.goBack()
    await contact.expectFinishedOnce()
  })
})

// The printed sheets have the script of /offline (tests/built/sheets.test.ts).
for (const path of ['/aboutus', '/offline']) {
  test(`drafts that are too old are erased at ${path}`, async ({ page }) => {
    await page.clock.install()
    await visit(page, '/aboutus')
    const hasDrafts = () => page.evaluate(() => localStorage.length + sessionStorage.length > 0)
    await page.evaluate(() => {
      const values = { email: 'asha@example.in' }
      const draft = { id: 'Abcdefghij0123456789', values, at: Date.now() - 60_000, tries: 3 }
      localStorage.setItem('pending-query', JSON.stringify([draft]))
      sessionStorage.setItem('failed-query', JSON.stringify([draft]))
    })
    await page.goto(path)
    // During its load, a day that passes would be the time-out of the page's code.
    if (path === '/aboutus') await alive(page)
    expect(await hasDrafts()).toBe(true)
    await page.clock.fastForward('24:00:00')
    await expect.poll(hasDrafts).toBe(false)
  })
}

test('a reload before the lead is stored: the send is finished', async ({ page }) => {
  const quote = liveForm(page, 'query')
  await quote.startSend()
  await page.reload()
  await quote.expectFinishedOnce()
})

test('after Back, a form shows what another tab has sent', async ({ page, context }) => {
  const quote = liveForm(page, 'query')
  await quote.startSend()
  await page.goto('about:blank')
  await visit(await context.newPage(), '/aboutus')
  await quote.expectOneLead()
  await page.goBack()
  await quote.expectFinishedOnce()
})

test('a page from the back/forward cache repeats an unread failure', async ({ page }) => {
  const quote = liveForm(page, 'query')
  await (await quote.startSend()).abort()
  await quote.expectFailure()
  // Playwright's Chromium has no such cache.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
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

test('text typed before the code runs is not overwritten by a draft', matrix, async ({ page }) => {
  const quote = liveForm(page, 'query')
  await quote.startSend()
  const release = await hold(page, codeOf(ENTRY))
  await page.reload({ waitUntil: 'commit' })
  await quote.field('firstName').fill('Meera')
  release()
  // The page's code has filled in the draft.
  await expect(quote.field('lastName')).toHaveValue(quote.lead.lastName ?? '')
  await quote.expectTyped({ ...quote.lead, firstName: 'Meera' })
})

test('the browser asks before a visitor leaves, only during a send', matrix, async ({ page }) => {
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

test('another tab does not repeat a send in progress', matrix, async ({ page, context }) => {
  // The page's code is loaded before the send begins, because a send fails after nine seconds.
  await visit(page, '/contact')
  const sending = liveForm(await context.newPage(), 'query')
  const route = await sending.startSend()
  const commits = commitsOf(page)
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
  expect(commits).toEqual([])
})

/** Follows a link of the menu, without a page load. */
async function follow(page: Page, name: keyof typeof HEADINGS) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[name])
}
