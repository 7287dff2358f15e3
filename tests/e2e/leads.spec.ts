// The whole chain that a visitor starts: form → rules → document → function → inbox.

import { formNames } from 'submissions'
import { COMMIT, liveForm, SENT } from '../browser/forms.ts'
import { expect, test } from '../browser/visitor.ts'
import { waitForMails } from '../suite/inbox.ts'
import { mark } from '../suite/leads.ts'

const GREEN = 'rgb(27, 107, 61)'

test('1, 3, 4 a quote request is stored and mailed, and stays in the form', async ({ page }) => {
  // The rules refuse the control character, which becomes a space.
  const quote = liveForm(page, 'query', { firstName: 'As\u0085ha' })
  const { lead, outcome, button } = quote
  await page.setViewportSize({ width: 360, height: 640 })
  await quote.open()
  await quote.enter()
  await expectResultMovesNothing(quote, () => button.press('Enter'))
  await expect(outcome).toHaveText(SENT.query)
  await expect(button).toBeFocused()
  await expect(outcome).toHaveCSS('color', GREEN)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(outcome).toHaveCSS('color', 'rgb(127, 214, 158)')
  await quote.expectTyped()
  await page.getByLabel('First Name').fill('Asha Devi')
  await expect(outcome).toHaveText(SENT.query)

  const { id, timestamp } = await quote.expectStored({ ...lead, firstName: 'As ha' })
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

test('1, 3, 4 a contact message is stored and mailed; its form is emptied', async ({ page }) => {
  const contact = liveForm(page, 'contact', { comment: 'नमस्ते\n"<b>" & 🏍️' })
  const { lead, outcome, button } = contact
  await page.setViewportSize({ width: 360, height: 300 })
  await contact.open()
  await contact.enter()
  await expectResultMovesNothing(contact, () => page.getByLabel('Your Email').press('Enter'))
  for (const shown of [outcome, button]) await expect(shown).toBeInViewport({ ratio: 1 })
  await expect(outcome).toHaveCSS('color', GREEN)
  await expect(button).toBeEnabled()
  await contact.expectTyped({})
  const distanceToButton = async () => {
    const message = await outcome.boundingBox()
    const below = await button.boundingBox()
    return message && below && below.y - message.y
  }
  await expect.poll(distanceToButton).toBeGreaterThan(0)

  await contact.expectStored()
  const [mail] = await waitForMails(lead.name!)
  for (const value of [lead.name, lead.email, lead.subject, '> नमस्ते', '> "<b>" & 🏍️']) {
    expect(mail?.text).toContain(value)
  }
})

test('7 a double click stores one document and sends one mail', async ({ page }) => {
  const quote = liveForm(page, 'query')
  await quote.open()
  await quote.enter()
  await quote.button.dblclick()
  await quote.expectStoredOnce()
})

test('4 a send disables the button, shows a spinner and hides the old result', async ({ page }) => {
  const held: (() => void)[] = []
  await page.route(COMMIT, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  for (const name of formNames) {
    const live = liveForm(page, name)
    const { lead, form, button, outcome } = live
    await live.open()
    const spinner = form.getByRole('progressbar')
    for (const time of ['first', 'second']) {
      await live.enter({ ...lead, email: `${mark()}@example.in` })
      await expect(outcome).toHaveText(time === 'first' ? '' : SENT[name])
      await button.click()
      await expect(button).toBeDisabled()
      await expect(spinner).toBeVisible()
      await expect(spinner).toHaveCSS('animation-duration', '0.7s')
      await expect(spinner).toHaveCSS('animation-iteration-count', 'infinite')
      await expect(outcome).toBeEmpty()
      await expect.poll(() => held.length).toBe(1)
      held.pop()?.()
      await expect(outcome).toHaveText(SENT[name])
      await expect(button).toBeEnabled()
      await expect(spinner).toHaveCount(0)
    }
  }
})

/** Sends the form, and expects that the result changes neither the form's height nor the button's place. */
async function expectResultMovesNothing(
  { form, button, outcome }: ReturnType<typeof liveForm>,
  send: () => Promise<void>,
) {
  const places = async () => {
    const [box, own] = [await form.boundingBox(), await button.boundingBox()]
    return [box!.height, own!.y - box!.y].map(Math.round)
  }
  const before = await places()
  await send()
  await expect(outcome).not.toBeEmpty()
  expect(await places()).toEqual(before)
}
