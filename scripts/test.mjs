// npm test: set-up, format, lint, types and unit tests; then, with the suite running, the tests of the
// rules, the functions and the browser. A failure does not stop the run; the last line has the totals.
// Where the suite cannot run, for example without Java, the tests that need no suite run, and the run
// fails.

import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, shell } from './commands.mjs'
import { Problem, run } from './problem.mjs'
import { quoted } from './quoted.mjs'
import { installPackages } from './setup/packages.mjs'
import { setUp } from './setup.mjs'
import { withSuite } from './with-suite.mjs'

const results = join(root, 'test-results')

await run(async () => {
  installPackages(root)
  const missing = whatIsMissing()
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results)

  const tally = { passed: 0, failed: 0 }
  const count = (/** @type {{ passed: number, failed: number }} */ { passed, failed }) => {
    tally.passed += passed
    tally.failed += failed
  }

  count(oneOf(await shell('npm run --silent check')))
  count(await vitest('unit', process.env))
  if (missing) {
    if ((await shell('npm run --silent build -w web')) === 0) {
      count(await vitest('suite', process.env, 'tests/built'))
    }
    count({ passed: 0, failed: 1 })
    console.log(
      `\n✗ Not run: the tests of the rules, the functions and the browser.\n${missing.message}`,
    )
  } else {
    await withSuite(async ({ env }) => {
      count(await vitest('suite', env))
      count(await playwright(env))
      return 0
    })
  }

  console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
  return tally.failed ? 1 : 0
})

/** What keeps the suite from running on this machine. */
function whatIsMissing() {
  try {
    setUp(root)
    return null
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

/** @param {number} exitCode */
function oneOf(exitCode) {
  return exitCode ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }
}

/**
 * @param {'unit' | 'suite'} project
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [folder] the tests of this folder alone
 */
async function vitest(project, env, folder = '') {
  const file = join(results, `${project}.json`)
  const reporters = `--reporter=dot --reporter=json --outputFile.json=${quoted(file)}`
  const exitCode = await shell(`npx vitest run --project ${project} ${folder} ${reporters}`, env)
  return tallyOf(exitCode, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }))
}

/** @param {NodeJS.ProcessEnv} env */
async function playwright(env) {
  const exitCode = await shell('npx playwright test', env)
  return tallyOf(exitCode, join(results, 'e2e.json'), ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }))
}

/**
 * The totals in a runner's report. A run that failed outside its tests counts as one failure.
 * @param {number} exitCode
 * @param {string} file
 * @param {(report: any) => { passed: number, failed: number }} read the reports are the runners' own
 */
function tallyOf(exitCode, file, read) {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')))
    return { passed, failed: failed || (exitCode || !passed ? 1 : 0) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
