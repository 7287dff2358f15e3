import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessShell } from './scripts/setup/chromium.mjs'

/** In the headless shell the pointer is on the page from the start, and a pointer on the page loads the page's code. */
const UNTOUCHED = /(first-paint|hydration)\.spec\.ts$/

/** These tests store leads or wait for mails. */
const LEADS = /(answer-page|lead-faults|leads)\.spec\.ts$/

/** `npm run mutants` also breaks styles, whose hashes the policy lacks, and waits for thousands of failures. */
const forMutants = process.env.BYPASS_POLICY === '1'

const shell = findHeadlessShell()

// The browser tests run inside the suite (npm run suite), which sets its addresses in the environment.
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A page on a busy machine answers several seconds late.
  timeout: 120_000,
  expect: { timeout: forMutants ? 5000 : 30_000 },
  reporter: [
    [process.stdout.isTTY ? 'list' : './tests/e2e/file-reporter.ts'],
    ['json', { outputFile: 'test-results/e2e.json' }],
  ],
  outputDir: 'test-results/e2e',
  use: {
    baseURL: process.env.SITE_URL ?? '',
    bypassCSP: forMutants,
    // Recording makes each test slower. `npx playwright test --trace retain-on-failure` records.
    trace: 'off',
  },
  projects: [
    { name: 'pages', testIgnore: [UNTOUCHED, LEADS], use: { launchOptions: browser(shell) } },
    { name: 'untouched', testMatch: UNTOUCHED, use: { launchOptions: browser(findChromium()) } },
    { name: 'leads', testMatch: LEADS, use: { launchOptions: browser(shell) } },
  ],
})

function browser(executablePath: string) {
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Maps come from another company, and tests must not depend on its servers. An intercepted request
      // (page.route) would be slower and would switch the browser's cache off.
      '--host-resolver-rules=MAP *.google.com ~NOTFOUND',
    ],
  }
}
