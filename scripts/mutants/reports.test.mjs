import { expect, it } from 'vitest'
import { fromPlaywright, fromVitest, verdict } from './reports.mjs'

const NAMED = 'tests/e2e/home.spec.ts › has a headline'

it('a failing test kills a mutant, a passing test does not, and a test that did not run decides nothing', () => {
  const result = (/** @type {boolean} */ passed, title = 'Home has a headline of its own') => ({
    file: 'tests/e2e/home.spec.ts',
    title,
    passed,
  })
  expect(verdict(NAMED, [result(false)])).toBe('killed')
  expect(verdict(NAMED, [result(true)])).toBe('survived')
  expect(verdict(NAMED, [result(true), result(false)])).toBe('killed')
  expect(verdict(NAMED, [])).toBe('error')
  expect(verdict(NAMED, [result(false, 'has a footer')])).toBe('error')
  expect(verdict(NAMED, [{ ...result(false), file: 'tests/e2e/tour.spec.ts' }])).toBe('error')
})

it('Vitest’s report is read, without skipped tests', () => {
  const report = {
    testResults: [
      {
        name: '/copy/web/src/a.test.ts',
        assertionResults: [
          { fullName: 'tours have a price', status: 'failed' },
          { fullName: 'tours have a place', status: 'passed' },
          { fullName: 'tours have a map', status: 'skipped' },
        ],
      },
    ],
  }
  expect(fromVitest(report, '/copy')).toEqual([
    { file: 'web/src/a.test.ts', title: 'tours have a price', passed: false },
    { file: 'web/src/a.test.ts', title: 'tours have a place', passed: true },
  ])
})

it('Playwright’s report is read, with the titles of its groups', () => {
  const spec = (/** @type {string} */ title, /** @type {boolean} */ ok, status = 'expected') => ({
    title,
    ok,
    file: 'home.spec.ts',
    tests: [{ status }],
  })
  const report = {
    config: { rootDir: '/copy/tests/e2e' },
    suites: [
      {
        title: 'home.spec.ts',
        specs: [spec('has a headline', false, 'unexpected'), spec('is left out', true, 'skipped')],
        suites: [{ title: 'on a phone', specs: [spec('has a menu', true)] }],
      },
    ],
  }
  expect(fromPlaywright(report, '/copy')).toEqual([
    { file: 'tests/e2e/home.spec.ts', title: 'has a headline', passed: false },
    { file: 'tests/e2e/home.spec.ts', title: 'on a phone has a menu', passed: true },
  ])
})
