// Every built page is valid HTML, by html-validate's recommended rules.

import { HtmlValidate, type RuleConfig } from 'html-validate'
import { expect, it } from 'vitest'
import { pages } from './site.ts'

// React's own way of writing HTML is valid, and no one reads it: `<img/>`, `disabled=""`,
// `autoComplete`. The other rules are as strict as the standard.
// biome-ignore format: a table
const rules: RuleConfig = {
  'doctype-style':           ['error', { style: 'lowercase' }],
  'void-style':              'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style':   'off',
  'attr-case':               'off',
  // React's ids begin with an underscore, which HTML allows.
  'valid-id':                ['error', { relaxed: true }],
  // The stylesheet keeps a number on one line; one that is copied should hold plain spaces.
  'tel-non-breaking':        'off',
}

/** By page and rule: what the specification asks for. */
const allowed = new Map([
  // Register is a link (2.9).
  ['signup.html', 'wcag/h32'],
])

const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules })

it('every page is valid HTML', async () => {
  const findings: string[] = []
  for (const { file, html } of pages) {
    const { results } = await validator.validateString(html, file)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      if (allowed.get(file) !== ruleId)
        findings.push(`${file}: ${message} (${ruleId}, ${selector})`)
    }
  }
  expect(findings).toEqual([])
}, 60_000)

it('a page that is not valid is found', async () => {
  const { valid } = await validator.validateString('<ul><p>No item</p></ul>')
  expect(valid).toBe(false)
})
