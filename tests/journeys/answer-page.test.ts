// The answer page, from the link in a lead's mail through Hosting to the function and the store.

import { randomBytes } from 'node:crypto'
import { type FormName, formNames } from 'submissions'
import { samples } from 'submissions/boundaries'
import { beforeAll, expect, it, vi } from 'vitest'
import { deliveryPath } from '../../functions/src/delivery/delivery-record.ts'
import { answeredLink, leadKinds } from '../../functions/src/mail/lead-links.ts'
import { findAnswer } from '../../functions/src/staff/answer-store.ts'
import { parseAnswerLink } from '../../functions/src/staff/parse-answer-link.ts'
import { siteUrl } from '../suite/addresses.ts'
import { waitForMails } from '../suite/inbox.ts'
import { db, mark } from '../suite/leads.ts'

/** A lead that no test changes. */
let unchanged: Awaited<ReturnType<typeof mailedLead>>
beforeAll(async () => {
  unchanged = await mailedLead()
})

it.each(formNames)(
  'the link in the mail of a %s shows its form and time, and nothing that was typed',
  async (form) => {
    const title = leadKinds[form]
    const { link, values, sentAt } = form === 'query' ? unchanged : await mailedLead(form)
    const response = await fetch(link)
    const body = await response.text()
    expect(response.status).toBe(200)
    expect(body).toContain(`<h1>${title}</h1>`)
    expect(body).toContain(`<time datetime="${sentAt.toISOString()}">`)
    for (const typed of Object.values(values)) expect(body).not.toContain(typed)
  },
  60_000,
)

it('its headers forbid caching, framing, referrers and indexing', async () => {
  const { link } = unchanged
  for (const response of [
    await fetch(link),
    await fetch(`${link}x`),
    await post(link, { action: 'undo' }),
  ]) {
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
    expect(response.headers.has('set-cookie')).toBe(false)
  }
})

it('opening the link changes nothing, however often a mail scanner opens it', async () => {
  const { link, delivery, settled } = unchanged
  const before = await settled()
  for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) {
    const response = await fetch(link, { method })
    expect(response.status).toBe(200)
    if (method === 'HEAD') expect(await response.text()).toBe('')
  }
  const after = await delivery()
  expect(after.updateTime).toEqual(before.updateTime)
  expect(after.get('answeredAt')).toBeNull()
})

it('an answer is written into the delivery record and undone; the lead’s document does not change', async () => {
  const { link, lead, delivery, settled, sentAt } = await mailedLead()
  const [before, stored] = [await settled(), await lead()]
  expect(before.get('unansweredSince').toDate()).toEqual(sentAt)

  const response = await post(link, { action: 'answered', who: 'Asha' })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(new URL(link).pathname)
  const after = await delivery()
  const age = Date.now() - after.get('answeredAt').toMillis()
  expect(Math.abs(age)).toBeLessThan(30_000)
  expect(after.data()).toEqual({
    ...before.data(),
    answeredAt: after.get('answeredAt'),
    answeredBy: 'Asha',
    unansweredSince: null,
  })
  expect(await (await fetch(link)).text()).toMatch(/Answered on .* by <bdi>Asha<\/bdi>/)

  expect((await post(link, { action: 'undo' })).status).toBe(303)
  expect((await delivery()).data()).toEqual(before.data())
  expect(await (await fetch(link)).text()).toContain('Not answered yet')
  expect((await lead()).updateTime).toEqual(stored.updateTime)
})

it('guessed tokens and unknown leads get the same reply, byte for byte', async () => {
  const { link } = unchanged
  const stem = link.slice(0, link.lastIndexOf('/'))
  const guesses = [
    ...Array.from({ length: 10 }, () => `${stem}/${randomToken()}`),
    ...Array.from({ length: 10 }, () => `${siteUrl}/answer/query/${mark()}/${randomToken()}`),
    link.slice(0, -1),
    `${link}x`,
    `${link}/x`,
    link.replace('/query/', '/contact/'),
    link.replace('/query/', '/digest/'),
    link.replace('/query/', '/__proto__/'),
    `${siteUrl}/answer/query/%2E%2E/x`,
    `${siteUrl}/answer/query/__x__/x`,
    `${siteUrl}/answer/query/a%2Fb%2Fc/x`,
    `${siteUrl}/answer/query/%00/x`,
    `${siteUrl}/answer/query/${'x'.repeat(1600)}/x`,
    `${siteUrl}/answer/x`,
  ]
  const answers = await inTurns(2, guesses, async (url) => seen(await fetch(url)))
  const posted = await inTurns(2, guesses.slice(10), async (url) =>
    seen(await post(url, { action: 'answered', who: 'x' })),
  )
  expect(new Set([...answers, ...posted]).size).toBe(1)
  expect(answers[0]).toMatch(/^404 .*This link is not valid, or no longer\./s)
}, 60_000)

it.each(['a b%2F?#', 'ü'.repeat(750), '.._', '__x', '😀'])(
  'Firestore can read the unusual id of a link: %s',
  async (id) => {
    const { pathname } = new URL(answeredLink({ form: 'query', id }, 'x', siteUrl))
    const link = parseAnswerLink(pathname)
    expect(link.key?.id).toBe(id)
    expect(await findAnswer(db, link, new Date())).toBeNull()
  },
)

it.each([
  ['application/json', '{"action":["answered"]}'],
  ['text/plain', 'action=answered&who=x'],
  ['multipart/form-data; boundary=x', 'action=answered&who=x'],
])('a body of type %s changes nothing', async (type, body) => {
  const { link, delivery } = unchanged
  const headers = { 'content-type': type }
  expect((await fetch(link, { method: 'POST', body, headers })).status).toBe(400)
  expect((await delivery()).get('answeredAt')).toBeNull()
})

/** Stores a lead, waits for its mail, and resolves to the link in the mail. */
async function mailedLead(form: FormName = 'query') {
  const name = mark()
  const values = { ...samples[form], [form === 'query' ? 'lastName' : 'name']: name }
  const document = await db.collection(form).add({ ...values, timestamp: new Date() })
  // The time-out allows for the first start of a function on a busy machine.
  const [mail] = await waitForMails(name, 1, 45_000)
  const link = new RegExp(`${siteUrl}/answer/\\S+`).exec(mail?.text ?? '')?.[0] ?? ''
  expect(link).toContain(`/answer/${document.path}/`)
  expect(mail?.html).toContain(`href="${link}"`)
  const sentAt = (await document.get()).createTime?.toDate() ?? new Date(0)
  const delivery = () => db.doc(deliveryPath({ form, id: document.id })).get()
  return {
    link,
    sentAt,
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value)),
    lead: () => document.get(),
    delivery,
    /** The delivery record, as soon as the attempt that sent the mail has written its outcome. */
    settled: () =>
      vi.waitFor(async () => {
        const read = await delivery()
        expect(read.get('state')).toBe('sent')
        return read
      }, 10_000),
  }
}

/** Posts a form as a browser does; resolves to the response itself, without following its redirect. */
function post(link: string, fields: Record<string, string>) {
  return fetch(link, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
}

/** Everything that a client sees of a response, except the date. */
async function seen(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => name !== 'date')
  return `${response.status} ${JSON.stringify(headers)} ${await response.text()}`
}

/** The results of `work` on each value, `width` of them at a time. */
async function inTurns<T, R>(width: number, all: readonly T[], work: (each: T) => Promise<R>) {
  const results: R[] = []
  for (let start = 0; start < all.length; start += width) {
    results.push(...(await Promise.all(all.slice(start, start + width).map(work))))
  }
  return results
}

function randomToken(): string {
  return randomBytes(16).toString('base64url')
}
