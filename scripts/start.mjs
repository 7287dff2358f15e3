// npm start: installs, builds and starts the whole local suite, and prints its addresses.

import { run } from './problem.mjs'
import { withSuite } from './with-suite.mjs'

await run(() =>
  withSuite(async ({ env, logFile }) => {
    console.log(`
  Site        ${env.SITE_URL}    send a quote request from the first screen
  Inbox       ${env.INBOX_URL}    the agency's mail about it
  Firestore   http://${env.FIRESTORE_EMULATOR_HOST}
  Functions   ${env.FUNCTIONS_URL}
  Log         ${logFile}

  Ctrl-C ends everything.
`)
    // Never settles: withSuite ends the suite at Ctrl-C.
    return new Promise(() => {})
  }),
)
