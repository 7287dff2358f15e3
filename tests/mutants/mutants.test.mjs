// The tables of mutants fit the code, docs/conformance.md and the tests that they name. `npm run mutants`
// shows whether these tests fail on the mutants.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/commands.mjs'
import { faultOf } from '../../scripts/mutants/edit.mjs'
import { readSections, testOf } from '../../scripts/mutants/tables.mjs'
import { citationsIn, pathsIn, readConformance } from './conformance.mjs'
import { hasTitle } from './titles.mjs'

const tables = readConformance()
const sections = await readSections()

it.each(sections)('$heading: every mutant can be applied to the code', ({ mutants }) => {
  const faults = mutants.map((mutant) =>
    existsSync(join(root, mutant.file)) ? faultOf(root, mutant) : `there is no ${mutant.file}`,
  )
  expect(faults.filter(Boolean)).toEqual([])
})

it.each(sections)(
  '$heading: every mutant has a row in conformance.md, and every tested row has a mutant',
  (section) => {
    const rows = tables.get(section.heading) ?? []
    const mutated = new Set(section.mutants.map(({ statement }) => statement))
    const statements = new Set(rows.map(({ statement }) => statement))
    expect([...mutated].filter((statement) => !statements.has(statement))).toEqual([])
    const tested = rows.filter((row) => row.tested).map(({ statement }) => statement)
    expect(tested.filter((statement) => !mutated.has(statement))).toEqual([])
  },
)

it.each(sections)('$heading: every named test exists in its file', ({ mutants }) => {
  const missing = mutants.filter(({ test }) => {
    const { file, title } = testOf(test)
    return !existsSync(join(root, file)) || !hasTitle(readFileSync(join(root, file), 'utf8'), title)
  })
  expect(missing.map(({ test }) => test)).toEqual([])
  // A run compares with the titles that a table has filled in.
  for (const { test } of mutants) expect(test).not.toMatch(/%[a-z]\b|\$[a-z]/)
})

it.each([...tables])('%s: every file that conformance.md names exists', (_, rows) => {
  const named = rows.flatMap(({ where }) => pathsIn(where))
  const missing = named.filter((places) => !places.some((path) => existsSync(join(root, path))))
  expect(missing).toEqual([])
})

it.each([...tables])('%s: every test that conformance.md names exists in its file', (_, rows) => {
  const missing = rows
    .flatMap(({ test }) => citationsIn(test))
    .flatMap(({ file, titles }) => {
      if (!existsSync(join(root, file))) return [file]
      const source = readFileSync(join(root, file), 'utf8')
      const pieces = titles.flat().filter((piece) => !hasTitle(source, piece))
      return pieces.map((piece) => `${file} › ${piece}`)
    })
  expect(missing).toEqual([])
})

it('every section of docs/conformance.md with a tested row has a table of mutants', () => {
  const tested = [...tables].filter(([, rows]) => rows.some((row) => row.tested))
  const headings = sections.map(({ heading }) => heading)
  expect(headings.sort()).toEqual(tested.map(([heading]) => heading).sort())
})

it('a title is found word for word, or by all fixed parts of a title with placeholders', () => {
  const source = [
    "test('says what it\\'s for', f)",
    'test(`${path} is whole`, f)',
    "it.each(a)('tour $id is cheap', f)",
  ].join('\n')
  expect(hasTitle(source, "what it's for")).toBe(true)
  expect(hasTitle(source, '/contact is whole')).toBe(true)
  expect(hasTitle(source, 'tour 7 is cheap')).toBe(true)
  expect(hasTitle(source, 'tour 7 is dear')).toBe(false)
  expect(hasTitle(source, 'the tour is cheap')).toBe(false)
})
