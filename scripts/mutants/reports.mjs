// What the two test runners report, in one form, and the verdict on a mutant.

import { join, relative } from 'node:path'
import { testOf } from './tables.mjs'

/** @typedef {{ file: string, title: string, passed: boolean }} Result */
/** @typedef {'killed' | 'survived' | 'error'} Verdict */

/**
 * What is read of the report of Vitest's JSON reporter.
 * @typedef {object} VitestReport
 * @property {{ name: string, assertionResults: { fullName: string, status: string }[] }[]} testResults
 */

/**
 * What is read of the report of Playwright's JSON reporter. A file is the outermost suite; a `describe` is a
 * suite inside.
 * @typedef {{ config: { rootDir: string }, suites: PlaywrightSuite[] }} PlaywrightReport
 * @typedef {object} PlaywrightSuite
 * @property {string} [title]
 * @property {{ file: string, title: string, ok: boolean, tests: { status: string }[] }[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 */

/**
 * @param {VitestReport} report
 * @param {string} root
 * @returns {Result[]}
 */
export function fromVitest(report, root) {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        file: relative(root, name),
        title: fullName,
        passed: status === 'passed',
      })),
  )
}

/**
 * @param {PlaywrightReport} report
 * @param {string} root
 * @returns {Result[]}
 */
export function fromPlaywright(report, root) {
  const folder = relative(root, report.config.rootDir)
  return report.suites.flatMap((suite) => specsOf(suite, folder, []))
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string} folder
 * @param {string[]} titles
 * @returns {Result[]}
 */
function specsOf({ specs = [], suites = [] }, folder, titles) {
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(({ file, title, ok }) => ({
        file: join(folder, file),
        title: [...titles, title].join(' '),
        passed: ok,
      })),
    ...suites.flatMap((suite) => specsOf(suite, folder, [...titles, suite.title ?? ''])),
  ]
}

/**
 * `killed` if a result of the test is a failure, `survived` if all have passed, `error` if the test did not run.
 * @param {string} test
 * @param {readonly Result[]} results
 * @returns {Verdict}
 */
export function verdict(test, results) {
  const { file, title } = testOf(test)
  const own = results.filter((result) => result.file === file && result.title.includes(title))
  if (!own.length) return 'error'
  return own.every(({ passed }) => passed) ? 'survived' : 'killed'
}
