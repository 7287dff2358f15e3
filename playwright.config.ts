import { defineConfig } from '@playwright/test'
import { find, findHeadlessShell } from './scripts/find-tools.mjs'

/** A pointer loads a page's code, and the headless shell always has a pointer: these tests use the whole browser. */
const UNTOUCHED = /before-the-code\.spec\.ts$/

/** These tests store leads or wait for mails. */
const LEADS = /(answer-page|lead-faults|leads|unfinished-sends)\.spec\.ts$/

const shell = findHeadlessShell()

/** One context for all tests of a worker saves a quarter of the processor time. Caches and service workers stay. */
const inOneContext = { ...browser(shell), reuseContext: true }

/** A test of tests/e2e with the tag @matrix, or any test of tests/matrix: Playwright compares file, title and tags. */
const MATRIX = /@matrix|matrix\//

// The browser tests run inside the suite (npm run suite), which sets its addresses in the environment.
// `npm test` runs `pages` and `leads` and `npm run test:all` the matrix too.
export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,matrix}/**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A page on a busy machine answers several seconds late.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['json', { outputFile: 'test-results/e2e.json' }],
  ],
  outputDir: 'test-results/e2e',
  use: {
    baseURL: process.env.SITE_URL ?? '',
  },
  projects: [
    { name: 'pages', testIgnore: LEADS, grepInvert: MATRIX, use: inOneContext },
    { name: 'leads', testMatch: LEADS, grepInvert: MATRIX, use: inOneContext },
    { name: 'matrix', testIgnore: UNTOUCHED, grep: MATRIX, use: browser(shell) },
    { name: 'matrix-untouched', testMatch: UNTOUCHED, use: browser(find('Chromium')) },
  ],
})

function browser(executablePath: string) {
  const args = [
    // The GPU code runs in a thread, not in a separate process: a tenth less processor time.
    '--in-process-gpu',
    // Tests must not depend on the servers of the embedded maps. Intercepting requests (page.route) would be slower,
    // and would switch the browser's cache off.
    '--host-resolver-rules=MAP *.google.com ~NOTFOUND',
  ]
  return { launchOptions: { executablePath, args } }
}
