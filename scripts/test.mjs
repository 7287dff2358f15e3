// npm test: format, lint, types and unit tests, while the suite is built and started; then the tests of the
// rules and the functions, at the same time as the browser tests of pages; last, the browser tests of leads, at
// the same time as the tests of the built pages (docs/decisions/018). A failure does not stop the run; the last
// line has the totals. Where the suite cannot run, for example without Java, the tests that need no suite run,
// and the run fails.
//   --changed   format, lint, types, and the unit tests that import a file changed since the last commit

import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, shell, shellPrintedAtEnd } from './commands.mjs'
import { Problem, run } from './problem.mjs'
import { quoted } from './quoted.mjs'
import { installBrowsers } from './setup/headless-shell.mjs'
import { installPackages } from './setup/packages.mjs'
import { setUp } from './setup.mjs'
import { withSuite } from './with-suite.mjs'

const results = join(root, 'test-results')

/** The lowest priority: the command gets only the processor time that other programs leave. */
const LAST = 'nice -n 19'

/** Colour codes would spoil an output that goes into a file. */
const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1' }

await run(async () => {
  const changedOnly = process.argv.includes('--changed')
  const browsers = changedOnly ? null : installBrowsers()
  installPackages(root)
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results)

  const tally = { passed: 0, failed: 0 }
  const count = (/** @type {{ passed: number, failed: number }} */ { passed, failed }) => {
    tally.passed += passed
    tally.failed += failed
  }
  const check = async () => count(tallyOfExit(await shellPrintedAtEnd('npm run --silent check')))
  async function testWithoutSuite() {
    await check()
    count(await vitest('unit', process.env))
  }

  const missing = changedOnly ? null : whatIsMissing()
  if (changedOnly) {
    await check()
    count(tallyOfExit(await shell('npx vitest run --project unit --changed --passWithNoTests')))
  } else if (missing) {
    await testWithoutSuite()
    if ((await shell('npm run --silent build')) === 0) {
      count(await vitest('built', process.env))
    }
    count({ passed: 0, failed: 1 })
    console.log(
      `\n✗ Not run: the tests of the rules, the functions and the browser.\n${missing.message}`,
    )
  } else {
    const early = testWithoutSuite()
    await withSuite(async ({ env }) => {
      await Promise.all([early, browsers])
      // Both runs spend much of their time waiting, so they run at the same time.
      const pages = playwright(env, ['pages', 'untouched'])
      for (const totals of await Promise.all([vitest('suite', env), pages])) count(totals)
      // A form's send must end within ten seconds, so only tests of low priority run beside these.
      const leads = playwright(env, ['leads'])
      for (const totals of await Promise.all([vitest('built', env, LAST), leads])) count(totals)
      return 0
    }).finally(() => early)
  }

  console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
  return tally.failed ? 1 : 0
})

/** The problem that keeps the suite from running on this machine; null without one. */
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
function tallyOfExit(exitCode) {
  return exitCode ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }
}

/**
 * @param {'unit' | 'suite' | 'built'} project
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [priority] a command that changes the priority of the command behind it
 */
async function vitest(project, env, priority = '') {
  const file = join(results, `${project}.json`)
  const reporters = `--reporter=default --reporter=json --outputFile.json=${quoted(file)}`
  const command = `${priority} npx vitest run --project ${project} ${reporters}`
  const exitCode = await shellPrintedAtEnd(command, { ...env, ...colours })
  /** @param {{ numPassedTests: number, numFailedTests: number }} report */
  const read = ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  })
  return tallyOf(exitCode, file, read)
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} projects of playwright.config.ts
 */
async function playwright(env, projects) {
  const file = join(results, `e2e-${projects.join('-')}.json`)
  const chosen = projects.map((project) => `--project ${project}`).join(' ')
  const exitCode = await shell(`npx playwright test ${chosen}`, {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  /** @param {{ stats: { expected: number, unexpected: number, flaky: number } }} report */
  const read = ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  })
  return tallyOf(exitCode, file, read)
}

/**
 * The totals in a runner's report. A run that failed outside its tests counts as one failure.
 * @template Report as the runner writes it
 * @param {number} exitCode
 * @param {string} file
 * @param {(report: Report) => { passed: number, failed: number }} read
 */
function tallyOf(exitCode, file, read) {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')))
    return { passed, failed: failed || (exitCode || !passed ? 1 : 0) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
