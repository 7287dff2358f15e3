import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{submissions,functions,web,scripts,tests/mutants}/**/*.test.{ts,mjs}'],
        },
      },
      {
        // With the running suite: the real Firestore, Functions and inbox; and the site that was built for it.
        test: {
          name: 'suite',
          include: ['tests/{built,rules,journeys}/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 30_000,
        },
      },
      {
        // npm run torture: heavy runs against the suite, one after the other.
        define: { APP_CHECK_SITE_KEY: 'null' },
        test: {
          name: 'torture',
          include: ['tests/torture/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 600_000,
          maxConcurrency: 30,
        },
      },
    ],
  },
})
