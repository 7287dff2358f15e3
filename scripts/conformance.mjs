// npm run conformance: prints each section of the specification with its tests and their files, and fails when a section
// has no test. The title of a test, or of a `describe` around it, begins with its sections: "2.3 The first question is
// open", "2.3, 9 The counters end at 4589". No test is run, so neither the built site nor the suite is needed.

import { spawnSync } from 'node:child_process'
import { relative } from 'node:path'
import { root } from './commands.mjs'
import { Problem, run } from './problem.mjs'

const SECTIONS = ['1', ...Array.from({ length: 12 }, (_, index) => `2.${index + 1}`), ...'3456789']

const AT_THE_BEGINNING = /^(\d(?:\.\d+)?(?:, \d(?:\.\d+)?)*) (?=\S)/

/** Test files read the addresses when they are loaded. No browser is opened, so any program stands for Chromium. */
const PLACEHOLDERS = {
  SITE_URL: 'http://127.0.0.1',
  INBOX_URL: 'http://127.0.0.1',
  FUNCTIONS_URL: 'http://127.0.0.1',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
  GCLOUD_PROJECT: 'demo-none',
  CHROMIUM_PATH: process.execPath,
}

/** @typedef {{ titles: string[], file: string }} Test the titles of the groups around the test, and its own */

await run(async () => {
  // Vitest comes first: its configuration compiles the content, which the browser tests import.
  const tests = [...vitestTests(), ...playwrightTests()]
  const missing = SECTIONS.filter((section) => printTests(section, tests) === 0)
  if (!missing.length) return
  throw new Problem(
    `No test holds these sections of the specification: ${missing.join(', ')}`,
    'Begin the title of the test that holds a section with its number, as in "2.3 The first …".',
  )
})

/**
 * Prints the tests of a section, and returns how many there are.
 * @param {string} section
 * @param {readonly Test[]} tests
 */
function printTests(section, tests) {
  /** @param {string} title */
  const holds = (title) => AT_THE_BEGINNING.exec(title)?.[1]?.split(', ').includes(section)
  const lines = tests
    .filter(({ titles }) => titles.some(holds))
    .map(({ titles, file }) => `\n  ${titles.join(' › ')}  (${file})`)
  console.log(`\n${section}: ${lines.length}${lines.join('')}`)
  return lines.length
}

/** Vitest reads the titles from the text of the files, because to load them needs the built site. */
function vitestTests() {
  const projects = ['unit', 'built', 'suite', 'matrix'].map((name) => `--project=${name}`)
  /** @type {{ name: string, file: string }[]} */
  const tests = listOf(['vitest', 'list', '--static-parse', '--json', ...projects])
  return tests.map(({ name, file }) => ({ titles: name.split(' > '), file: relative(root, file) }))
}

function playwrightTests() {
  /** @type {{ suites: Suite[] }} */
  const { suites } = listOf(['playwright', 'test', '--list', '--reporter=json'])
  return suites.flatMap((file) => testsIn(file, []))
}

/**
 * @typedef {{ title: string, suites?: Suite[], specs: { title: string, file: string }[] }} Suite a file or a group
 * @param {Suite} suite
 * @param {readonly string[]} groups the titles of the suite and of the groups around it
 * @returns {Test[]}
 */
function testsIn({ suites = [], specs }, groups) {
  const own = specs.map(({ title, file }) => ({
    titles: [...groups, title],
    file: `tests/${file}`,
  }))
  return [...own, ...suites.flatMap((suite) => testsIn(suite, [...groups, suite.title]))]
}

/** @param {string[]} command that prints JSON */
function listOf(command) {
  const env = { ...process.env, ...PLACEHOLDERS }
  const { status, stdout } = spawnSync('npx', command, { cwd: root, env, maxBuffer: 1e9 })
  if (status === 0) return JSON.parse(stdout.toString())
  throw new Problem(`npx ${command.join(' ')} fails.`, `Its output has the reason:\n${stdout}`)
}
