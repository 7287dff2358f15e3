// Every built page is valid HTML, by html-validate's recommended rules.

import { HtmlValidate, type RuleConfig } from 'html-validate'
import { expect, it } from 'vitest'
import { pages } from './site.ts'

// The rules that are off are about style, and React's HTML breaks them: `<img/>`, `disabled=""`,
// `autoComplete`. The other rules are those of the standard.
// biome-ignore format: a table
const rules: RuleConfig = {
  'doctype-style':           ['error', { style: 'lowercase' }],
  'void-style':              'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style':   'off',
  'attr-case':               'off',
  // React's ids begin with an underscore, which HTML allows.
  'valid-id':                ['error', { relaxed: true }],
  // The style sheet keeps a number on one line, so that a copied number has plain spaces.
  'tel-non-breaking':        'off',
}

/** Faults that the specification asks for, by page and rule. */
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
