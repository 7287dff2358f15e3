// The answer page. The first tests follow the link in a lead's mail through Hosting to the function and the store; the
// others call the same code with a store that has no triggers and with a clock that the test sets.

import { randomBytes } from 'node:crypto'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { type FormName, formNames } from 'submissions'
import { samples } from 'submissions/boundaries'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { deliveryPath, newDelivery } from '../../functions/src/delivery/delivery-record.ts'
import { type LeadKey, pathOf } from '../../functions/src/lead/lead.ts'
import { answeredLink, leadKinds } from '../../functions/src/mail/lead-links.ts'
import { answerPage } from '../../functions/src/staff/answer-page.ts'
import { projectId, siteUrl } from '../suite/addresses.ts'
import { waitForMails } from '../suite/inbox.ts'
import { db, mark } from '../suite/leads.ts'

const NINETY_DAYS_MS = 90 * 24 * 60 * 60 * 1000

describe('through the site', () => {
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
})

describe('with a store without triggers', () => {
  const own = getFirestore(initializeApp({ projectId: `${projectId}-answers` }, 'answers'))
  let logged: unknown[] = []

  it('a link works for ninety days, and then gets the reply of an invalid link', async () => {
    const { key, token, sentAt } = await storedLead()
    const path = pathnameOf(key, token)
    const wrong = await ask(pathnameOf(key, randomToken()))
    const end = sentAt.getTime() + NINETY_DAYS_MS
    expect((await ask(path, { now: end })).status).toBe(200)
    expect(await ask(path, { now: end + 1 })).toEqual(wrong)
    expect(await ask(path, { now: end + 1, action: 'answered' })).toEqual(wrong)
    expect((await deliveryOf(key)).get('answeredAt')).toBeNull()
  })

  it('the link of an erased lead gets the reply of an invalid link, even while the delivery record is kept', async () => {
    const { key, token } = await storedLead()
    const wrong = await ask(pathnameOf(key, randomToken()))
    await own.doc(pathOf(key)).delete()
    for (const action of [undefined, 'answered', 'undo']) {
      expect(await ask(pathnameOf(key, token), { action })).toEqual(wrong)
    }
    expect((await deliveryOf(key)).get('answeredAt')).toBeNull()
    await own.doc(deliveryPath(key)).delete()
    expect(await ask(pathnameOf(key, token))).toEqual(wrong)
  })

  it('a lead without a token has no page', async () => {
    const { key } = await storedLead({ answerToken: null })
    for (const token of ['null', 'undefined', '%00']) {
      expect((await ask(pathnameOf(key, token))).status).toBe(404)
    }
  })

  it('of many answers at the same time, one is written, and the others get its content', async () => {
    const { key, token } = await storedLead()
    logged = []
    const names = ['Asha', 'Ravi', 'Meera', 'Tashi', 'Dolma']
    const answers = await Promise.all(
      names.map((who) => ask(pathnameOf(key, token), { action: 'answered', who })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409, 409])
    const first = names[answers.findIndex(({ status }) => status === 303)]
    expect((await deliveryOf(key)).get('answeredBy')).toBe(first)
    for (const { status, body } of answers) if (status === 409) expect(body).toContain(`${first}<`)
    expect(logged).toEqual([
      ['info', 'an answer was noted', { lead: pathOf(key), noted: 'answered' }],
    ])
  })

  it('an answer and the outcome of the mail do not overwrite each other', async () => {
    const { key, token } = await storedLead()
    const delivery = own.doc(deliveryPath(key))
    const writes = Array.from({ length: 20 }, (_, attempts) => () => delivery.update({ attempts }))
    const inOrder = writes.reduce((before, write) => before.then(write), Promise.resolve({}))
    await Promise.all([inOrder, ask(pathnameOf(key, token), { action: 'answered', who: 'Asha' })])
    expect((await delivery.get()).data()).toMatchObject({ attempts: 19, answeredBy: 'Asha' })
  })

  it('a lead with an unusual id, or with the longest that Firestore allows, has a page', async () => {
    for (const id of ['a b%2F?#', 'ü'.repeat(750), '.._', '__x', '😀']) {
      const { key, token } = await storedLead({}, id)
      expect((await ask(pathnameOf(key, token))).status, id).toBe(200)
    }
  })

  async function storedLead(fields = {}, id = mark()) {
    const key = { form: 'query', id } as const
    const lead = own.doc(pathOf(key))
    await lead.set({ ...samples.query, timestamp: new Date() })
    const sentAt = (await lead.get()).createTime?.toDate() ?? new Date(0)
    const delivery = { ...newDelivery(key, new Date(), sentAt), state: 'sent', ...fields }
    await own.doc(deliveryPath(key)).set(delivery)
    return { key, sentAt, token: delivery.answerToken ?? '' }
  }

  function deliveryOf(key: LeadKey) {
    return own.doc(deliveryPath(key)).get()
  }

  function ask(path: string, { now = Date.now(), ...fields }: Asked = {}) {
    return answerPage(
      { method: fields.action ? 'POST' : 'GET', path, fields },
      {
        db: own,
        now: () => new Date(now),
        log: (...line) => logged.push(line),
      },
    )
  }
})

type Asked = { action?: string | undefined; who?: string; now?: number }

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

function pathnameOf(key: LeadKey, token: string): string {
  return new URL(answeredLink(key, token, 'https://site.example')).pathname
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
