// The answer page, to which the link in a lead's mail leads.

import type { Page } from '@playwright/test'
import { samples } from 'submissions/boundaries'
import { waitForMails } from '../suite/inbox.ts'
import { db, mark } from '../suite/leads.ts'

/** Stores a lead and follows the link in its mail. */
export async function open(page: Page): Promise<string> {
  const lastName = mark()
  await db.collection('query').add({ ...samples.query, lastName, timestamp: new Date() })
  const [mail] = await waitForMails(lastName)
  const link = /https?:\S+\/answer\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  return link
}

export function name(page: Page) {
  return page.getByLabel('Who answered? (optional)')
}

export function state(page: Page) {
  return page.getByRole('status')
}

export function button(page: Page) {
  return page.getByRole('button')
}
