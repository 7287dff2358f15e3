import { readFileSync } from 'node:fs'
import { HtmlValidate, type RuleConfig } from 'html-validate'
import { expect, it } from 'vitest'
import { answerPage, nameIn, pageHeaders } from './answer-page.ts'
import { answerPageHtml, invalidLinkHtml, LONGEST_NAME } from './answer-page-html.ts'

const QUERY = { form: 'query', id: '2fXdA9kLm3QpZr7TbVcY' } as const
const SENT_AT = new Date('2027-04-02T06:30:00Z')
const NOW = new Date('2027-04-03T06:30:00Z')

it('the page shows when the lead came, when it was answered and by whom, and one button', () => {
  const [open, answered] = [htmlOf(null), htmlOf('<b>Asha & Co</b>')]
  expect(open).toContain('2 Apr 2027, 12:00 pm IST')
  expect(open).toContain('Mark as answered')
  expect(answered).toContain(
    'Answered on <time datetime="2027-04-03T06:30:00.000Z">3 Apr 2027, 12:00 pm IST</time> by <bdi>&lt;b&gt;Asha &amp; Co&lt;/b&gt;</bdi>',
  )
  expect(answered).toContain('Undo')
  expect(answered).not.toContain('Mark as answered')
  expect(htmlOf('')).toMatch(/Answered on <time.*<\/time><\/p>/)
})

it('the page is valid HTML in all its states', async () => {
  const rules: RuleConfig = { 'doctype-style': ['error', { style: 'lowercase' }] }
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules })
  for (const html of [htmlOf(null), htmlOf('"<&>\''), htmlOf('', true), invalidLinkHtml()]) {
    const { results } = await validator.validateString(html)
    expect(results.flatMap(({ messages }) => messages)).toEqual([])
  }
}, 30_000)

it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'post'])('HTTP %s is refused', async (method) => {
  const request = { method, path: '/answer/query/x/right', fields: {} }
  const { status, headers, body } = await answerPage(request, {} as never)
  expect({ status, allow: headers.Allow, body }).toEqual({
    status: 405,
    allow: 'GET, HEAD, POST',
    body: '',
  })
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

it('a name that is too long is cut, but not inside an emoji', () => {
  expect(nameIn('x'.repeat(LONGEST_NAME))).toBe('x'.repeat(LONGEST_NAME))
  const long = nameIn('🏍'.repeat(30)) ?? ''
  expect(long.length).toBeLessThanOrEqual(LONGEST_NAME)
  expect(long).toMatch(/^🏍+…$/u)
})

it('firebase.json gives the page the headers that the function gives it', () => {
  const firebase = readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8')
  const { headers, rewrites } = JSON.parse(firebase).hosting
  const rule = headers.at(-1)
  expect(rule.source).toBe('/answer/**')
  const pairs = rule.headers.map(({ key, value }: { key: string; value: string }) => [key, value])
  expect(Object.fromEntries(pairs)).toEqual(pageHeaders)
  expect(rewrites[0]).toMatchObject({ source: '/answer/**', function: { functionId: 'answer' } })
})

/** `by`: who has answered, '' for an answer without a name, null for no answer. */
function htmlOf(by: string | null, wasAnsweredBefore = false): string {
  const answer = by === null ? null : { at: NOW, by: by || null }
  return answerPageHtml({ key: QUERY, sentAt: SENT_AT, answer }, wasAnsweredBefore)
}
