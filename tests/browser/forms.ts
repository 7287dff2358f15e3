// The two live forms: what a visitor does with them, and what must hold after a send.

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

/** Collects the page's requests that store a lead, without their preflights. */
export function commitsOf(page: Page): string[] {
  const commits: string[] = []
  page.on('request', (request) => {
    if (COMMIT.test(request.url()) && request.method() === 'POST') commits.push(request.url())
  })
  return commits
}

const PAGES = { query: '/', contact: '/contact' }

/** The field whose value finds the lead of a test. */
const MARKED = { query: 'lastName', contact: 'name' }

type Values = Record<string, string>

/** The live form in <main>, of which a page has at most one, and the lead that the test sends with this form. */
export function liveForm(page: Page, name: FormName, changes: Values = {}) {
  const lead: Values = { ...samples[name], [MARKED[name]]: mark(), ...changes }
  const marked = lead[MARKED[name]] ?? ''
  const form = page.getByRole('main').getByRole('form')
  const button = form.getByRole('button')
  const outcome = form.getByRole('status')
  const field = (key: string) => form.locator(`[name=${key}]`)
  const stored = () => leadsWith(name, MARKED[name], marked)

  return {
    lead,
    form,
    button,
    outcome,
    field,

    async open(site = '') {
      await page.goto(site + PAGES[name])
      await expect(form).toBeVisible()
    },

    async enter(values = lead) {
      for (const [key, { kind }] of fieldsOf(name)) {
        if (kind === 'choice') await field(key).selectOption(values[key] ?? '')
        else await field(key).fill(values[key] ?? '')
      }
    },

    async openAndSend() {
      await this.open()
      await this.enter()
      await button.click()
    },

    /** Opens the form and sends the lead; resolves to the first request that stores the lead. This request waits. */
    async startSend() {
      const asked = new Promise<Route>((resolve) => page.route(COMMIT, resolve, { times: 1 }))
      await this.openAndSend()
      return asked
    },

    /** Expects in every field its value of `values`; a field without a value is empty. */
    async expectTyped(values = lead) {
      for (const [key] of fieldsOf(name)) await expect(field(key)).toHaveValue(values[key] ?? '')
    },

    /**
     * Expects that the page finishes the send without a press, and that one lead is stored. The form is as after a success
     * (spec 4): the quote form keeps its values, the contact form is empty. The browser's storage is empty.
     */
    async expectFinishedOnce() {
      await expect(outcome).toHaveText(SENT[name])
      await this.expectTyped(name === 'query' ? lead : {})
      await this.expectOneLead()
      expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({})
    },

    /** Expects the red message and a button that can be pressed again. */
    async expectFailure() {
      await expect(outcome).toHaveText(FAILED)
      await expect(outcome).toHaveCSS('color', 'rgb(179, 38, 30)')
      await expect(button).toBeEnabled()
    },

    /** Expects the message of success, one document and one mail. */
    async expectStoredOnce() {
      await expect(outcome).toHaveText(SENT[name])
      await this.expectOneLead()
    },

    /** Expects one document with exactly these fields, an id and a timestamp; resolves to the document. */
    async expectStored(values = lead) {
      const found: Record<string, unknown>[] = await stored()
      expect(found).toEqual([{ ...values, id: expect.any(String), timestamp: expect.anything() }])
      return found[0]!
    },

    /** Expects one document and one mail. */
    async expectOneLead() {
      await waitForMails(marked)
      expect(await stored()).toHaveLength(1)
      expect(await mailsAbout(marked)).toHaveLength(1)
    },
  }
}
