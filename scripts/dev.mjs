// npm run dev: Vite's development server with hot reload; forms and mail use the local suite.

import { shell } from './commands.mjs'
import { run } from './problem.mjs'
import { withSuite } from './with-suite.mjs'

await run(() =>
  withSuite(({ env }, ports) => {
    console.log(`\n  Inbox  ${env.INBOX_URL}\n`)
    return shell(`npx vite dev web --port ${ports.dev}`, env)
  }),
)
