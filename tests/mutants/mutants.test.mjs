// The tables of breaks hold together with the code, with docs/conformance.md and with the tests they
// name. Whether the tests notice the breaks is what `npm run mutants` asks.

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

it.each(sections)('$heading: every break fits the code as it is', ({ mutants }) => {
  const faults = mutants.map((mutant) =>
    existsSync(join(root, mutant.file)) ? faultOf(root, mutant) : `no ${mutant.file}`,
  )
  expect(faults.filter(Boolean)).toEqual([])
})

it.each(sections)('$heading: every break has a row, and every tested row a break', (section) => {
  const rows = tables.get(section.heading) ?? []
  const broken = new Set(section.mutants.map(({ statement }) => statement))
  const statements = new Set(rows.map(({ statement }) => statement))
  expect([...broken].filter((statement) => !statements.has(statement))).toEqual([])
  const tested = rows.filter((row) => row.tested).map(({ statement }) => statement)
  expect(tested.filter((statement) => !broken.has(statement))).toEqual([])
})

it.each(sections)('$heading: every named test stands in its file', ({ mutants }) => {
  const missing = mutants.filter(({ test }) => {
    const { file, title } = testOf(test)
    return !existsSync(join(root, file)) || !hasTitle(readFileSync(join(root, file), 'utf8'), title)
  })
  expect(missing.map(({ test }) => test)).toEqual([])
})

it.each([...tables])('%s: every file that conformance.md names is there', (_, rows) => {
  const named = rows.flatMap(({ where }) => pathsIn(where))
  const missing = named.filter((places) => !places.some((path) => existsSync(join(root, path))))
  expect(missing).toEqual([])
})

it.each([...tables])('%s: every test that conformance.md names stands in its file', (_, rows) => {
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

it('every section of docs/conformance.md with a tested row has a table of breaks', () => {
  const tested = [...tables].filter(([, rows]) => rows.some((row) => row.tested))
  const headings = sections.map(({ heading }) => heading)
  expect(headings.sort()).toEqual(tested.map(([heading]) => heading).sort())
})

it('a title is found as it stands, or by a fixed piece of a title with holes', () => {
  const source = [
    "test('says what it\\'s for', f)",
    'test(`${path} is whole`, f)',
    "it.each(a)('tour $id is cheap', f)",
  ].join('\n')
  expect(hasTitle(source, "what it's for")).toBe(true)
  expect(hasTitle(source, '/contact is whole')).toBe(true)
  expect(hasTitle(source, 'tour 7 is cheap')).toBe(true)
  expect(hasTitle(source, 'tour 7 is dear')).toBe(false)
})
