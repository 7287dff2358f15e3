import { defineConfig } from 'vitest/config'

// The tests that Stryker runs: they need no suite, so that thousands of mutants take minutes.
export default defineConfig({
  test: { include: ['{submissions,functions}/src/**/*.test.ts'] },
})
