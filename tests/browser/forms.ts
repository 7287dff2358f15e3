// Actions and locators of the two live forms. A page has at most one of them in <main>.

import { expect, type Page } from '@playwright/test'
import { type FormName, fieldsOf } from 'submissions'

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
