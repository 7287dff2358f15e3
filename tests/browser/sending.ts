// Sends of a lead with something that goes wrong, and what must hold afterwards.

import type { BrowserContext, Page, Route } from '@playwright/test'
import type { FormName } from 'submissions'
import { samples } from 'submissions/boundaries'
import { mailsAbout, waitForMails } from '../suite/inbox.ts'
import { leadsWith, mark } from '../suite/leads.ts'
import {
  COMMIT,
  enter,
  expectTyped,
  FAILED,
  open,
  outcome,
  SENT,
  send,
  sendButton,
} from './forms.ts'
import { expect, passInPage } from './visitor.ts'

/** The field by which a test finds its own lead. */
export const MARKED = { query: 'lastName', contact: 'name' } as const

/** Decides what happens to a request. */
export type Handler = (route: Route) => unknown

export function leadOf(name: FormName): Record<string, string> {
  return { ...samples[name], [MARKED[name]]: mark() }
}

/** Opens the form, fills it in and sends it. */
export async function openAndSend(page: Page, name: FormName, lead: Record<string, string>) {
  await open(page, name)
  await enter(page, name, lead)
  await send(page)
}

/** Opens the form and sends it, as sendUntilRequest does. */
export async function startSend(
  page: Page,
  name: FormName,
  lead: Record<string, string>,
  handle: Handler,
) {
  await open(page, name)
  await sendUntilRequest(page, name, lead, handle)
}

/** Waits for the first request that would store the lead; `handle` decides what happens to the request. */
export async function sendUntilRequest(
  page: Page,
  name: FormName,
  lead: Record<string, string>,
  handle: Handler,
) {
  let underWay = false
  const hold: Handler = async (route) => {
    await handle(route)
    underWay = true
  }
  await page.route(COMMIT, hold, { times: 1 })
  await enter(page, name, lead)
  await send(page)
  await expect.poll(() => underWay).toBe(true)
}

/** Sends a form in a tab that is closed before the send has ended. */
export async function sendInClosedTab(
  context: BrowserContext,
  name: FormName,
  lead: Record<string, string>,
  handle: Handler,
) {
  const tab = await context.newPage()
  await startSend(tab, name, lead, handle)
  await tab.close()
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

/** The pending drafts of a form, as they stand in localStorage; null without one. */
export function pendingOf(page: Page, name: FormName) {
  return page.evaluate((key) => localStorage.getItem(key), `pending-${name}`)
}

/** Expects that nothing is left to send. A pending draft would be sent some time after the page's code runs. */
export async function expectNothingPending(page: Page, name: FormName) {
  expect(await pendingOf(page, name)).toBeNull()
  await passInPage(page, 1000)
  await expect(outcome(page)).toBeEmpty()
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
