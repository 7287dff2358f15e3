// npm run dev: Vite's development server with hot reload; forms and mail use the local suite, whose
// functions are built again when their code changes.

import { shell } from './shell.mjs'
import { run } from './user-error.mjs'
import { withSuite } from './with-suite.mjs'

await run(() =>
  withSuite(async ({ env }, ports) => {
    console.log(`\n  Inbox  ${env.INBOX_URL}\n`)
    const vite = 'node node_modules/vite/bin/vite.js'
    // --emptyOutDir false: the emulator's watcher reports no file that is deleted and created again.
    const watch = `${vite} build functions --watch --emptyOutDir false --logLevel warn`
    const dev = `${vite} dev web --strictPort --port ${ports.dev}`
    // $! is the process that watches the functions.
    return shell(`${watch} & ${dev}; code=$?; kill $!; exit $code`, env)
  }),
)
