// The rules accept generated submissions that the validation accepts. tests/rules has what the rules refuse.

import { assertSucceeds } from '@firebase/rules-unit-testing'
import fc from 'fast-check'
import { setDoc } from 'firebase/firestore'
import { type Field, type FormName, fieldErrorOf, fieldsOf, formNames } from 'submissions'
import { afterAll, expect, it } from 'vitest'
import { anonymousVisitor, documentOf, newReference } from '../rules/client.ts'

const CASES = 1000
const IN_PARALLEL = 50

const { environment, visitor } = await anonymousVisitor()
afterAll(() => environment.cleanup())

it(`6 all of ${CASES} valid submissions are accepted`, { timeout: 120_000 }, async () => {
  const cases = fc.sample(fc.oneof(...formNames.map(validSubmission)), { numRuns: CASES, seed: 1 })
  for (let start = 0; start < CASES; start += IN_PARALLEL) {
    const some = cases.slice(start, start + IN_PARALLEL)
    const stored = some.map(({ form, values }) =>
      assertSucceeds(setDoc(newReference(visitor, form), documentOf(form, values))),
    )
    expect(await Promise.all(stored)).toHaveLength(IN_PARALLEL)
  }
})

function validSubmission(form: FormName) {
  const values = fc.record(
    Object.fromEntries(fieldsOf(form).map(([name, field]) => [name, validValue(field)])),
  )
  return values.map((record) => ({ form, values: record }))
}

/** Values that the validation accepts, such as Hindi, Arabic, emoji, and the longest texts. */
function validValue(field: Field): fc.Arbitrary<string> {
  const { kind, required, max, choices } = field
  if (choices) return fc.constantFrom(...choices.map(({ value }) => value))
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('a', 'ह', 'ش', ' ').map((unit) => unit.repeat(max)),
    fc.constantFrom('\u200d\u202eلـ', '👩‍🚒 🇮🇳', ...(required ? [] : ['']), 'a\tb\r\nc'),
  )
  return (kind === 'email' ? fc.emailAddress() : text.map((value) => value.slice(0, max))).filter(
    (value) => fieldErrorOf(field, value) === null,
  )
}
