// The answer page, from the link in a lead's mail through Hosting to the function and the store.
// The last tests run the code of the function alone, in an emulated project without triggers.

import { FieldValue } from 'firebase-admin/firestore'
import { answerPath, newAnswerRecord } from 'functions/lead/answer-record.ts'
import { pathOf } from 'functions/lead/lead.ts'
import { leadKinds } from 'functions/mail/lead-links.ts'
import { answerPage } from 'functions/staff/answer/answer-page.ts'
import { formNames } from 'submissions'
import { beforeAll, describe, expect, it } from 'vitest'
import { siteUrl } from '../suite/addresses.ts'
import { agencyWithServer, DAY } from '../suite/agency.ts'
import { db, mailedLead } from '../suite/leads.ts'

const agency = await agencyWithServer('demo-answer')

/** A lead that no test changes. */
let unchanged: Awaited<ReturnType<typeof mailedLead>>
beforeAll(async () => {
  unchanged = await mailedLead()
})

it.each(formNames)(
  'the link in the mail of a %s shows the lead’s kind and time, and nothing that was typed',
  async (form) => {
    const title = leadKinds[form]
    const lead = form === 'query' ? unchanged : await mailedLead(form)
    const { link, mail, values, document } = lead
    expect(link).toContain(`${siteUrl}/answer/${document.path}/`)
    expect(mail.html).toContain(`href="${link}"`)
    const sentAt = (await document.get()).createTime?.toDate()
    const response = await fetch(link)
    const body = await response.text()
    expect(response.status).toBe(200)
    expect(body).toContain(`<h1>${title}</h1>`)
    expect(body).toContain(`<time datetime="${sentAt?.toISOString()}">`)
    for (const typed of Object.values(values).filter(Boolean)) expect(body).not.toContain(typed)
  },
)

it('the page forbids framing, caching, referrers and indexing, and sets no cookie', async () => {
  const { link } = unchanged
  const body = new URLSearchParams({ action: 'undo' })
  for (const response of [
    await fetch(link),
    await fetch(`${link}x`),
    await fetch(link, { method: 'POST', body, redirect: 'manual' }),
  ]) {
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none';.* frame-ancestors 'none'/,
      ),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
    expect(response.headers.has('set-cookie')).toBe(false)
  }
})

it.each([
  ['application/x-www-form-urlencoded', ''],
  ['application/x-www-form-urlencoded', 'action=erase'],
  ['application/json', '{"action":["answered","undo"]}'],
  ['application/json', '{"action":{"answered":""}}'],
  ['text/plain', 'action=answered&who=x'],
  ['multipart/form-data; boundary=x', 'action=answered&who=x'],
])('a POST that the form cannot send is refused and notes nothing: %s "%s"', async (type, body) => {
  const { link, document } = unchanged
  const headers = { 'content-type': type }
  expect((await fetch(link, { method: 'POST', body, headers })).status).toBe(400)
  const answer = await db.doc(answerPath({ form: 'query', id: document.id })).get()
  expect(answer.get('answeredAt')).toBeNull()
})

describe('the function answer', () => {
  it.each([
    ['damaged', 'yesterday'],
    ['missing', FieldValue.delete()],
  ])('notes an answer when `answeredAt` is %s', async (_, answeredAt) => {
    const { ask, answer } = await pageOf()
    await answer.update({ answeredAt })
    expect(await ask('POST', { action: 'answered' })).toMatchObject({ status: 303 })
  })

  it('removes an answer once, however often "Undo" is pressed', async () => {
    const { ask, record, path } = await pageOf()
    const open = await record()
    await ask('POST', { action: 'answered', who: 'Asha' })
    for (let time = 1; time <= 2; time++) {
      const { status, headers } = await ask('POST', { action: 'undo' })
      expect([status, headers.Location]).toEqual([303, `/answer/${path}/right`])
      expect(await record()).toEqual(open)
    }
    expect(agency.reports()).toHaveLength(2)
  })

  it('writes one of many simultaneous answers, and names its author to the others', async () => {
    const { ask, record, path } = await pageOf()
    const open = await record()
    const names = ['Asha', 'Ravi', 'Meera', 'Tashi', 'Dolma']
    const answers = await Promise.all(names.map((who) => ask('POST', { action: 'answered', who })))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409, 409])
    const first = names[answers.findIndex(({ status }) => status === 303)]
    const answer = { answeredAt: expect.anything(), answeredBy: first, waitingSince: null }
    expect(await record()).toEqual({ ...open, ...answer })
    const told = new RegExp(`Already answered on .* by <bdi>${first}</bdi>`)
    for (const { status, body } of answers) if (status === 409) expect(body).toMatch(told)
    const facts = { lead: path, noted: 'answered' }
    expect(agency.reports()).toEqual([{ severity: 'info', message: 'an answer was noted', facts }])
  })

  it('accepts a link for ninety days, and then replies as to an invalid link', async () => {
    const { ask, record, sentAt } = await pageOf()
    const wrong = await ask('GET', {}, '/')
    agency.pass(sentAt.getTime() + 90 * DAY - agency.now().getTime())
    for (const method of ['GET', 'HEAD']) expect((await ask(method)).status).toBe(200)
    agency.pass(1)
    expect(await ask('GET')).toEqual(wrong)
    expect(await ask('POST', { action: 'answered' })).toEqual(wrong)
    expect((await record())?.answeredAt).toBeNull()
  })

  it('treats the link of an erased lead as invalid, even while its record is kept', async () => {
    const { ask, path, record, answer } = await pageOf()
    const wrong = await ask('GET', {}, '/')
    await agency.db.doc(path).delete()
    expect(await ask('GET')).toEqual(wrong)
    for (const action of ['answered', 'undo']) expect(await ask('POST', { action })).toEqual(wrong)
    expect((await record())?.answeredAt).toBeNull()
    await answer.delete()
    expect(await ask('GET')).toEqual(wrong)
  })

  it('reads the same number of documents for every invalid link, and logs nothing', async () => {
    const { ask, path, record, reads } = await pageOf()
    const before = await record()
    const asked = [
      ask('GET', {}, `/answer/${path}/wrong`),
      ask('HEAD', {}, `/answer/query/${'A'.repeat(20)}/right`),
      ask('GET', {}, `/answer/${path}/rightx`),
      ask('GET', {}, `/answer/${path.replace('query', 'contact')}/right`),
      ask('GET', {}, `/answer/${path.replace('query', 'digest')}/right`),
      ask('GET', {}, '/answer/query/../right'),
      ask('GET', {}, '/answer/query/__id__/right'),
      ask('GET', {}, '/answer'),
      ask('POST', { action: 'answered' }, `/answer/${path}/wrong`),
      ask('POST', { action: 'undo' }, '/answer/query/unknown/right'),
      ask('POST', {}, '/'),
    ]
    const replies = await Promise.all(asked)
    expect(replies).toEqual(replies.map(() => replies[0]))
    expect(replies[0]).toMatchObject({ status: 404, body: expect.stringMatching(/is not valid/) })
    expect(reads).toEqual(asked.map(() => 2))
    expect(agency.reports()).toEqual([])
    expect(await record()).toEqual(before)
  })

  /** The page of a stored lead with the token `right`. `reads`: the documents in each read. */
  async function pageOf() {
    const lead = await agency.newLead()
    const path = pathOf(lead)
    const sentAt = (await agency.db.doc(path).get()).createTime!.toDate()
    const answer = agency.db.doc(answerPath(lead))
    await answer.set({ ...newAnswerRecord({ ...lead, sentAt }), token: 'right' })
    agency.pass(sentAt.getTime() + DAY - agency.now().getTime())
    const reads: number[] = []
    const db = agency.withHook(async (when, what, documents) => {
      if (when === 'before' && what === 'read') reads.push(documents)
    })
    const dependencies = agency.dependencies({ db })
    return {
      path,
      sentAt,
      reads,
      answer,
      record: () => agency.answerOf(lead),
      ask: (method: string, given: Record<string, unknown> = {}, link = `/answer/${path}/right`) =>
        answerPage({ method, path: link, fields: given }, dependencies),
    }
  }
})
