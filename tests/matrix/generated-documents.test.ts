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
  await eachOf(cases, ({ form, values }) =>
    assertSucceeds(setDoc(newReference(visitor, form), documentOf(form, values))),
  )
})

function validSubmission(form: FormName) {
  const values = fc.record(
    Object.fromEntries(fieldsOf(form).map(([name, field]) => [name, validValue(field)])),
  )
  return values.map((record) => ({ form, values: record }))
}

/** Values that the validation accepts, such as Hindi, Arabic, Hebrew, emoji, and the longest texts. */
function validValue(field: Field): fc.Arbitrary<string> {
  if (field.choices) return fc.constantFrom(...field.choices.map(({ value }) => value))
  if (field.kind === 'email') return validAddress()
  const letter = fc.oneof(
    fc.constantFrom(...'abcXYZ019 .,\'"<>&;@/\\%$€ñÅß'),
    fc.constantFrom(...'अआइकखगनमयरलवश्षसहािीुेैोौंः'),
    fc.constantFrom(...'ابتثجحخدذرزسشصضعغفقكلمنهوي'),
    fc.constantFrom(...'שלוםעברית'),
    fc.constantFrom('🏔️', '🏍️', '👩‍🚒', '🇮🇳', 'ལ', 'ད', '龍', '\t', '\u200d', '\u202e'),
    ...(field.kind === 'text' ? [fc.constantFrom('\n', '\r\n')] : []),
  )
  const text = fc.array(letter, { minLength: 1, maxLength: 60 }).map((letters) =>
    letters
      .join('')
      .slice(0, field.max)
      .replace(/\p{Surrogate}/gu, '.'),
  )
  const longest = fc.constantFrom('a', 'ह', 'ش', ' ').map((unit) => unit.repeat(field.max))
  const nothing = field.required ? [] : [fc.constant('')]
  return fc
    .oneof({ weight: 8, arbitrary: text }, { weight: 1, arbitrary: longest }, ...nothing)
    .filter((value) => fieldErrorOf(field, value) === null)
}

function validAddress() {
  const local = fc.stringMatching(/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/)
  const label = fc.stringMatching(/^[a-zA-Z0-9]([a-zA-Z0-9-]{0,20}[a-zA-Z0-9])?$/)
  const host = fc.array(label, { minLength: 1, maxLength: 5 }).map((labels) => labels.join('.'))
  return fc.tuple(local, host).map((parts) => parts.join('@'))
}

async function eachOf<T>(cases: readonly T[], check: (one: T) => Promise<unknown>) {
  expect(cases.length).toBeGreaterThanOrEqual(CASES)
  for (let start = 0; start < cases.length; start += IN_PARALLEL) {
    await Promise.all(cases.slice(start, start + IN_PARALLEL).map(check))
  }
}
