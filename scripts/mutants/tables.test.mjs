import { expect, it } from 'vitest'
import { chosen, testOf } from './tables.mjs'

const home = mutant('web/src/pages/home/hero.tsx', 'tests/e2e/home.spec.ts › says 503')
const entity = mutant('web/src/content/tour.ts', 'web/src/content/tours.test.ts › has a slug')
const sections = [
  { heading: '2.3 Home', mutants: [home] },
  { heading: '3 Entities', mutants: [entity] },
]

it('a number selects a section, any other word selects files or tests', () => {
  expect(chosen(sections, ['3'])).toEqual([entity])
  expect(chosen(sections, ['hero.tsx'])).toEqual([home])
  expect(chosen(sections, ['has a slug', '2.3'])).toEqual([home, entity])
  expect(chosen(sections, [])).toEqual([home, entity])
})

it('a test is named by its file and a part of its title', () => {
  expect(testOf('a.test.ts › b › c')).toEqual({ file: 'a.test.ts', title: 'b › c' })
})

/**
 * @param {string} file
 * @param {string} test
 */
function mutant(file, test) {
  return { statement: 's', file, from: 'a', to: 'b', test }
}
