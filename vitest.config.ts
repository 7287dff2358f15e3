import { configDefaults, defineConfig } from 'vitest/config'
import { compileContent } from './content/compiler/index.ts'

// Tests import the compiled content. If the content has mistakes, they import the last content without mistakes.
compileContent()

export default defineConfig({
  test: {
    // So high that the reporter prints no extra line for a slow test.
    slowTestThreshold: 60_000,
    // With --changed, a change of the content runs all tests of a project: what it is compiled to is not in Git.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/content/{*,tours/*,posts/*}.{md,yaml}',
      '**/brand/agency.yaml',
    ],
    projects: [
      {
        define: { BUILD_DAY: JSON.stringify('2026-11-22') },
        test: {
          name: 'unit',
          // Each thread loads a module once, which halves the time.
          pool: 'threads',
          isolate: false,
          // Work, not time, ends a test on a busy machine.
          testTimeout: 120_000,
          include: [
            '{submissions,content,functions,pictures,web,scripts}/**/*.test.{ts,tsx,mjs}',
            'tests/*.test.ts',
          ],
        },
      },
      {
        // Tests of the built site, which need no emulator.
        test: {
          name: 'built',
          pool: 'threads',
          isolate: false,
          include: ['tests/built/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        // Tests inside the suite (npm run suite): the emulated Firestore and Functions, and the inbox.
        test: {
          name: 'suite',
          // Firestore's libraries are loaded once for all files.
          isolate: false,
          include: ['tests/{rules,journeys}/**/*.test.ts'],
          fileParallelism: false,
          // On a busy machine, ten simultaneous events start ten emulator processes, which takes half a minute.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // npm run test:all: what multiplies or measures, inside the suite.
        test: {
          name: 'matrix',
          include: ['tests/matrix/**/*.test.{ts,mjs}'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // npm run torture: load and fault tests, and more runs of delivery-model.test.ts, inside the suite.
        define: { APP_CHECK_SITE_KEY: 'null', BUILD_DAY: JSON.stringify('2026-11-22') },
        test: {
          name: 'torture',
          include: ['tests/torture/**/*.test.ts', 'tests/matrix/delivery-model.test.ts'],
          fileParallelism: false,
          testTimeout: 600_000,
          maxConcurrency: 30,
        },
      },
    ],
  },
})
