// npm test: checks content, format, lint and types, then runs the unit tests, while the suite is
// built and started. When the suite runs, the tests of rules and functions begin. After the unit
// tests come the browser tests, and then the tests of the built pages (docs/decisions/029). A
// failed test stops nothing; the last line has the totals.
//   --changed   the checks, and the unit tests that import a file changed since the last commit
//   --all       also tests/matrix and the tag @matrix (npm run test:all)

import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installBrowsers, installPackages, setUp } from './setup.mjs'
import { root, shell } from './shell.mjs'
import { run } from './user-error.mjs'
import { withSuite } from './with-suite.mjs'

const results = join(root, 'test-results')

/** Colour codes would spoil an output that goes into a file. */
const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1' }

/** @typedef {{ passed: number, failed: number }} Tally */

await run(async () => {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results)
  const tallies = await (process.argv.includes('--changed') ? testChanged() : testAll())
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed ? 1 : 0
})

async function testChanged() {
  installPackages(root)
  const command = 'npx vitest run --project unit --changed --passWithNoTests'
  return [await check(), tallyOfExit(await shell(command))]
}

async function testAll() {
  const all = process.argv.includes('--all')
  const browsers = installBrowsers(all)
  // A failure is reported where the browsers are needed.
  browsers.catch(() => {})
  setUp()
  const early = check().then(async (checked) => [checked, await vitest('unit', process.env)])
  /** @type {Tally[]} */
  const tallies = []
  await withSuite(async ({ env }) => {
    const suite = vitest('suite', env)
    await Promise.all([early, browsers])
    // Pages before leads, whose tests would compete with those of the functions, which run now.
    tallies.push(await playwright(env, ['pages', 'leads']))
    tallies.push(await vitest('built', env), await suite)
    if (all) {
      tallies.push(await vitest('matrix', env))
      tallies.push(await playwright(env, ['matrix', 'matrix-untouched']))
    }
    return tallies.some(({ failed }) => failed) ? 1 : 0
  }).finally(() => early)
  return [...(await early), ...tallies]
}

async function check() {
  return tallyOfExit(await shell('npm run --silent check', process.env, 'pipe'))
}

/** @param {number} exitCode */
function tallyOfExit(exitCode) {
  return exitCode ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }
}

/**
 * @param {'unit' | 'suite' | 'built' | 'matrix'} project
 * @param {NodeJS.ProcessEnv} env
 */
async function vitest(project, env) {
  const file = join(results, `${project}.json`)
  const command = `npx vitest run --project ${project} --reporter=./scripts/reporter.mjs`
  const exitCode = await shell(command, { ...env, ...colours, TALLY_FILE: file }, 'pipe')
  return tallyOf(exitCode, file)
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} projects of playwright.config.ts
 */
async function playwright(env, projects) {
  const file = join(results, `e2e-${projects.join('-')}.json`)
  const chosen = projects.map((project) => `--project ${project}`).join(' ')
  const reporting = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  return tallyOf(await shell(`npx playwright test ${chosen}`, reporting), file)
}

/**
 * The totals in the report of Playwright or of reporter.mjs. A run that failed outside its tests
 * counts as one failure.
 * @param {number} exitCode
 * @param {string} file
 * @returns {Tally}
 */
function tallyOf(exitCode, file) {
  try {
    const { expected, unexpected, flaky } = JSON.parse(readFileSync(file, 'utf8')).stats
    return { passed: expected, failed: unexpected + flaky || (exitCode || !expected ? 1 : 0) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
