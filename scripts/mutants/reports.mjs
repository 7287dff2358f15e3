// What the two test runners report, in one form, and the verdict on a mutant.

import { join, relative } from 'node:path'
import { testOf } from './tables.mjs'

/** @typedef {{ file: string, title: string, passed: boolean }} Result */
/** @typedef {'killed' | 'survived' | 'error'} Verdict */

/**
 * @param {any} report Vitest's JSON reporter
 * @param {string} root
 * @returns {Result[]}
 */
export function fromVitest(report, root) {
  return report.testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults
      .filter((/** @type {any} */ { status }) => status === 'passed' || status === 'failed')
      .map((/** @type {any} */ { fullName, status }) => ({
        file: relative(root, name),
        title: fullName,
        passed: status === 'passed',
      })),
  )
}

/**
 * @param {any} report Playwright's JSON reporter
 * @param {string} root
 * @returns {Result[]}
 */
export function fromPlaywright(report, root) {
  const folder = relative(root, report.config.rootDir)
  return report.suites.flatMap((/** @type {any} */ suite) => specsOf(suite, folder, []))
}

/**
 * A file is the outermost suite; a `describe` is a suite inside.
 * @param {any} suite
 * @param {string} folder
 * @param {string[]} titles
 * @returns {Result[]}
 */
function specsOf({ specs = [], suites = [] }, folder, titles) {
  return [
    ...specs
      .filter((/** @type {any} */ { tests }) =>
        tests.some((/** @type {any} */ { status }) => status !== 'skipped'),
      )
      .map((/** @type {any} */ { file, title, ok }) => ({
        file: join(folder, file),
        title: [...titles, title].join(' '),
        passed: ok,
      })),
    ...suites.flatMap((/** @type {any} */ suite) =>
      specsOf(suite, folder, [...titles, suite.title]),
    ),
  ]
}

/**
 * One failing test kills; a test that did not run says nothing.
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
