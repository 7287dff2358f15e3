import { readFileSync } from 'node:fs'
import { HtmlValidate, type RuleConfig } from 'html-validate'
import { expect, it } from 'vitest'
import { memoryFirestore } from '../../../tests/suite/memory-firestore.ts'
import { type Delivery, deliveryPath, newDelivery } from '../delivery/delivery-record.ts'
import { DAY_MS } from '../delivery/limits.ts'
import { pathOf } from '../lead/lead.ts'
import { leadKinds } from '../mail/lead-links.ts'
import { answerPage, nameIn, pageHeaders } from './answer-page.ts'
import { LONGEST_NAME } from './answer-page-html.ts'

const QUERY = { form: 'query', id: '2fXdA9kLm3QpZr7TbVcY' } as const
const PATH = '/answer/query/2fXdA9kLm3QpZr7TbVcY/right'
const SENT_AT = new Date('2027-04-02T06:30:00Z')
const NOW = new Date('2027-04-03T06:30:00Z')
const ANSWERED = { answeredAt: NOW, unansweredSince: null }

it.each(['GET', 'HEAD'])(
  '%s shows the form, its time and the button, and changes nothing',
  async (method) => {
    const { ask, record } = await pageOf()
    const before = await record()
    const { status, body } = await ask(method)
    expect(status).toBe(200)
    expect(body).toContain(`<h1>${leadKinds.query}</h1>`)
    expect(body).toContain('2 Apr 2027, 12:00 pm IST')
    expect(body).toContain('Mark as answered')
    expect(await record()).toEqual(before)
  },
)

it('a message has its own title', async () => {
  const { ask } = await pageOf({}, { form: 'contact', id: QUERY.id })
  expect((await ask('GET', {}, PATH.replace('query', 'contact'))).body).toContain(
    '<h1>Message</h1>',
  )
})

it('an answer is noted with the name, and the browser is sent back to the page', async () => {
  const { ask, record, logged } = await pageOf()
  const { status, headers, body } = await ask('POST', { action: 'answered', who: ' Asha ' })
  expect({ status, location: headers.Location, body }).toEqual({
    status: 303,
    location: PATH,
    body: '',
  })
  expect((await record())?.answeredBy).toBe('Asha')
  expect(logged).toEqual([
    ['info', 'an answer was noted', { lead: pathOf(QUERY), noted: 'answered' }],
  ])
})

it('an answered lead shows when and by whom, and an undo button', async () => {
  const { ask } = await pageOf({ ...ANSWERED, answeredBy: '<b>Asha & Co</b>' })
  const { body } = await ask('GET')
  expect(body).toContain(
    'Answered on <time datetime="2027-04-03T06:30:00.000Z">3 Apr 2027, 12:00 pm IST</time> by <bdi>&lt;b&gt;Asha &amp; Co&lt;/b&gt;</bdi>',
  )
  expect(body).toContain('Undo')
  expect(body).not.toContain('Mark as answered')
})

it('an answer without a name shows only its time', async () => {
  const { ask } = await pageOf({ ...ANSWERED, answeredBy: null })
  expect((await ask('GET')).body).toMatch(/Answered on <time.*<\/time><\/p>/)
})

it('the first answer is kept, and a second person is told about it', async () => {
  const { ask, record, logged } = await pageOf({ ...ANSWERED, answeredBy: 'Asha' })
  const { status, body } = await ask('POST', { action: 'answered', who: 'Ravi' })
  expect(status).toBe(409)
  expect(body).toMatch(/Already answered on .* by <bdi>Asha<\/bdi>/)
  expect(body).not.toContain('Ravi')
  expect((await record())?.answeredBy).toBe('Asha')
  expect(logged).toEqual([])
})

it('undo removes the answer, and a second undo changes nothing', async () => {
  const { ask, record, logged } = await pageOf({ ...ANSWERED, answeredBy: 'Asha' })
  for (let time = 1; time <= 2; time++) {
    expect((await ask('POST', { action: 'undo' })).status).toBe(303)
    expect(await record()).toMatchObject({ answeredAt: null, answeredBy: null })
  }
  expect(logged).toHaveLength(1)
})

it('of many answers at the same time, one is written, and the others get its content', async () => {
  const { ask, record, logged } = await pageOf()
  const names = ['Asha', 'Ravi', 'Meera', 'Tashi', 'Dolma']
  const answers = await Promise.all(names.map((who) => ask('POST', { action: 'answered', who })))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409, 409])
  const first = names[answers.findIndex(({ status }) => status === 303)]
  expect((await record())?.answeredBy).toBe(first)
  for (const { status, body } of answers) if (status === 409) expect(body).toContain(`${first}<`)
  expect(logged).toHaveLength(1)
})

it('an answer and the outcome of the mail do not overwrite each other', async () => {
  const { ask, db, record } = await pageOf()
  const delivery = db.doc(deliveryPath(QUERY))
  const writes = Array.from({ length: 20 }, (_, attempts) => () => delivery.update({ attempts }))
  const inOrder = writes.reduce<Promise<unknown>>((one, next) => one.then(next), Promise.resolve())
  await Promise.all([inOrder, ask('POST', { action: 'answered', who: 'Asha' })])
  expect(await record()).toMatchObject({ attempts: 19, answeredBy: 'Asha' })
})

it('a link works for ninety days, and then gets the reply of an invalid link', async () => {
  const { ask, record, pass } = await pageOf()
  const wrong = await ask('GET', {}, '/')
  pass(SENT_AT.getTime() + 90 * DAY_MS - NOW.getTime())
  expect((await ask('GET')).status).toBe(200)
  pass(1)
  expect(await ask('GET')).toEqual(wrong)
  expect(await ask('POST', { action: 'answered' })).toEqual(wrong)
  expect((await record())?.answeredAt).toBeNull()
})

it('the link of an erased lead gets the reply of an invalid link, even while the delivery record is kept', async () => {
  const { ask, db, record } = await pageOf()
  const wrong = await ask('GET', {}, '/')
  await db.doc(pathOf(QUERY)).delete()
  expect(await ask('GET')).toEqual(wrong)
  for (const action of ['answered', 'undo']) expect(await ask('POST', { action })).toEqual(wrong)
  expect((await record())?.answeredAt).toBeNull()
  await db.doc(deliveryPath(QUERY)).delete()
  expect(await ask('GET')).toEqual(wrong)
})

it('a lead without a token has no page', async () => {
  const { ask } = await pageOf({ answerToken: null })
  for (const token of ['null', 'undefined', '%00']) {
    expect((await ask('GET', {}, PATH.replace('right', token))).status).toBe(404)
  }
})

it.each([{}, { action: 'erase' }, { action: ['answered', 'undo'] }, { action: { answered: '' } }])(
  'a form that sends %j changes nothing',
  async (fields) => {
    const { ask, record } = await pageOf()
    const before = await record()
    expect((await ask('POST', fields)).status).toBe(400)
    expect(await record()).toEqual(before)
  },
)

it('the page is valid HTML in all its states', async () => {
  const { ask } = await pageOf()
  const named = await pageOf({ ...ANSWERED, answeredBy: '"<&>\'' })
  const nameless = await pageOf({ ...ANSWERED, answeredBy: null })
  const bodies = [
    (await ask('GET')).body,
    (await ask('GET', {}, '/')).body,
    (await named.ask('GET')).body,
    (await nameless.ask('POST', { action: 'answered' })).body,
  ]
  const rules: RuleConfig = { 'doctype-style': ['error', { style: 'lowercase' }] }
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules })
  for (const body of bodies) {
    const { results } = await validator.validateString(body)
    expect(results.flatMap(({ messages }) => messages)).toEqual([])
  }
}, 30_000)

it('every invalid link gets the same reply, whatever the request is', async () => {
  const { ask, record, logged, reads } = await pageOf()
  const before = await record()
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
  expect(reads).toEqual(asked.map(() => 2))
  expect(logged).toEqual([])
  expect(await record()).toEqual(before)
})

it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'post'])('%s is not allowed', async (method) => {
  const { ask, reads } = await pageOf()
  const { status, headers, body } = await ask(method)
  expect({ status, allow: headers.Allow, body }).toEqual({
    status: 405,
    allow: 'GET, HEAD, POST',
    body: '',
  })
  expect(reads).toEqual([])
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

/** The page of one stored lead, whose token is `right`. `reads`: how many documents each read of the page has asked for. */
async function pageOf(fields: object = {}, key: { form: 'query' | 'contact'; id: string } = QUERY) {
  let now = SENT_AT
  const store = memoryFirestore(() => now)
  const db = store.connect()
  await db.doc(pathOf(key)).set({ firstName: 'Asha' })
  await db
    .doc(deliveryPath(key))
    .set({ ...newDelivery(key, now, now), answerToken: 'right', ...fields })
  now = NOW
  const reads: number[] = []
  const logged: unknown[] = []
  const counted = store.connect(async (when, what, documents = 0) => {
    if (when === 'before' && what === 'read') reads.push(documents)
  })
  return {
    db,
    reads,
    logged,
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds)
    },
    record: async () => (await db.doc(deliveryPath(key)).get()).data() as Delivery | undefined,
    ask: (method: string, fields: Record<string, unknown> = {}, path = PATH) =>
      answerPage(
        { method, path, fields },
        { db: counted, now: () => now, log: (...line) => logged.push(line) },
      ),
  }
}
