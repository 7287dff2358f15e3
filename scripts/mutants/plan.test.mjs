import { expect, it } from 'vitest'
import { partsOf, plan, runnerOf } from './plan.mjs'

it('the folder of a test decides which runner runs it', () => {
  expect(runnerOf('tests/e2e/home.spec.ts › a')).toBe('browser')
  expect(runnerOf('tests/built/html.test.ts › a')).toBe('built')
  expect(runnerOf('tests/rules/rules.test.ts › a')).toBe('suite')
  expect(runnerOf('web/src/routes.test.ts › a')).toBe('unit')
})

it('the broken file and its test decide what is built again', () => {
  const browser = 'tests/e2e/home.spec.ts › a'
  expect(partsOf(mutant('web/src/site.ts', browser))).toEqual(['web'])
  expect(partsOf(mutant('web/src/site.ts', 'web/src/site.test.ts › a'))).toEqual([])
  expect(partsOf(mutant('submissions/src/fields.ts', browser))).toEqual(['web', 'functions'])
  expect(partsOf(mutant('functions/src/config.ts', browser))).toEqual(['functions'])
  expect(partsOf(mutant('firestore.rules', browser))).toEqual(['rules'])
  expect(partsOf(mutant('firebase.json', browser))).toEqual(['restart'])
  expect(partsOf(mutant('firebase.json', 'tests/built/caching.test.ts › a'))).toEqual([])
})

it('mutants share a build when their files and their tests’ files differ', () => {
  const home = mutant('web/src/pages/home/hero.tsx', 'tests/e2e/home.spec.ts › a')
  const sameTests = mutant('web/src/pages/home/about.tsx', 'tests/e2e/home.spec.ts › b')
  const sameFile = mutant('web/src/pages/home/hero.tsx', 'tests/e2e/tour.spec.ts › c')
  const tour = mutant('web/src/pages/tour/gallery.tsx', 'tests/e2e/tour.spec.ts › d')
  expect(plan([home, sameTests, sameFile, tour]).map(({ mutants }) => mutants)).toEqual([
    [home, tour],
    [sameTests, sameFile],
  ])
})

it('a mutant of code of every page has its own build, and with `alone` every mutant has', () => {
  const home = mutant('web/src/pages/home/hero.tsx', 'tests/e2e/home.spec.ts › a')
  const tour = mutant('web/src/pages/tour/gallery.tsx', 'tests/e2e/tour.spec.ts › b')
  const shell = mutant('web/src/layout/footer.tsx', 'tests/e2e/shell.spec.ts › c')
  expect(plan([home, shell, tour]).map(({ mutants }) => mutants)).toEqual([[home, tour], [shell]])
  expect(plan([home, tour], { alone: true })).toHaveLength(2)
})

it('with `quick`, mutants share a build when their files and tests differ', () => {
  const home = mutant('web/src/pages/home/hero.tsx', 'tests/e2e/home.spec.ts › a')
  const sameTest = mutant('web/src/pages/home/about.tsx', 'tests/e2e/home.spec.ts › a')
  const shell = mutant('web/src/layout/footer.tsx', 'tests/e2e/home.spec.ts › b')
  expect(plan([home, sameTest, shell], { quick: true }).map(({ mutants }) => mutants)).toEqual([
    [home, shell],
    [sameTest],
  ])
})

/**
 * @param {string} file
 * @param {string} test
 */
function mutant(file, test) {
  return { statement: 's', file, from: 'a', to: 'b', test }
}
