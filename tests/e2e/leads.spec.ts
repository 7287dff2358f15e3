// The whole chain that a visitor starts: form → rules → document → function → inbox.

import type { Page } from '@playwright/test'
import { formNames } from 'submissions'
import { samples } from 'submissions/boundaries'
import {
  COMMIT,
  enter,
  expectStoredOnce,
  expectTyped,
  form,
  leadOf,
  MARKED,
  open,
  outcome,
  SENT,
  send,
  sendButton,
} from '../browser/forms.ts'
import { expect, test } from '../browser/visitor.ts'
import { waitForMails } from '../suite/inbox.ts'
import { leadsWith, mark } from '../suite/leads.ts'

const GREEN = 'rgb(27, 107, 61)'

test('1, 3, 4 a quote request is stored, mailed, and stays in the form', async ({ page }) => {
  const lead = leadOf('query')
  await page.setViewportSize({ width: 360, height: 640 })
  // The rules refuse this control character, which becomes a space.
  await openAndEnter(page, 'query', { ...lead, firstName: 'As\u0085ha' })
  await expectResultMovesNothing(page, () => sendButton(page).press('Enter'))
  await expect(outcome(page)).toHaveText(SENT.query)
  await expect(sendButton(page)).toBeFocused()
  await expect(outcome(page)).toHaveCSS('color', GREEN)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(outcome(page)).toHaveCSS('color', 'rgb(127, 214, 158)')
  await expectTyped(page, 'query', { ...lead, firstName: 'As\u0085ha' })
  await page.getByLabel('First Name').fill('Asha Devi')
  await expect(outcome(page)).toHaveText(SENT.query)

  const { id, timestamp } = await expectStored('query', { ...lead, firstName: 'As ha' })
  const age = Date.now() - (timestamp as { toMillis(): number }).toMillis()
  expect(age).toBeGreaterThanOrEqual(-1000)
  expect(age).toBeLessThan(30_000)
  const [mail] = await waitForMails(lead.lastName!)
  for (const value of [lead.lastName, lead.email, lead.phoneNumber, 'Ladakh']) {
    expect(mail?.text).toContain(value)
    expect(mail?.html).toContain(value)
  }
  expect(mail?.text).toContain(`query/${id}`)
})

test('1, 3, 4 a message is stored exactly, mailed, and empties the form', async ({ page }) => {
  const lead: Lead = { ...leadOf('contact'), comment: 'नमस्ते\n"<b>" & 🏍️' }
  await page.setViewportSize({ width: 1366, height: 657 })
  await openAndEnter(page, 'contact', lead)
  await expectResultMovesNothing(page, () => page.getByLabel('Your Email').press('Enter'))
  await expect(outcome(page)).toHaveCSS('color', GREEN)
  await expect(sendButton(page)).toBeEnabled()
  await expect(page.getByLabel('Your Comment')).toHaveValue('')
  const above = async () => {
    const message = await outcome(page).boundingBox()
    const button = await sendButton(page).boundingBox()
    return message && button && button.y - message.y
  }
  await expect.poll(above).toBeGreaterThan(0)

  await expectStored('contact', lead)
  const [mail] = await waitForMails(lead.name!)
  for (const value of [lead.name, lead.email, lead.subject, '> नमस्ते', '> "<b>" & 🏍️']) {
    expect(mail?.text).toContain(value)
  }
})

test('7 a double click stores one document and sends one mail', async ({ page }) => {
  const lead = leadOf('query')
  await openAndEnter(page, 'query', lead)
  await sendButton(page).dblclick()
  await expectStoredOnce(page, 'query', lead)
})

test('4 a send disables the button, with a spinner and no result', async ({ page }) => {
  const held: (() => void)[] = []
  await page.route(COMMIT, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  for (const name of formNames) {
    await open(page, name)
    const spinner = form(page).getByRole('progressbar')
    for (const time of ['first', 'second']) {
      await enter(page, name, { ...samples[name], email: `${mark()}@example.in` })
      await expect(outcome(page)).toHaveText(time === 'first' ? '' : SENT[name])
      await send(page)
      await expect(sendButton(page)).toBeDisabled()
      await expect(spinner).toBeVisible()
      await expect(spinner).toHaveCSS('animation-duration', '0.7s')
      await expect(spinner).toHaveCSS('animation-iteration-count', 'infinite')
      await expect(outcome(page)).toBeEmpty()
      await expect.poll(() => held.length).toBe(1)
      held.pop()?.()
      await expect(outcome(page)).toHaveText(SENT[name])
      await expect(sendButton(page)).toBeEnabled()
      await expect(spinner).toHaveCount(0)
    }
  }
})

type Lead = ReturnType<typeof leadOf>

async function openAndEnter(page: Page, name: 'query' | 'contact', lead: Lead) {
  await open(page, name)
  await enter(page, name, lead)
}

/** Expects one document with exactly these fields, an id and a timestamp. */
async function expectStored(name: 'query' | 'contact', lead: Lead) {
  const stored: Record<string, unknown>[] = await leadsWith(name, MARKED[name], lead[MARKED[name]]!)
  expect(stored).toEqual([{ ...lead, id: expect.any(String), timestamp: expect.anything() }])
  return stored[0]!
}

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
