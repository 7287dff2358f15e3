import { readFileSync } from 'node:fs'
import type { Firestore } from 'firebase-admin/firestore'
import { HtmlValidate, type RuleConfig } from 'html-validate'
import { expect, it } from 'vitest'
import { leadKinds } from '../mail/lead-links.ts'
import { answerPage, nameIn, pageHeaders } from './answer-page.ts'
import { LONGEST_NAME } from './answer-page-html.ts'
import type { AnswerState, changeAnswer, findAnswer } from './answer-store.ts'
import type { AnswerLink } from './parse-answer-link.ts'

const PATH = '/answer/query/2fXdA9kLm3QpZr7TbVcY/right'
const NOW = new Date('2027-04-03T06:30:00Z')

it.each(['GET', 'HEAD'])(
  '%s shows the form, its time and the button, and changes nothing',
  async (method) => {
    const { ask, changes } = pageOf()
    const { status, body } = await ask(method)
    expect(status).toBe(200)
    expect(body).toContain(`<h1>${leadKinds.query}</h1>`)
    expect(body).toContain('2 Apr 2027, 12:00 pm IST')
    expect(body).toContain('Mark as answered')
    expect(changes).toEqual([])
  },
)

it('a message has its own title', async () => {
  const { ask } = pageOf({ key: { form: 'contact', id: '2fXdA9kLm3QpZr7TbVcY' } })
  expect((await ask('GET')).body).toContain('<h1>Message</h1>')
})

it('an answer is noted with the name, and the browser is sent back to the page', async () => {
  const { ask, changes, logged } = pageOf()
  const { status, headers, body } = await ask('POST', { action: 'answered', who: ' Asha ' })
  expect({ status, location: headers.Location, body }).toEqual({
    status: 303,
    location: PATH,
    body: '',
  })
  expect(changes).toEqual(['Asha'])
  expect(logged).toEqual([{ lead: 'query/2fXdA9kLm3QpZr7TbVcY', noted: 'answered' }])
})

it('an answered lead shows when and by whom, and an undo button', async () => {
  const { ask } = pageOf({ answer: { at: NOW, by: '<b>Asha & Co</b>' } })
  const { body } = await ask('GET')
  expect(body).toContain(
    'Answered on <time datetime="2027-04-03T06:30:00.000Z">3 Apr 2027, 12:00 pm IST</time> by <bdi>&lt;b&gt;Asha &amp; Co&lt;/b&gt;</bdi>',
  )
  expect(body).toContain('Undo')
  expect(body).not.toContain('Mark as answered')
})

it('an answer without a name shows only its time', async () => {
  const { ask } = pageOf({ answer: { at: NOW, by: null } })
  expect((await ask('GET')).body).toMatch(/Answered on <time.*<\/time><\/p>/)
})

it('the first answer is kept, and a second person is told about it', async () => {
  const { ask, changes, logged } = pageOf({ answer: { at: NOW, by: 'Asha' } })
  const { status, body } = await ask('POST', { action: 'answered', who: 'Ravi' })
  expect(status).toBe(409)
  expect(body).toMatch(/Already answered on .* by <bdi>Asha<\/bdi>/)
  expect(body).not.toContain('Ravi')
  expect({ changes, logged }).toEqual({ changes: [], logged: [] })
})

it('undo removes the answer, and a second undo changes nothing', async () => {
  const { ask, changes } = pageOf({ answer: { at: NOW, by: 'Asha' } })
  for (let time = 1; time <= 2; time++) {
    expect((await ask('POST', { action: 'undo' })).status).toBe(303)
  }
  expect(changes).toEqual(['undo'])
})

it.each([{}, { action: 'erase' }, { action: ['answered', 'undo'] }, { action: { answered: '' } }])(
  'a form that sends %j changes nothing',
  async (fields) => {
    const { ask, changes } = pageOf()
    expect((await ask('POST', fields)).status).toBe(400)
    expect(changes).toEqual([])
  },
)

it('the page is valid HTML in all its states', async () => {
  const { ask } = pageOf()
  const bodies = [
    (await ask('GET')).body,
    (await ask('GET', {}, '/')).body,
    (await pageOf({ answer: { at: NOW, by: '"<&>\'' } }).ask('GET')).body,
    (await pageOf({ answer: { at: NOW, by: null } }).ask('POST', { action: 'answered' })).body,
  ]
  const rules: RuleConfig = { 'doctype-style': ['error', { style: 'lowercase' }] }
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules })
  for (const body of bodies) {
    const { results } = await validator.validateString(body)
    expect(results.flatMap(({ messages }) => messages)).toEqual([])
  }
}, 30_000)

it('every invalid link gets the same reply, whatever the request is', async () => {
  const { ask, changes, logged, reads } = pageOf()
  const asked = [
    ask('GET', {}, '/answer/query/2fXdA9kLm3QpZr7TbVcY/wrong'),
    ask('HEAD', {}, '/answer/query/unknown/right'),
    ask('GET', {}, '/answer/digest/x/right'),
    ask('GET', {}, '/answer/query/%2e%2e/right'),
    ask('GET', {}, '/answer'),
    ask('POST', { action: 'answered' }, '/answer/query/2fXdA9kLm3QpZr7TbVcY/wrong'),
    ask('POST', { action: 'undo' }, '/answer/query/unknown/right'),
    ask('POST', {}, '/'),
  ]
  const [first, ...others] = await Promise.all(asked)
  expect(first?.status).toBe(404)
  expect(first?.body).toContain('This link is not valid, or no longer.')
  for (const other of others) expect(other).toEqual(first)
  expect({ changes, logged }).toEqual({ changes: [], logged: [] })
  expect(reads.count).toBe(asked.length)
})

it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'post'])('%s is not allowed', async (method) => {
  const { ask, reads } = pageOf()
  const { status, headers, body } = await ask(method)
  expect({ status, allow: headers.Allow, body }).toEqual({
    status: 405,
    allow: 'GET, HEAD, POST',
    body: '',
  })
  expect(reads.count).toBe(0)
})

// biome-ignore format: a table
it.each([
  ['Asha',                      'Asha'],
  ['  Asha \t Devi\r\n',        'Asha Devi'],
  ['\u202EahsA\u2066\u200F',    'ahsA'],
  ['A\u0000s\u001Bha',          'A s ha'],
  ['आशा',                       'आशा'],
  ['क्‍ष',                       'क्‍ष'],
  ['🏍️',                        '🏍️'],
  ['',                          null],
  [' \u200B\u2060 ',            null],
  [undefined,                   null],
  [['Asha'],                    null],
  [{ toString: 'x' },           null],
])('the name %j is stored as %j', (typed, kept) => {
  expect(nameIn(typed)).toBe(kept)
})

it('a name that is too long is cut, but never inside an emoji', () => {
  expect(nameIn('x'.repeat(LONGEST_NAME))).toBe('x'.repeat(LONGEST_NAME))
  const long = nameIn('🏍'.repeat(30)) ?? ''
  expect(long.length).toBeLessThanOrEqual(LONGEST_NAME)
  expect(long).toMatch(/^🏍+…$/u)
})

it('firebase.json gives the page the headers that the function gives it', () => {
  const firebase = readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8')
  const { headers, rewrites } = JSON.parse(firebase).hosting
  const own = headers.at(-1)
  expect(own.source).toBe('/answer/**')
  const pairs = own.headers.map(({ key, value }: { key: string; value: string }) => [key, value])
  expect(Object.fromEntries(pairs)).toEqual(pageHeaders)
  expect(rewrites[0]).toMatchObject({ source: '/answer/**', function: { functionId: 'answer' } })
})

/** The page of one stored lead, whose token is `right`. */
function pageOf(stored: Partial<AnswerState> = {}) {
  const key = { form: 'query', id: '2fXdA9kLm3QpZr7TbVcY' } as const
  const sentAt = new Date('2027-04-02T06:30:00Z')
  const state: AnswerState = { key, sentAt, answer: null, ...stored }
  const changes: string[] = []
  const logged: Record<string, unknown>[] = []
  const reads = { count: 0 }
  const isRight = (link: AnswerLink) => {
    reads.count++
    return link.key?.id === key.id && link.token === 'right'
  }
  const store: { findAnswer: typeof findAnswer; changeAnswer: typeof changeAnswer } = {
    findAnswer: async (_, link) => (isRight(link) ? state : null),
    changeAnswer: async (_, link, answer) => {
      if (!isRight(link)) return null
      return answer ? change(answer.by ?? '', !state.answer) : change('undo', state.answer !== null)
    },
  }

  function change(what: string, isNoted: boolean) {
    const before = { ...state }
    if (isNoted) {
      changes.push(what)
      state.answer = what === 'undo' ? null : { at: NOW, by: what }
    }
    return { isNoted, state: before }
  }

  return {
    changes,
    logged,
    reads,
    ask: (method: string, fields = {}, path = PATH) =>
      answerPage(
        { method, path, fields },
        { db: {} as Firestore, now: () => NOW, log: (_, __, facts) => logged.push(facts) },
        store,
      ),
  }
}
