import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessShell } from './scripts/setup/chromium.mjs'

/** In the headless shell the pointer is on the page from the start, and a pointer on the page loads the page's code. */
const UNTOUCHED = /hydration\.spec\.ts$/

/** These tests store leads or wait for mails. */
const LEADS = /(answer-page|lead-faults|leads)\.spec\.ts$/

const shell = findHeadlessShell()

/** A new context for each test costs a quarter of the processor time. Caches and service workers are not cleared. */
const inOneContext = { ...browser(shell), reuseContext: true }

// The browser tests run inside the suite (npm run suite), which sets its addresses in the environment.
// tests/e2e is part of `npm test`, tests/matrix of `npm run test:all`.
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
    // Recording makes each test slower. `npx playwright test --trace retain-on-failure` records.
    trace: 'off',
  },
  projects: [
    { name: 'pages', testDir: 'tests/e2e', testIgnore: LEADS, use: inOneContext },
    { name: 'leads', testDir: 'tests/e2e', testMatch: LEADS, use: inOneContext },
    { name: 'matrix', testDir: 'tests/matrix', testIgnore: UNTOUCHED, use: browser(shell) },
    {
      name: 'matrix-untouched',
      testDir: 'tests/matrix',
      testMatch: UNTOUCHED,
      use: browser(findChromium()),
    },
  ],
})

function browser(executablePath: string) {
  const args = [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // The browser's drawing as a thread and not as a process: a tenth less processor time.
    '--in-process-gpu',
    // Maps come from another company, and tests must not depend on its servers. An intercepted request
    // (page.route) would be slower and would switch the browser's cache off.
    '--host-resolver-rules=MAP *.google.com ~NOTFOUND',
  ]
  return { launchOptions: { executablePath, args } }
}
