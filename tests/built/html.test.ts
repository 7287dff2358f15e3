// The HTML of the pages is valid by html-validate's recommended rules, and each page allows exactly
// its own inline code, in a policy that stands before all other code of its head.

import { createHash } from 'node:crypto'
import { HtmlValidate, type RuleConfig } from 'html-validate'
import { expect, it } from 'vitest'
import { kinds } from '../suite/screens.ts'
import { inlineOf, pages, sheets } from './site.ts'

// The rules of the HTML standard are on. Off are rules about style that React's HTML breaks: `<img/>`, `disabled=""`,
// `autoComplete`.
// biome-ignore format: a table
const rules: RuleConfig = {
  'doctype-style':           ['error', { style: 'lowercase' }],
  'void-style':              'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style':   'off',
  'attr-case':               'off',
  // React's ids begin with an underscore, which HTML allows.
  'valid-id':                ['error', { relaxed: true }],
  // Each engine draws other parts inside of <progress>, which a round spinner would have to hide.
  'prefer-native-element':   ['error', { exclude: ['progressbar'] }],
  // Style sheets keep a phone number on one line, so no space needs to be non-breaking.
  'tel-non-breaking':        'off',
}

const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules })

it('a page of each kind and the sheets are valid HTML', async () => {
  const ofEachKind = pages.filter(({ path }) => kinds.includes(path))
  for (const { file, html } of [...ofEachKind, ...sheets]) {
    const { results } = await validator.validateString(html, file)
    const faults = results.flatMap(({ messages }) => messages)
    // The specification asks for number fields for the number and the CVV of a card (5).
    const isAllowed = (rule: string) =>
      file === 'user-payment.html' && rule === 'valid-autocomplete'
    expect(
      faults.filter(({ ruleId }) => !isAllowed(ruleId)),
      file,
    ).toEqual([])
  }
}, 60_000)

it('a number stays beside its unit in each paragraph and each item of a list', () => {
  for (const { file, html } of [...pages, ...sheets]) {
    const ends = /<(p|li)\b[^>]*>[^<]*\d (k?m|cm|cc|kg|ft|h)\b/
    expect(html.match(ends)?.[0], file).toBeUndefined()
  }
})

it('the policy of every document allows files of the site and exactly its own inline code, whose scripts are in the head; no element has styles', () => {
  for (const { file, html } of [...pages, ...sheets]) {
    const [, policy = ''] =
      /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? []
    for (const tag of ['script', 'style'] as const) {
      const allowed = policy.split('; ').find((part) => part.startsWith(`${tag}-src `))
      const own = inlineOf(html, tag).map(
        (text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      )
      expect(allowed, `${file}: ${tag}`).toBe(`${tag}-src 'self'${own.join('')}`)
    }
    // A script with attributes is a file or structured data, so that no inline script lacks a hash.
    const withAttributes = html.match(/<script(?! type="application\/ld\+json")[^>]+>/g) ?? []
    expect(withAttributes.filter((tag) => !tag.includes(' src="'))).toEqual([])
    expect(html).not.toMatch(/\sstyle="/)
    // A script in the body would set the remembered theme after a paint in another theme.
    expect(inlineOf(html.replace(/^.*<body/s, ''), 'script'), file).toEqual([])
  }
  expect(pages.length + sheets.length).toBeGreaterThan(100)
})
