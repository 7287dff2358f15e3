// Actions and locators of the two live forms, of which a page has at most one in <main>; sends of a lead, and what must
// hold afterwards.

import { expect, type Page, type Route } from '@playwright/test'
import { type FormName, fieldsOf } from 'submissions'
import { samples } from 'submissions/boundaries'
import { mailsAbout, waitForMails } from '../suite/inbox.ts'
import { leadsWith, mark } from '../suite/leads.ts'

export const SENT = {
  query: 'Your query has been submitted successfully.',
  contact: 'Thanks. We will contacted you soon.',
}
export const FAILED = 'OOPS Something went wrong.'

/** The request that stores a lead. */
export const COMMIT = /documents:commit/

export const PAGES = { query: '/', contact: '/contact' } as const

/** Opens the page of a form. */
export async function open(page: Page, name: FormName) {
  await page.goto(PAGES[name])
  await expect(form(page)).toBeVisible()
}

/** Fills in every field of a form. */
export async function enter(page: Page, name: FormName, lead: Record<string, string>) {
  for (const [field, { kind }] of fieldsOf(name)) {
    const control = form(page).locator(`[name=${field}]`)
    if (kind === 'choice') await control.selectOption(lead[field] ?? '')
    else await control.fill(lead[field] ?? '')
  }
}

/** Expects that every field holds what was typed. */
export async function expectTyped(page: Page, name: FormName, lead: Record<string, string>) {
  for (const [field] of fieldsOf(name)) {
    await expect(form(page).locator(`[name=${field}]`)).toHaveValue(lead[field] ?? '')
  }
}

export function form(page: Page) {
  return page.getByRole('main').getByRole('form')
}

export function sendButton(page: Page) {
  return form(page).getByRole('button')
}

export function send(page: Page) {
  return sendButton(page).click()
}

export function outcome(page: Page) {
  return form(page).getByRole('status')
}

/** The field by which a test finds its own lead. */
export const MARKED = { query: 'lastName', contact: 'name' } as const

export function leadOf(name: FormName): Record<string, string> {
  return { ...samples[name], [MARKED[name]]: mark() }
}

/** Opens the form, fills it in and sends it. */
export async function openAndSend(page: Page, name: FormName, lead: Record<string, string>) {
  await open(page, name)
  await enter(page, name, lead)
  await send(page)
}

/** Opens the form and sends it; resolves to the request that would store the lead, which waits. */
export async function startSend(page: Page, name: FormName, lead: Record<string, string>) {
  await open(page, name)
  return sendUntilRequest(page, name, lead)
}

/** Sends the form; resolves to the first request that would store the lead, which waits. */
export async function sendUntilRequest(page: Page, name: FormName, lead: Record<string, string>) {
  let take = (_: Route) => {}
  const asked = new Promise<Route>((resolve) => {
    take = resolve
  })
  await page.route(COMMIT, (route) => take(route), { times: 1 })
  await enter(page, name, lead)
  await send(page)
  return asked
}

/**
 * Expects that the page finishes the send without a press, and that one lead is stored. The form is as after a success
 * (spec 4): the quote form keeps its values, the contact form is empty. The browser keeps no personal data.
 */
export async function expectFinishedOnce(page: Page, name: FormName, lead: Record<string, string>) {
  await expect(outcome(page)).toHaveText(SENT[name])
  const fields = Object.keys(lead).map((field) => [field, name === 'query' ? lead[field] : ''])
  await expectTyped(page, name, Object.fromEntries(fields))
  await expectOneLead(name, lead)
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({})
}

/** Expects the red message and a button that can be pressed again. */
export async function expectFailure(page: Page) {
  await expect(outcome(page)).toHaveText(FAILED)
  await expect(outcome(page)).toHaveCSS('color', 'rgb(179, 38, 30)')
  await expect(sendButton(page)).toBeEnabled()
}

/** Expects the red message with everything typed, and one lead after `mend` and another press. */
export async function expectSentAtNextPress(
  page: Page,
  name: FormName,
  lead: Record<string, string>,
  mend: () => unknown = () => {},
) {
  await expectFailure(page)
  await expectTyped(page, name, lead)
  await mend()
  await send(page)
  await expectStoredOnce(page, name, lead)
}

/** Expects the green message, one document and one mail. */
export async function expectStoredOnce(page: Page, name: FormName, lead: Record<string, string>) {
  await expect(outcome(page)).toHaveText(SENT[name])
  await expectOneLead(name, lead)
}

/** Expects one document and one mail. */
export async function expectOneLead(name: FormName, lead: Record<string, string>) {
  const text = lead[MARKED[name]] ?? ''
  await waitForMails(text)
  expect(await leadsWith(name, MARKED[name], text)).toHaveLength(1)
  expect(await mailsAbout(text)).toHaveLength(1)
}
