// The whole chain as a visitor sets it off: form → rules → document → function → inbox.

import type { Page, Route } from '@playwright/test'
import { samples } from 'submissions/boundaries'
import { mailsAbout, waitForMails } from '../suite/inbox.ts'
import { leadsWith, mark } from '../suite/leads.ts'
import { expect, test } from './visitor.ts'

const QUOTE_SENT = 'Your query has been submitted successfully.'
const MESSAGE_SENT = 'Thanks. We will contacted you soon.'
const FAILED = 'OOPS Something went wrong.'
/** The one request that stores a lead. */
const COMMIT = /documents:commit/

test('a quote request is stored exactly, mailed, and stays in the form', async ({ page }) => {
  const lead = { ...samples.query, lastName: mark() }
  await openQuoteForm(page)
  await fillQuote(page, lead)
  await send(page)
  await expect(outcome(page)).toHaveText(QUOTE_SENT)
  await expect(outcome(page)).toHaveCSS('color', 'rgb(27, 107, 61)')
  await expectQuote(page, lead)
  await page.getByLabel('First Name').fill('Asha Devi')
  await expect(outcome(page)).toHaveText(QUOTE_SENT)

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

test('a contact message is stored exactly and mailed', async ({ page }) => {
  const lead = { ...samples.contact, name: mark(), comment: 'नमस्ते\n"<b>" & 🏍️' }
  await page.goto('/contact')
  await fillContact(page, lead)
  await send(page)
  await expect(outcome(page)).toHaveText(MESSAGE_SENT)
  await expect(outcome(page)).toHaveCSS('color', 'rgb(27, 107, 61)')
  await expect(sendButton(page)).toBeEnabled()
  await expect(page.getByLabel('Your Comment')).toHaveValue('')
  const [message, button] = await Promise.all(
    [outcome(page), sendButton(page)].map((part) => part.boundingBox()),
  )
  expect(message?.y).toBeLessThan(button?.y ?? 0)

  const [stored] = await leadsWith('contact', 'name', lead.name)
  const { id: _, timestamp, ...fields } = stored as Record<string, unknown>
  expect(fields).toEqual(lead)
  expect(timestamp).toBeTruthy()

  const [mail] = await waitForMails(lead.name)
  for (const value of [lead.name, lead.email, lead.subject, '> नमस्ते', '> "<b>" & 🏍️']) {
    expect(mail?.text).toContain(value)
  }
})

test('an empty comment is stored as an empty text', async ({ page }) => {
  const lead = { ...samples.contact, name: mark(), comment: '' }
  await page.goto('/contact')
  await fillContact(page, lead)
  await send(page)
  await expect(outcome(page)).toHaveText(MESSAGE_SENT)
  expect(await leadsWith('contact', 'name', lead.name)).toMatchObject([{ comment: '' }])
})

test('a double click stores one document and sends one mail', async ({ page }) => {
  const lead = { ...samples.query, lastName: mark() }
  await openQuoteForm(page)
  await fillQuote(page, lead)
  await sendButton(page).dblclick()
  await expect(outcome(page)).toHaveText(QUOTE_SENT)
  await waitForMails(lead.lastName)
  expect(await leadsWith('query', 'lastName', lead.lastName)).toHaveLength(1)
  expect(await mailsAbout(lead.lastName)).toHaveLength(1)
})

test('while sending, the button is disabled and shows a spinner', async ({ page }) => {
  let answer: (() => void) | undefined
  await page.route(COMMIT, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await openQuoteForm(page)
  await fillQuote(page, { ...samples.query, lastName: mark() })
  await send(page)
  await expect(sendButton(page)).toBeDisabled()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect.poll(() => answer).toBeTruthy()
  answer?.()
  await expect(outcome(page)).toHaveText(QUOTE_SENT)
  await expect(sendButton(page)).toBeEnabled()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('what the browser lets through but no database should hold is mended, not refused', async ({
  page,
}) => {
  const lastName = mark()
  await openQuoteForm(page)
  await fillQuote(page, { ...samples.query, firstName: 'As\u0085ha\u2028\t🏔', lastName })
  await send(page)
  await expect(outcome(page)).toHaveText(QUOTE_SENT)
  expect(await leadsWith('query', 'lastName', lastName)).toMatchObject([{ firstName: 'As ha \t🏔' }])
})

test('the fields say what they hold', async ({ page }) => {
  await openQuoteForm(page)
  const form = page.getByRole('form', { name: 'Get Quote' })
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(form.getByLabel('Phone Number')).toHaveAttribute('type', 'tel')
  for (const field of await form.getByRole('textbox').all()) {
    await expect(field).toHaveAttribute('required')
  }
  const options = form.getByLabel('Destination').getByRole('option')
  await expect(options).toHaveText(['Select Destination', 'Ladakh'])
  await expect(options.first()).toBeDisabled()
  await expect(options.last()).toHaveAttribute('value', 'ladakh')
})

test('the browser’s own validation keeps an incomplete form', async ({ page }) => {
  await openQuoteForm(page)
  await fillQuote(page, { ...samples.query, email: 'not an address' })
  await send(page)
  await expect(page.getByRole('form', { name: 'Get Quote' }).getByLabel('Email')).toBeFocused()
  await expect(outcome(page)).toBeEmpty()
})

test.describe('when it fails', () => {
  // Chromium itself reports the failed request.
  test.use({ expectedConsole: /Failed to load resource|net::ERR/ })

  test('rules that refuse: the red message, and nothing typed is lost', async ({ page }) => {
    const lead = { ...samples.query, lastName: mark() }
    await page.route(COMMIT, (route) => route.continue({ postData: forged(route) }))
    await openQuoteForm(page)
    await fillQuote(page, lead)
    await send(page)
    await expect(outcome(page)).toHaveText(FAILED)
    await expect(outcome(page)).toHaveCSS('color', 'rgb(179, 38, 30)')
    await expectQuote(page, lead)
    expect(await leadsWith('query', 'lastName', lead.lastName)).toEqual([])
  })

  test('Firestore out of reach: the red message, then the same press again succeeds', async ({
    page,
  }) => {
    const lead = { ...samples.contact, name: mark() }
    await page.route(COMMIT, (route) => route.abort('connectionrefused'), { times: 1 })
    await page.goto('/contact')
    await fillContact(page, lead)
    await send(page)
    await expect(outcome(page)).toHaveText(FAILED)
    await expect(outcome(page)).toHaveCSS('color', 'rgb(179, 38, 30)')
    await expect(page.getByLabel('Your Question')).toHaveValue(lead.subject)
    await send(page)
    await expect(outcome(page)).toHaveText(MESSAGE_SENT)
    expect(await leadsWith('contact', 'name', lead.name)).toHaveLength(1)
  })

  test('no network at all: the red message, and the form works again afterwards', async ({
    page,
    context,
  }) => {
    const lead = { ...samples.query, lastName: mark() }
    await openQuoteForm(page)
    await fillQuote(page, lead)
    await context.setOffline(true)
    await send(page)
    await expect(outcome(page)).toHaveText(FAILED)
    await context.setOffline(false)
    await send(page)
    await expect(outcome(page)).toHaveText(QUOTE_SENT)
  })

  test('a server that stays silent: the red message within ten seconds', async ({ page }) => {
    const lead = { ...samples.query, lastName: mark() }
    await page.route(COMMIT, () => {})
    await openQuoteForm(page)
    await fillQuote(page, lead)
    await send(page)
    await expect(outcome(page)).toHaveText(FAILED, { timeout: 10_000 })
    await expect(sendButton(page)).toBeEnabled()
    await expectQuote(page, lead)
  })

  test('a lost acknowledgement: the next press succeeds without a second document', async ({
    page,
  }) => {
    const lead = { ...samples.query, lastName: mark() }
    await page.route(
      COMMIT,
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await openQuoteForm(page)
    await fillQuote(page, lead)
    await send(page)
    await expect(outcome(page)).toHaveText(FAILED)
    await send(page)
    await expect(outcome(page)).toHaveText(QUOTE_SENT)
    expect(await leadsWith('query', 'lastName', lead.lastName)).toHaveLength(1)
    await waitForMails(lead.lastName)
    expect(await mailsAbout(lead.lastName)).toHaveLength(1)
  })

  test('Hosting does not say which project it is: the red message', async ({ page }) => {
    await page.route('**/__/firebase/init.json', (route) => route.fulfill({ status: 500 }))
    await openQuoteForm(page)
    await fillQuote(page, samples.query)
    await send(page)
    await expect(outcome(page)).toHaveText(FAILED)
  })
})

test('Firestore’s code is fetched only when a visitor turns to a form', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await openQuoteForm(page)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => url.includes('firestore'))).toEqual([])
  const fetched = page.waitForRequest(/firestore.*\.js/)
  await page.getByLabel('First Name').focus()
  await fetched
})

test('without the page’s code no form is sent by the browser, and each says what to do instead', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  for (const path of ['/', '/contact']) {
    await page.goto(path)
    const form = page.getByRole('main').getByRole('form')
    await expect(form.getByRole('button')).toBeDisabled()
    await expect(form.getByRole('link', { name: 'hello@seventh-pass.example' })).toBeVisible()
  }
  await page.close()
})

async function openQuoteForm(page: Page) {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where Do You Want To Go?')
}

async function fillQuote(page: Page, lead: typeof samples.query) {
  const form = page.getByRole('form', { name: 'Get Quote' })
  await form.getByLabel('First Name').fill(lead.firstName)
  await form.getByLabel('Last Name').fill(lead.lastName)
  await form.getByLabel('Email').fill(lead.email)
  await form.getByLabel('Phone Number').fill(lead.phoneNumber)
  await form.getByLabel('Destination').selectOption(lead.destination)
}

async function expectQuote(page: Page, lead: typeof samples.query) {
  const form = page.getByRole('form', { name: 'Get Quote' })
  await expect(form.getByLabel('First Name')).toHaveValue(lead.firstName)
  await expect(form.getByLabel('Last Name')).toHaveValue(lead.lastName)
  await expect(form.getByLabel('Email')).toHaveValue(lead.email)
  await expect(form.getByLabel('Phone Number')).toHaveValue(lead.phoneNumber)
  await expect(form.getByLabel('Destination')).toHaveValue(lead.destination)
}

async function fillContact(page: Page, lead: typeof samples.contact) {
  const form = page.getByRole('form', { name: 'Get in touch!' })
  await form.getByLabel('Your Name').fill(lead.name)
  await form.getByLabel('Your Email').fill(lead.email)
  await form.getByLabel('Your Question').fill(lead.subject)
  await form.getByLabel('Your Comment').fill(lead.comment)
}

function sendButton(page: Page) {
  return page.getByRole('main').getByRole('form').getByRole('button')
}

function send(page: Page) {
  return sendButton(page).click()
}

function outcome(page: Page) {
  return page.getByRole('main').getByRole('form').getByRole('status')
}

/** The same request with a time of the sender's own: the real rules refuse it. */
function forged(route: Route): string {
  const body = route.request().postDataJSON()
  for (const write of body.writes) {
    write.updateTransforms = []
    write.update.fields.timestamp = { timestampValue: new Date().toISOString() }
  }
  return JSON.stringify(body)
}
