// The rules accept generated submissions that the validation accepts, and refuse generated hostile requests.

import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import fc from 'fast-check'
import {
  addDoc,
  Bytes,
  collection,
  deleteDoc,
  doc,
  GeoPoint,
  getDoc,
  getDocs,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore'
import { type Field, type FormName, fieldErrorOf, fieldsOf, formNames } from 'submissions'
import { afterAll, expect, it } from 'vitest'
import { anonymousVisitor, documentOf, newReference } from '../rules/client.ts'

const CASES = 1000
const IN_PARALLEL = 50
/** For `fc.dictionary`: one changed field. */
const ONE = { minKeys: 1, maxKeys: 1 }

const { environment, visitor } = await anonymousVisitor()
afterAll(() => environment.cleanup())

it(`6 all of ${CASES} valid submissions are accepted`, { timeout: 120_000 }, async () => {
  const cases = fc.sample(fc.oneof(...formNames.map(validSubmission)), { numRuns: CASES, seed: 1 })
  await eachOf(cases, ({ form, values }) =>
    assertSucceeds(setDoc(newReference(visitor, form), documentOf(form, values))),
  )
})

it(`6 all of ${CASES} hostile requests are refused`, { timeout: 120_000 }, async () => {
  const stored = await Promise.all(
    formNames.map(async (form) => {
      const { path } = await addDoc(collection(visitor, form), documentOf(form))
      return { form, path }
    }),
  )
  const requests = Object.entries(hostile).flatMap(([kind, make]) =>
    stored.map(({ form, path }) => make(form, path).map((send) => ({ kind, send }))),
  )
  const cases = fc.sample(fc.oneof(...requests), { numRuns: CASES, seed: 2 })
  await eachOf(cases, ({ send }) => assertFails(send()))
  // The sample contains every kind of hostile request.
  expect(new Set(cases.map(({ kind }) => kind)).size).toBe(Object.keys(hostile).length)
})

/** Requests of each kind for a form; `known` is the path of a stored document. */
const hostile: Readonly<
  Record<string, (form: FormName, known: string) => fc.Arbitrary<() => Promise<unknown>>>
> = {
  type: (form) => creates(form, fc.dictionary(anyFieldOf(form), wrongValue(), ONE)),
  'missing keys': (form) =>
    fc.subarray(Object.keys(documentOf(form)), { minLength: 1 }).map((missing) => () => {
      const entries = Object.entries(documentOf(form)).filter(([key]) => !missing.includes(key))
      return setDoc(newReference(visitor, form), Object.fromEntries(entries))
    }),
  'extra keys': (form) =>
    creates(form, fc.dictionary(fc.stringMatching(/^x[a-z]{1,12}$/), wrongValue(), ONE)),
  size: (form) =>
    creates(
      form,
      fc
        .tuple(fc.constantFrom(...fieldsOf(form)), fc.nat(3000))
        .map(([[field, { max }], more]) => ({ [field]: 'a'.repeat(max + 1 + more) })),
    ),
  'control characters': (form) =>
    creates(form, fc.dictionary(anyFieldOf(form), withControlCharacter(), ONE)),
  timestamp: (form) => creates(form, fc.record({ timestamp: otherTime() })),
  id: (form) => hostileId().map((id) => () => setDoc(doc(visitor, form, id), documentOf(form))),
  verb: (form, known) =>
    fc.constantFrom(
      () => getDoc(doc(visitor, known)),
      () => getDocs(collection(visitor, form)),
      () => updateDoc(doc(visitor, known), documentOf(form)),
      () => setDoc(doc(visitor, known), documentOf(form)),
      () => deleteDoc(doc(visitor, known)),
    ),
  collection: (form) =>
    fc
      .stringMatching(/^[a-z]{1,10}$/)
      .map((other) => () => setDoc(newReference(visitor, `x${other}`), documentOf(form))),
  batch: (form, known) =>
    fc.integer({ min: 1, max: 20 }).map((good) => () => {
      const batch = writeBatch(visitor)
      for (let count = 0; count < good; count++)
        batch.set(newReference(visitor, form), documentOf(form))
      return batch.delete(doc(visitor, known)).commit()
    }),
}

/** Requests that create a document with changed fields. */
function creates(form: FormName, changes: fc.Arbitrary<Record<string, unknown>>) {
  return changes.map((changed) => () => {
    return setDoc(newReference(visitor, form), documentOf(form, changed))
  })
}

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

function anyFieldOf(form: FormName) {
  return fc.constantFrom(...fieldsOf(form).map(([name]) => name))
}

function wrongValue(): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.string(), { maxLength: 3 }),
    fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.string(), { maxKeys: 3 }),
    fc.constantFrom(Timestamp.now(), new GeoPoint(34, 77), Bytes.fromUint8Array(new Uint8Array(3))),
  )
}

function withControlCharacter() {
  const codes = [fc.integer({ min: 0, max: 8 }), fc.integer({ min: 14, max: 31 }), fc.constant(127)]
  return fc
    .tuple(fc.nat(3), fc.oneof(...codes))
    .map(([place, code]) => `${'abcd'.slice(0, place)}${String.fromCharCode(code)}efgh`)
}

function otherTime(): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.integer({ min: 1, max: 4e9 }).map((seconds) => new Timestamp(seconds, 0)),
    fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString()),
    fc.constant(null),
    fc.integer(),
  )
}

function hostileId() {
  return fc.oneof(
    fc.stringMatching(/^[A-Za-z0-9]{1,19}$/),
    fc.stringMatching(/^[A-Za-z0-9]{21,60}$/),
    fc.stringMatching(/^[A-Za-z0-9]{10}[ ._~!'()*-][A-Za-z0-9]{9}$/),
    fc.constantFrom('क'.repeat(20), '🏔'.repeat(10), `${'a'.repeat(19)}\n`),
  )
}

async function eachOf<T>(cases: readonly T[], check: (one: T) => Promise<unknown>) {
  expect(cases.length).toBeGreaterThanOrEqual(CASES)
  for (let start = 0; start < cases.length; start += IN_PARALLEL) {
    await Promise.all(cases.slice(start, start + IN_PARALLEL).map(check))
  }
}
