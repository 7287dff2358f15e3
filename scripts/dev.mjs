// npm run dev: Vite's development server with hot reload; forms and mail use the local suite, whose
// functions are built again when their code changes.

import { join } from 'node:path'
import { root, shell } from './commands.mjs'
import { run } from './problem.mjs'
import { watchFunctions } from './watch-functions.mjs'
import { withSuite } from './with-suite.mjs'

await run(() =>
  withSuite(async ({ env }, ports) => {
    console.log(`\n  Inbox  ${env.INBOX_URL}\n`)
    const stopWatching = await watchFunctions(join(root, 'functions'))
    try {
      return await shell(`npx vite dev web --strictPort --port ${ports.dev}`, env)
    } finally {
      await stopWatching()
    }
  }),
)
