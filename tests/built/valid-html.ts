// Faults in HTML, by html-validate's recommended rules.

import { HtmlValidate, type RuleConfig } from 'html-validate'
import type { pages } from './site.ts'

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

/** Faults that the specification asks for, by page and rule. */
const allowed = new Map([
  // Register is a link (2.9).
  ['signup.html', 'wcag/h32'],
  // Card number and CVV are number fields (5).
  ['user-payment.html', 'valid-autocomplete'],
])

const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules })

/** The faults of these pages except the allowed faults, each with its page, rule and element. */
export async function faultsOf(some: typeof pages): Promise<string[]> {
  const faults: string[] = []
  for (const { file, html } of some) {
    const { results } = await validator.validateString(html, file)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      if (allowed.get(file) !== ruleId) faults.push(`${file}: ${message} (${ruleId}, ${selector})`)
    }
  }
  return faults
}
