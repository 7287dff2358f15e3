// The whole chain that a visitor starts: form → rules → document → function → inbox.

import type { Page } from '@playwright/test'
import { formNames } from 'submissions'
import { samples } from 'submissions/boundaries'
import {
  COMMIT,
  enter,
  expectTyped,
  form,
  open,
  outcome,
  SENT,
  send,
  sendButton,
} from '../browser/forms.ts'
import { openHolding } from '../browser/loading.ts'
import { expect, test } from '../browser/visitor.ts'
import { mailsAbout, waitForMails } from '../suite/inbox.ts'
import { leadsWith, mark } from '../suite/leads.ts'
import { headings } from '../suite/screens.ts'

test('1, 3, 4 a quote request is stored, mailed, and stays in the form', async ({ page }) => {
  const lead = { ...samples.query, lastName: mark() }
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, 'query')
  await enter(page, 'query', lead)
  await expectResultMovesNothing(page, () => sendButton(page).press('Enter'))
  await expect(outcome(page)).toHaveText(SENT.query)
  await expect(sendButton(page)).toBeFocused()
  await expect(outcome(page)).toHaveCSS('color', 'rgb(27, 107, 61)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(outcome(page)).toHaveCSS('color', 'rgb(127, 214, 158)')
  await expectTyped(page, 'query', lead)
  await page.getByLabel('First Name').fill('Asha Devi')
  await expect(outcome(page)).toHaveText(SENT.query)

  const [stored, ...others] = await leadsWith('query', 'lastName', lead.lastName)
  expect(others).toEqual([])
  const { id, timestamp, ...fields } = stored as Record<string, unknown>
  expect(fields).toEqual(lead)
  const age = Date.now() - (timestamp as { toMillis(): number }).toMillis()
  expect(age).toBeGreaterThanOrEqual(-1000)
  expect(age).toBeLessThan(30_000)

  const [mail] = await waitForMails(lead.lastName)
  for (const value of [lead.firstName, lead.lastName, lead.email, lead.phoneNumber, 'Ladakh']) {
    expect(mail?.text).toContain(value)
    expect(mail?.html).toContain(value)
  }
  expect(mail?.text).toContain(`query/${id}`)
})

test('1, 3, 4 a contact message is stored exactly and mailed', async ({ page }) => {
  const lead = { ...samples.contact, name: mark(), comment: 'नमस्ते\n"<b>" & 🏍️' }
  await page.setViewportSize({ width: 1366, height: 657 })
  await open(page, 'contact')
  await enter(page, 'contact', lead)
  await expectResultMovesNothing(page, () => send(page))
  await expect(outcome(page)).toHaveCSS('color', 'rgb(27, 107, 61)')
  await expect(sendButton(page)).toBeEnabled()
  await expect(page.getByLabel('Your Comment')).toHaveValue('')
  const above = async () => {
    const message = await outcome(page).boundingBox()
    const button = await sendButton(page).boundingBox()
    return message && button && button.y - message.y
  }
  await expect.poll(above).toBeGreaterThan(0)

  const [stored] = await leadsWith('contact', 'name', lead.name)
  const { id: _, timestamp, ...fields } = stored as Record<string, unknown>
  expect(fields).toEqual(lead)
  expect(timestamp).toBeTruthy()

  const [mail] = await waitForMails(lead.name)
  for (const value of [lead.name, lead.email, lead.subject, '> नमस्ते', '> "<b>" & 🏍️']) {
    expect(mail?.text).toContain(value)
  }
})

test('7 a double click stores one document and sends one mail', async ({ page }) => {
  const lead = { ...samples.query, lastName: mark() }
  await open(page, 'query')
  await enter(page, 'query', lead)
  await sendButton(page).dblclick()
  await expect(outcome(page)).toHaveText(SENT.query)
  await waitForMails(lead.lastName)
  expect(await leadsWith('query', 'lastName', lead.lastName)).toHaveLength(1)
  expect(await mailsAbout(lead.lastName)).toHaveLength(1)
})

test('4 during a send the button is disabled with a spinner, without a result', async ({
  page,
}) => {
  const held: (() => void)[] = []
  await page.route(COMMIT, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  for (const name of formNames) {
    await open(page, name)
    await enter(page, name, { ...samples[name], email: `${mark()}@example.in` })
    await send(page)
    await expect(sendButton(page)).toBeDisabled()
    const spinner = form(page).getByRole('progressbar')
    await expect(spinner).toBeVisible()
    await expect(spinner).toHaveCSS('animation-duration', '0.7s')
    await expect(spinner).toHaveCSS('animation-iteration-count', 'infinite')
    await expect.poll(() => held.length).toBe(1)
    held.pop()?.()
    await expect(outcome(page)).toHaveText(SENT[name])
    await expect(sendButton(page)).toBeEnabled()
    await expect(spinner).toHaveCount(0)
    await enter(page, name, { ...samples[name], email: `${mark()}@example.in` })
    await expect(outcome(page)).toHaveText(SENT[name])
    await send(page)
    await expect(outcome(page)).toBeEmpty()
    await expect.poll(() => held.length).toBe(1)
    held.pop()?.()
    await expect(outcome(page)).toHaveText(SENT[name])
  }
})

test('characters that the rules refuse are replaced, and the lead is stored', async ({ page }) => {
  const lastName = mark()
  await open(page, 'query')
  await enter(page, 'query', { ...samples.query, firstName: 'As\u0085ha\u2028\t🏔', lastName })
  await send(page)
  await expect(outcome(page)).toHaveText(SENT.query)
  expect(await leadsWith('query', 'lastName', lastName)).toMatchObject([{ firstName: 'As ha \t🏔' }])
})

test('typed values stay during a visit to another page, until they are sent', async ({ page }) => {
  const lead = { ...samples.contact, name: mark() }
  await open(page, 'contact')
  await enter(page, 'contact', lead)
  await leaveAndComeBack(page, 'Home')
  await expectTyped(page, 'contact', lead)
  await send(page)
  await expect(outcome(page)).toHaveText(SENT.contact)
  await leaveAndComeBack(page, 'Home')
  await expect(page.getByLabel('Your Name')).toHaveValue('')
})

test('5 the browser’s own validation stops an incomplete form', async ({ page }) => {
  await open(page, 'query')
  await enter(page, 'query', { ...samples.query, email: 'not an address' })
  await send(page)
  const email = form(page).getByLabel('Email')
  await expect(email).toBeFocused()
  // The browser writes the words of this message.
  const validity = await email.evaluate((input: HTMLInputElement) => [
    input.validity.typeMismatch,
    input.validity.customError,
  ])
  expect(validity).toEqual([true, false])
  await expect(outcome(page)).toBeEmpty()
})

test('7 Firestore’s code is fetched only when a visitor uses a form', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await open(page, 'query')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => url.includes('firestore'))).toEqual([])
  const fetched = page.waitForRequest(/firestore.*\.js/)
  await page.getByLabel('First Name').focus()
  await fetched
})

test('a form without its code shows other ways, and is sent when the code loads', async ({
  page,
}) => {
  const lead = { ...samples.contact, name: mark() }
  await page.clock.install()
  const release = await openHolding(page, '/contact', /\/assets\/index-.*\.js/)
  await enter(page, 'contact', lead)
  await send(page)
  await page.clock.fastForward(10_000)
  const instead = form(page).getByRole('alert')
  await expect(instead).toContainText('This form needs JavaScript.')
  await expect(instead.getByRole('link')).toHaveCount(2)
  release()
  await expect(outcome(page)).toHaveText(SENT.contact)
  await expect(instead).toHaveCount(0)
  await expect(sendButton(page)).toBeFocused()
  expect(await leadsWith('contact', 'name', lead.name)).toHaveLength(1)
})

/** Sends the form, and expects that the result changes neither its height nor the button's place in it. */
async function expectResultMovesNothing(page: Page, act: () => Promise<void>) {
  const places = async () => {
    const [box, button] = [await form(page).boundingBox(), await sendButton(page).boundingBox()]
    return [box!.height, button!.y - box!.y].map(Math.round)
  }
  const before = await places()
  await act()
  await expect(outcome(page)).not.toBeEmpty()
  expect(await places()).toEqual(before)
}

/**
 * Goes to another page by a link, so that no page is loaded again. The address changes before React renders the
 * other page, so only the other page's heading shows that the form is gone.
 */
async function leaveAndComeBack(page: Page, label: 'Home' | 'Contact Us') {
  const here = page.url()
  const path = label === 'Home' ? '/' : '/contact'
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.get(path)!)
  await page.goBack()
  await expect(page).toHaveURL(here)
}
